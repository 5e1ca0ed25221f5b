/** Words of the printed card and its seal, Spanish first. They come with the room, not with the lobby. */
import type { Lang } from "../room/view";

const es = {
  paper: "Tarjeta de puntuación",
  player: "Jugador",
  name: "Nombre",
  against: "Contra",
  table: "Mesa",
  result: "Resultado",
  seal: "Sello",
  sealStep: (step: number) => `paso ${step}`,
  sealHint: "El sello sale de todo el registro del juego. Si alguien cambia una sola jugada guardada, ya no sale el mismo sello.",
  checkChance: "Comprobar el azar",
};

const en: typeof es = {
  paper: "Score card",
  player: "Player",
  name: "Name",
  against: "Against",
  table: "Table",
  result: "Result",
  seal: "Seal",
  sealStep: (step) => `step ${step}`,
  sealHint: "The seal is made from the whole log of the game. If anybody changes a single stored move, it is no longer the same seal.",
  checkChance: "Check the chance",
};

export const cardWords: Record<Lang, typeof es> = { es, en };
