/** The words of the weekend hour, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  how: "Jugá partidas rápidas con quien esté. Ganar da 2 puntos; empatar, 1.",
  nickname: "Entrás con un apodo que te damos: nadie ve tu nombre.",
  you: "vos",
} satisfies Overlay<typeof es>;
