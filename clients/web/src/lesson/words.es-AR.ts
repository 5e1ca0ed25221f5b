/** Words of the lessons, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  resumed: "Seguís donde habías quedado.",
  other: (text: string) => `${text === "" ? "Eso se puede," : `${text} Así saldría,`} pero ahora probá lo que dice el paso.`,
  over: "¡Ya sabés jugar!",
  overHint: "Ahora, una partida. Jugás con ayuda y sin reloj: si algo va contra una regla, te lo decimos.",
  offerHint: "Una lección de dos minutos y ya jugás.",
} satisfies Overlay<typeof es>;
