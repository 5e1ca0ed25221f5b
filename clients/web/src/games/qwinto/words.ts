/** The words of Qwinto on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
