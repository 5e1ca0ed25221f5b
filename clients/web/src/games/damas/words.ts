/** The words of damas on the screen. */
export { es, type Words } from "./words.es";
export { en } from "./words.en";
