/** The Portuguese rules page of Contig 60, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Cubra cinco números seguidos com fichas suas: na horizontal, na vertical ou na diagonal. Se ninguém conseguir, vence quem baixar mais a pontuação, que começa em 60.",
  turn: [
    "No começo cada um lança um dado: começa o menor.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Lance os três dados.",
    "Procure uma conta que use os três números, uma vez cada um, com +, −, × ou ÷. O resultado tem que ser um número livre do tabuleiro.",
    "Ponha ali uma ficha. Peça posta, peça jogada: não se move mais.",
    "Diga a conta (no regulamento, “sentença numérica”). Vale a ordem das operações: 3+5*4 é 23. Para dar 32 escreva 3+5=8; 8*4=32, ou use parênteses se a mesa permitir.",
    "Desconte um ponto por ficha vizinha, sua ou do rival, de lado ou de canto. Diga sua nova pontuação mesmo que não tenha mudado.",
    "Passe a bandeirinha. Você também pode passar sem pôr ficha.",
    "Se o outro passou sem pôr ficha, você pode capturar antes de lançar: põe uma ficha com os dados dele e desconta o dobro. Depois joga o seu turno.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie a conta ou a pontuação depois de receber a bandeirinha e antes de lançar.",
    "Uma captura pode ser desafiada sem bandeirinha, até quem capturou passar. Se o turno dele for cortado antes, você pode desafiar durante todo o seu turno seguinte.",
    "Se você acertar, a jogada é desfeita, você desconta 2 pontos e é a sua vez: usa o mesmo lançamento ou lança de novo. Em uma captura, o que o outro fez depois também é desfeito.",
    "Se errar, você perde a vez e recebe uma falta. Um desafio fora de hora também é uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Declare a vitória com a bandeirinha na mão: cinco em linha, ou zero ou menos com pelo menos 3 pontos de vantagem. Se for falsa e o outro desafiar, ele vence; se era certa, o desafio confirma a vitória.",
    "Também termina com uma pontuação de zero ou menos, quando alguém recebe a bandeirinha sem fichas (começa com 25) ou pelo tempo limite.",
    "Então vence a menor pontuação se a diferença é de 3 ou mais. Se não, é empate.",
    "A rodada não é completada, exceto com o tempo limite: se quem começou já pôs uma ficha nessa rodada ou já passou a bandeirinha, os dois completam seu turno.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você já pôs ficha, conta e pontuação, o servidor passa a bandeirinha. Se não, você perde a vez e o que fez é apagado, menos uma captura. Com o terceiro aviso você perde o jogo.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["roll", "lançar os dados"],
    ["use", "usar o lançamento oferecido"],
    ["@28", "pôr no 28"],
    ['"4*6+4=28"', "dizer a conta"],
    ["=57", "dizer a pontuação"],
    ['x7 "1+2+4=7" =58', "capturar o 7, com conta e pontuação"],
    ["five 27,28,29,30,31", "declarar cinco em linha"],
    ["zero", "declarar zero ou menos"],
    ["!contig60.score", "desafiar essa regra"],
    ["!contig60.score @capture", "desafiá-la na captura"],
    ["pass · accept · nochallenge", "passar a bandeirinha · aceitar o resultado · não desafio"],
  ],
};
