/** How Contig 60 is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Cubra cinco números seguidos com fichas suas: na horizontal, na vertical ou na diagonal. Se ninguém conseguir, vence quem mais baixa sua pontuação, que começa em 60.",
  turn: [
    "No começo cada um lança um dado: começa o menor.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Lance os três dados.",
    "Procure uma conta que use os três valores, uma vez cada um, com +, −, × ou ÷. O resultado tem que ser um número livre do tabuleiro.",
    "Ponha aí uma ficha. Peça posta, peça jogada: já não se move.",
    "Diga a sentença numérica. Vale a ordem das operações: 3+5*4 é 23. Para dar 32 escreva 3+5=8; 8*4=32, ou use parênteses se a sala permitir.",
    "Tire um ponto por ficha vizinha, sua ou alheia, de lado ou de canto. Diga sua nova pontuação mesmo que não tenha mudado.",
    "Passe a bandeirinha. Você também pode passar sem pôr ficha.",
    "Se o outro passou sem pôr ficha, você pode capturar antes de lançar: põe uma ficha com os dados dele e tira o dobro. Depois joga o seu turno.",
  ],
  challenges: [
    "Em torneio o servidor não avisa dos erros: quem os descobre é você. Desafie a sentença numérica ou a pontuação depois de receber a bandeirinha e antes de lançar.",
    "Uma captura se desafia sem bandeirinha, até que quem capturou a passe. Se o turno dele se corta antes, você pode desafiá-la durante todo o seu turno seguinte.",
    "Se você acertar, a jogada se desfaz, você tira 2 pontos e é a sua vez: usa o mesmo lançamento ou lança de novo. Numa captura se desfaz também o que o outro fez depois.",
    "Se errar, você perde um turno e recebe uma falta. Um desafio fora de hora também é uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Declare a vitória com a bandeirinha na mão: cinco em linha, ou zero ou menos com pelo menos 3 pontos de vantagem. Se for falsa e o outro a desafiar, vence o outro; se a desafiar e era certa, ele a confirma.",
    "Também termina com uma pontuação de zero ou menos, quando alguém recebe a bandeirinha sem fichas (começa com 25) ou pelo tempo limite.",
    "Então vence a menor pontuação se a diferença é de 3 ou mais. Se não, é empate.",
    "Não se completa a rodada, salvo com o tempo limite: se quem começou já pôs uma ficha nessa rodada ou já passou a bandeirinha, os dois completam seu turno.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso, uma violação de tempo e mais 10 segundos.",
    "Se você já pôs ficha, sentença e pontuação, o servidor passa a bandeirinha. Se não, perde o turno e o que fez se apaga, menos uma captura. A terceira violação perde o jogo.",
    "O relógio espera enquanto se resolve um desafio.",
  ],
  line: [
    ["roll", "lançar os dados"],
    ["use", "usar o lançamento oferecido"],
    ["@28", "pôr no 28"],
    ['"4*6+4=28"', "dizer a sentença"],
    ["=57", "dizer a pontuação"],
    ['x7 "1+2+4=7" =58', "capturar o 7, com sentença e pontuação"],
    ["five 27,28,29,30,31", "declarar cinco em linha"],
    ["zero", "declarar zero ou menos"],
    ["!contig60.score", "desafiar essa regra"],
    ["!contig60.score @capture", "desafiá-la na captura"],
    ["pass · accept · nochallenge", "passar a bandeirinha · aceitar o resultado · não desafio"],
  ],
};
