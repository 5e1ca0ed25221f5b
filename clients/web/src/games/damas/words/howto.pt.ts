/** How damas is played, in words for a child, in Portuguese. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Capture todas as peças do rival, ou deixe-o sem nenhum movimento.",
  turn: [
    "Joga-se nas casas escuras, com doze peças cada um. As pretas começam.",
    "Um peão avança um passo na diagonal, sempre para a frente.",
    "Captura-se saltando sobre uma peça vizinha do rival, se a casa de trás está livre. Um peão também só salta para a frente.",
    "Se daí pode saltar outra vez, continua. As peças capturadas saem no fim.",
    "Quem pode capturar deve capturar, e continuar até o fim do caminho. Qual das capturas, escolhe-se: uma peça ou cinco, dá no mesmo.",
    "O peão que chega à última linha é coroado: é dama e anda e salta para a frente e para trás, um passo por vez. Ao coroar termina o turno.",
    "Peça tocada, peça movida. Em torneio, tocar uma peça que não pode jogar faz perder o turno.",
    "Para capturar no tabuleiro: toque a peça, toque cada casa onde cai, e no fim solte-a.",
  ],
  challenges: [
    "Em torneio o servidor aceita que se esqueça uma captura. O rival pode reclamar antes de tocar uma peça.",
    "Sopro!: tira-se uma peça que devia capturar e não capturou. Se foi a que se moveu, diz-se onde está agora. O sopro não conta como turno: depois se joga.",
    "Que corrija: volta a posição de antes e o rival faz a captura.",
    "Se perdeu o turno por tocar uma peça sem jogo, pode-se devolvê-lo.",
    "Uma reclamação errada é uma falta: não se perde o turno, mas com três faltas se perde a partida.",
  ],
  end: [
    "Vence quem captura tudo ou deixa o outro sem movimento. Também se o outro abandona.",
    "É empate se os dois concordam. Pode-se reclamar quando a mesma posição está pela terceira vez, ou depois de oitenta turnos sem captura nem passo de peão.",
    "Um jogo tem um número par de partidas e as cores se trocam. Vencer vale 2 pontos e o empate, 1. Mais pontos vencem o jogo.",
    "Se o árbitro pede o limite de tempo, completa-se o turno e vence quem tem mais peças; se são iguais, quem tem mais damas.",
  ],
  clock: [
    "Cada turno tem cinco minutos. Depois, quem espera pode dizer “Tempo!”: o outro joga no minuto seguinte ou perde a partida.",
    "Se ninguém diz, não há pressa.",
    "Quem fica sem movimento tem um minuto para reclamar, caso um sopro o liberte.",
  ],
  line: [
    ["11-15", "mover de 11 a 15"],
    ["14x23 · 14x23x32", "capturar; com várias, todas as casas"],
    ["toco 14", "tocar a peça de 14"],
    ["soplo 15", "soprar a peça de 15"],
    ["rectifica", "que o rival corrija"],
    ["devuelvo el turno", "o turno perdido não vale: que jogue"],
    ["nada", "nada a reclamar"],
    ["tiempo", "Tempo!"],
    ["tablas · acepto · rechazo", "oferecer, aceitar, recusar empate"],
    ["repetición · sin avance", "reclamar empate"],
    ["listo", "pronto para a partida seguinte"],
    ["abandono", "abandonar a partida"],
  ],
};
