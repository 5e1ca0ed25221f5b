/** The words for friends without accounts, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  here: "está acá",
  show_here: "Mis amigos ven que estoy acá y pueden invitarme",
} satisfies Overlay<typeof es>;
