/** Words of the report by rule, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  clean: "Nadie cometió una falta que se pueda desafiar.",
  nextHint: "Las reglas que más se dejaron pasar o se desafiaron mal van primero.",
  wrong: "Desafió mal",
  faults: "Faltas y desafíos",
  forHome: "«No vio»: faltas de un rival que el alumno no desafió. «Vio»: faltas que desafió con razón.",
} satisfies Overlay<typeof es>;
