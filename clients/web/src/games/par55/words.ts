/** The words of Par 55 on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
