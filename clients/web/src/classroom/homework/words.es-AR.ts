/** The words of homework, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  questions: { mark: "Decidir el desafío" },
  skills: { timing: "cuándo se puede desafiar", remedy: "qué pasa después de un desafío" },
  slow: "La partida tarda. Probá otra vez.",
} satisfies Overlay<typeof es>;
