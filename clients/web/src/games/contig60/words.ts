/** The words of Contig 60 on the screen. */
export { en } from "./words.en";
export { es, type Words } from "./words.es";
