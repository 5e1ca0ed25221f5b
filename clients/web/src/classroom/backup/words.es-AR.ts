/** Las palabras de la copia cifrada en el español de la Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  hint: "Guardá tus clases y tus apuntes en un archivo cifrado. Con él y su contraseña seguís en otro aparato, o en este si se borran sus datos.",
  failed: "No se pudo guardar. Probá otra vez.",
  unknown: "El servidor ya no conoce el nombre de esa copia. Abrila otra vez para leer sus apuntes.",
} satisfies Overlay<typeof es>;
