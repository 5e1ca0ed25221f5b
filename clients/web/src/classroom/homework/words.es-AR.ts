/** Las palabras de las tareas para casa en el español de la Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  slow: "La partida tarda. Probá otra vez.",
} satisfies Overlay<typeof es>;
