/** The words of damas on the screen. Spanish is the measure: English has the same keys. */
export { es, type Words } from "./words_es";
export { en } from "./words_en";
