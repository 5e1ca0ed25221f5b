/** The lobby's words that load after its first paint, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  school: "Escuela de réferis: encontrá la falta",
  openClassHint: "Vos cuidás todas las mesas a la vez; los alumnos entran con un código y un apodo, sin cuenta.",
  nobody: "Nadie espera ahora. Abrí una mesa y que te encuentren.",
  tooLate: "Alguien se sentó antes. Elegí otra mesa.",
  nameTitle: "¿Con qué nombre jugás?",
  nameHint: "Te ofrecemos uno; cambialo si querés.",
  steps: [
    ["Elegí un juego", "O «Jugar ya», con quien esté esperando."],
    ["Sentate", "Con un enlace, un código o contra la computadora. Sin cuenta."],
    ["Jugá con réferi", "La página cuida las reglas. En torneo, los errores los descubrís vos."],
  ],
  substituteIn: "Si no viene nadie, la computadora empieza con vos en",
  asRefereeHint: "Vos cuidás la mesa; otros juegan",
} satisfies Overlay<typeof es>;
