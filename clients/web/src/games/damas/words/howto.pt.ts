/** The Portuguese rules page of Damas, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Capture todas as peças do rival, ou deixe o rival sem nenhum movimento.",
  turn: [
    "O jogo é nas casas escuras, com doze peças para cada um. As pretas começam.",
    "Um peão avança um passo na diagonal, sempre para a frente.",
    "Para capturar, salte sobre uma peça vizinha do rival, se a casa de trás estiver livre. Um peão também só salta para a frente.",
    "Se dali puder saltar outra vez, continua. As peças capturadas saem no fim.",
    "Quem pode capturar deve capturar, e continuar até o fim do caminho. Você escolhe qual captura: uma peça ou cinco, tanto faz.",
    "O peão que chega à última linha é coroado: vira dama, e anda e salta para a frente e para trás, um passo por vez. A coroação termina o turno.",
    "Peça tocada, peça movida. No torneio, tocar uma peça que não pode jogar faz perder o turno.",
    "Para capturar no tabuleiro: toque na peça, toque em cada casa onde cai, e no fim solte a peça.",
  ],
  challenges: [
    "No torneio, o servidor deixa esquecer uma captura. O rival pode reclamar antes de tocar uma peça.",
    "Sopro!: sai do tabuleiro uma peça que devia capturar e não capturou. Se foi a que se moveu, diga onde ela está agora. O sopro não conta como turno: depois você joga.",
    "Que corrija: volta a posição de antes e o rival faz a captura.",
    "Se perdeu a vez por tocar uma peça sem jogo, ela pode ser devolvida.",
    "Uma reclamação errada é uma falta: não se perde a vez, mas com três faltas se perde a partida.",
  ],
  end: [
    "Vence quem captura tudo ou deixa o outro sem movimento. Também se o outro abandona.",
    "É empate se os dois concordam. Você pode pedir empate quando a mesma posição aparece pela terceira vez, ou depois de oitenta turnos sem captura nem passo de peão.",
    "Um jogo tem um número par de partidas e as cores são trocadas. Vencer vale 2 pontos e o empate, 1. Mais pontos vencem o jogo.",
    "Se o árbitro pedir o limite de tempo, o turno é completado e vence quem tem mais peças; se são iguais, quem tem mais damas.",
  ],
  clock: [
    "Cada turno tem cinco minutos. Depois, quem espera pode dizer “Tempo!”: o outro joga no minuto seguinte ou perde a partida.",
    "Se ninguém disser, não há pressa.",
    "Quem fica sem movimento tem um minuto para reclamar, caso um sopro o liberte.",
  ],
  line: [
    ["11-15", "mover de 11 a 15"],
    ["14x23 · 14x23x32", "capturar; com várias, todas as casas"],
    ["toco 14", "tocar a peça de 14"],
    ["soplo 15", "soprar a peça de 15"],
    ["rectifica", "que o rival corrija"],
    ["devuelvo el turno", "o vez perdida não vale: que jogue"],
    ["nada", "nada a reclamar"],
    ["tiempo", "Tempo!"],
    ["tablas · acepto · rechazo", "oferecer, aceitar, recusar empate"],
    ["repetición · sin avance", "reclamar empate"],
    ["listo", "pronto para a partida seguinte"],
    ["abandono", "abandonar a partida"],
  ],
};
