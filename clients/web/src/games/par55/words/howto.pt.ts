/** The Portuguese rules page of Par 55, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Ponha blocos junto a outros parecidos: cada semelhança faz seu peão avançar. Vence quem cair exatamente em 55, se o outro não cair também no turno final.",
  turn: [
    "No começo um diz que cor começa e o outro escolhe uma mão: nela está o peão dele, azul ou vermelho. Começa quem tiver a cor dita.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la. Depois de tocar em um bloco, não pode mais.",
    "Toque em um bloco do banco e uma base vazia. Você pode devolver e pegar outro; depois de posto, não se move mais.",
    "Sua pontuação é 5 pela base, mais um por semelhança com cada bloco vizinho: mesmo tamanho, mesma cor, mesma forma. Anuncie antes de mover.",
    "Conte os espaços um por um e ponha seu peão no último. Se passar de 55, seu peão fica onde está.",
    "Caiu em um espaço branco onde está o outro peão? Empurre: esse peão vai 5 espaços atrás. Nos espaços com número e na saída ninguém empurra.",
    "Caiu em 55? Declare a vitória antes de passar a bandeirinha.",
    "Passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar um bloco: a pontuação, o peão movido antes de anunciar, a conta ou o empurrão.",
    "Uma vitória declarada se desafia sem bandeirinha, durante alguns segundos.",
    "Se você acertar, o bloco volta ao banco, os peões voltam ao lugar, e você joga.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora, ou de outra coisa, é só uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Depois de um 55 o outro tem um turno final. Se cai também em 55, é empate. Se não, vence quem caiu primeiro e declarou; se não declarou, é empate.",
    "Quando a última base se enche e o turno termina, é empate. Mas quem cai em 55 com o último bloco e declara vence.",
    "Com o tempo limite é empate, a não ser que alguém já tenha caído em 55: então se joga o turno final.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se ainda falta pôr, anunciar ou mover, você perde a vez e tudo se desfaz. Com o terceiro aviso você perde o jogo.",
  ],
  line: [
    ["call blue · left", "dizer a cor que começa · escolher a mão esquerda"],
    ["?lrc", "tocar um bloco: l grande ou s pequeno; r vermelho, b azul ou y amarelo; c círculo, s quadrado, t triângulo, r retângulo ou h hexágono"],
    ["back", "devolvê-lo ao banco"],
    ["lrc C2T", "pôr o círculo vermelho grande na base C2T"],
    ["=7", "anunciar 7"],
    [">12", "contar um por um até o 12 e pôr aí o peão"],
    [">12 8-11", "contar do 8 ao 11 e pôr o peão no 12"],
    ["bump 3", "empurrar: o outro peão ao 3"],
    ["win", "declarar a vitória"],
    ["!par55.score", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept · resign", "aceitar o resultado · desistir"],
  ],
};
