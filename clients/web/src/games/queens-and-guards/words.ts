/** The words of Queens & Guards on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
