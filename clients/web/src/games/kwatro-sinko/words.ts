/** The words of Kwatro-Sinko on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
