/** Words of the class's list, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./list_words.es";

export const esAR = {
  atDoorHint: "Si lo apagás, se entra con la tarjetita de cada uno o escribiendo un nombre.",
  slipHint: "Esta tarjetita es tuya: con ella entrás a la clase. No la prestes.",
  wayBackHint: "Este navegador te reconoce. Para volver desde otro, guardá un enlace: sirve una vez, y quien lo tenga es director.",
  whoAreYou: "¿Quién sos?",
  tapName: "Tocá tu nombre para entrar.",
  adult: "Si sos de la familia: aquí entran los alumnos. No hace falta entrar para leer qué se guarda.",
} satisfies Overlay<typeof es>;
