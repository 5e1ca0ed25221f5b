/** The words of chess on the screen. Moves are written in the screen's language. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
