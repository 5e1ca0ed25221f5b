/** The Portuguese rules page of Fab-A-Diffy, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Junte vazas: três tiras de frações em que uma vale o mesmo que as outras duas somadas. Quem tem mais vazas vence o jogo, e a partida é uma melhor de 3 jogos.",
  turn: [
    "No começo cada um tira uma tira: começa a menor. Na mesa há três tiras viradas e uma pilha com as outras.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Se o outro deixou sua amostra sem usar, você tem 10 segundos para dizer “Captura!” e fazer uma vaza com ela. Depois joga o seu turno.",
    "Pegue uma tira da pilha para a amostra. O servidor repõe até haver três tiras viradas.",
    "Vê uma vaza com a amostra e duas tiras viradas? Toque nas duas. Tocou, pegou: o que você toca, usa.",
    "Diga a conta, uma soma ou uma subtração das três frações: 1/3 − 1/4 = 1/12. Você pode dar a uma fração outro nome igual, mas só em meios, terços, quartos, sextos ou doze avos.",
    "Leve a vaza.",
    "Se você tocou uma tira e não dá para fazer uma vaza com ela, devolva a amostra.",
    "Passe a bandeirinha. Se não tocou nada você pode passar, e o outro vai poder capturar sua amostra.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie depois de receber a bandeirinha e antes de capturar ou de pegar sua amostra: a conta, um nome que não serve, não tocar e anunciar antes de escolher, ou tocou-pegou.",
    "Uma captura pode ser desafiada sem bandeirinha, até quem capturou passar.",
    "Se você acertar, a vaza é sua e é a sua vez. Se ninguém levou uma vaza nesse turno, você tem um turno a mais. Em uma captura, o turno do outro também é desfeito.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora também é uma falta. Com três faltas na partida você perde.",
  ],
  end: [
    "Um jogo termina quando alguém deve pegar uma amostra e a pilha ficou vazia. Vence quem tem mais vazas; com as mesmas, é empate.",
    "O outro começa o jogo seguinte. A partida termina quando alguém vence dois jogos, ou depois de três: vence quem venceu mais.",
    "Com o tempo limite, se quem começou já capturou ou pegou sua amostra nessa rodada ou já passou a bandeirinha, os dois completam seu turno. As vazas contam como estão e os jogos não jogados ficam empatados.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você ainda não terminou, a vaza levada fica, o que você só tocou não vale e a bandeirinha passa. Com o terceiro aviso você perde.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["draw", "pegar uma amostra"],
    [".1/3", "tocar a tira 1/3"],
    ['"1/3-1/4=1/12"', "dizer a conta"],
    ["x1/3,1/4", "levar a vaza com essas duas tiras"],
    ["retire", "devolver a amostra"],
    ["capture", "captura!"],
    ["!fab-a-diffy.sentence", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept · nochallenge", "aceitar o resultado · não desafio"],
  ],
};
