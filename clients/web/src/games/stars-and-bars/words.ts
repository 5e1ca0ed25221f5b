/** The words of Stars & Bars. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
