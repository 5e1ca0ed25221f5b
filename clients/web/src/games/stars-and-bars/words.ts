/** The words of Stars & Bars, Spanish first. */
export { en } from "./words_en";
export { es, type Words } from "./words_es";
