/** The words of Fab-A-Diffy on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
