/** The words of Juggle on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
