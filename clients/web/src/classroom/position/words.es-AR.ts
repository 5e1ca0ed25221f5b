/** The words of a position that a tutor shows to all, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  hint: "Se ve en la pantalla y en las páginas de todos los alumnos. Jugá por los dos lados en el tablero, o escribí las jugadas.",
  givenHint: "Pegá un FEN, PGN o PDN. Otras posiciones: las palabras de los casos del reglamento, como JSON.",
  malformed: "A ese JSON le falta algo: revisá sus comillas y llaves.",
} satisfies Overlay<typeof es>;
