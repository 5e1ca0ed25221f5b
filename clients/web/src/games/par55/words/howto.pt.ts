/** How Par 55 is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Ponha blocos junto a outros parecidos: cada semelhança faz seu peão avançar. Vence quem cai exatamente em 55, se o outro não cai também em seu turno final.",
  turn: [
    "No começo um diz que cor começa e o outro escolhe uma mão: dentro está seu peão, azul ou vermelho. Começa quem tiver a cor dita.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la. Quando toca um bloco, já não.",
    "Toque um bloco do banco e uma base vazia. Você pode devolvê-lo e pegar outro; uma vez posto, já não se move.",
    "Sua pontuação é 5 pela base, mais um por semelhança com cada bloco vizinho: mesmo tamanho, mesma cor, mesma forma. Anuncie antes de mover.",
    "Conte os espaços um por um e ponha seu peão no último. Se passaria de 55, seu peão fica onde está.",
    "Caiu em um espaço branco onde está o outro peão? Empurre: esse peão vai 5 espaços atrás. Nos espaços numerados e na saída não se empurra.",
    "Caiu em 55? Declare a vitória antes de passar a bandeirinha.",
    "Passe a bandeirinha.",
  ],
  challenges: [
    "Em torneio o servidor não avisa dos erros. Desafie ao receber a bandeirinha e antes de tocar um bloco: a pontuação, o peão movido antes de anunciar, a conta ou o empurrão.",
    "Uma vitória declarada se desafia sem bandeirinha, durante alguns segundos.",
    "Se você acertar, o bloco volta ao banco, os peões aonde estavam, e joga você.",
    "Se errar, perde o turno e recebe uma falta. Um desafio fora de hora ou do que não é uma dessas regras é só uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Depois de um 55 o outro tem um turno final. Se cai também em 55, é empate. Se não, vence quem caiu primeiro e declarou; se não declarou, é empate.",
    "Quando se enche a última base e o turno termina, é empate. Mas quem cai em 55 com o último bloco e declara, vence.",
    "Com o tempo limite é empate, a não ser que alguém já tenha caído em 55: então se joga o turno final.",
  ],
  clock: [
    "Cada turno dura um minuto, se a sala não disser outra coisa. Depois há um aviso, uma violação de tempo e mais 10 segundos.",
    "Se ainda falta pôr, anunciar ou mover, seu turno se perde e tudo volta atrás. A terceira violação perde o jogo.",
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
