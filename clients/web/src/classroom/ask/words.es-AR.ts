/** The words of a question to the class, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  ofBoard: "¿Qué preguntás de esta jugada?",
  asks: {
    fault: (name: string) => `¿Hay una falta que ${name} pueda desafiar ahora?`,
  },
  choose: "Elegí una respuesta. Nadie ve qué elegís.",
  chose: "Respondiste. Podés cambiar hasta que se cierre.",
} satisfies Overlay<typeof es>;
