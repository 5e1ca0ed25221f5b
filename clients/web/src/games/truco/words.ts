/** The words of truco on the screen. What is sung stays Spanish in every language: the word binds. */
export type { Sign } from "./telling";
export { en } from "./words_en";
export { es, type Words } from "./words_es";
