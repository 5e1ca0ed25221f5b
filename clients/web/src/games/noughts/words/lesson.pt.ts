/** The sentences of the first lesson of noughts, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  middle: ["Vence quem põe três peças em fila. Toque a casa do meio: por ali passam quatro filas.", "O outro pôs a dele num canto."],
  corner: ["Toque o canto marcado: assim falta só uma para três em fila.", "O outro fechou a sua fila."],
  stop: ["Agora o outro tem duas em fila: as casas marcadas. Ponha a sua peça entre elas.", "Muito bem! Ali já não dá para vencer."],
  win: ["Aqui você tem duas na fila de cima. Toque a casa que falta.", "Três em fila!"],
};
