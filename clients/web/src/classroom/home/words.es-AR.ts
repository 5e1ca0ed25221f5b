/** The words of games that pupils finish outside class, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  hint: "Los alumnos siguen desde su casa, sin docente: los desafíos los decide el servidor y las apelaciones quedan anotadas. Al llegar la fecha se pide el límite de tiempo.",
  yoursHint: "Entrá cuando quieras: con este aparato también las encontrás en «Mis partidas».",
} satisfies Overlay<typeof es>;
