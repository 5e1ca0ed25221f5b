/** The words of Sum Dominoes on the screen, Spanish first. */
export { en } from "./words_en";
export { es, type Words } from "./words_es";
