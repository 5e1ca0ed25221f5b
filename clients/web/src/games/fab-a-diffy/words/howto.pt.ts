/** How Fab-A-Diffy is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Junte vazas: três tiras de frações em que uma vale o mesmo que as outras duas somadas. Quem tem mais vazas vence o jogo, e a partida é em melhor de 3 jogos.",
  turn: [
    "No começo cada um tira uma tira: começa a menor. Na mesa há três tiras viradas e uma pilha com as outras.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Se o outro deixou sua amostra sem usar, você tem 10 segundos para dizer “Captura!” e fazer uma vaza com ela. Depois joga o seu turno.",
    "Pegue uma tira da pilha para a amostra. O servidor repõe até haver três tiras viradas.",
    "Vê uma vaza com a amostra e duas tiras viradas? Toque as duas. Tocou, pegou: o tocado se usa.",
    "Diga a sentença, uma soma ou uma subtração das três frações: 1/3 − 1/4 = 1/12. Você pode dar a uma fração outro nome igual, mas só em meios, terços, quartos, sextos ou doze avos.",
    "Leve a vaza.",
    "Se você tocou uma tira e com o tocado não se pode fazer uma vaza, devolva a amostra.",
    "Passe a bandeirinha. Se não tocou nada você pode passar, e o outro vai poder capturar sua amostra.",
  ],
  challenges: [
    "Em torneio o servidor não avisa dos erros. Desafie depois de receber a bandeirinha e antes de capturar ou de pegar sua amostra: a sentença, um nome fora das partições, não tocar e anunciar antes de escolher, ou tocou-pegou.",
    "Uma captura se desafia sem bandeirinha, até que quem capturou a passe.",
    "Se você acertar, a vaza é sua e é a sua vez. Se nesse turno não se levou uma vaza, você tem um turno a mais. Numa captura se desfaz também o turno do outro.",
    "Se errar, perde um turno e recebe uma falta. Um desafio fora de hora também é uma falta. Com três faltas na partida você a perde.",
  ],
  end: [
    "Um jogo termina quando alguém deve pegar uma amostra e a pilha ficou vazia. Vence quem tem mais vazas; com as mesmas, é empate.",
    "O outro começa o jogo seguinte. A partida termina quando alguém vence dois jogos, ou depois de três: vence quem venceu mais.",
    "Com o tempo limite, se quem começou já capturou ou pegou sua amostra nessa rodada ou já passou a bandeirinha, os dois completam seu turno. As vazas se contam como estão e os jogos não jogados ficam empatados.",
  ],
  clock: [
    "Cada turno dura um minuto, se a sala não disser outra coisa. Depois há um aviso, uma violação de tempo e mais 10 segundos.",
    "Se você ainda não terminou, a vaza levada fica, o tocado sem vaza não vale e a bandeirinha passa. A terceira violação perde.",
    "O relógio espera enquanto se resolve um desafio.",
  ],
  line: [
    ["draw", "pegar uma amostra"],
    [".1/3", "tocar a tira 1/3"],
    ['"1/3-1/4=1/12"', "dizer a sentença"],
    ["x1/3,1/4", "levar a vaza com essas duas tiras"],
    ["retire", "devolver a amostra"],
    ["capture", "captura!"],
    ["!fab-a-diffy.sentence", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept · nochallenge", "aceitar o resultado · não desafio"],
  ],
};
