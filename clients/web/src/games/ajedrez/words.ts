/** The words of chess on the screen. Spanish is the measure: English has the same keys. Moves are written in the screen's language. */
export { en } from "./words_en";
export { es, type Words } from "./words_es";
