/** The words of truco on the screen. What is sung stays Spanish in every language: the word binds. */
export type { Sign } from "./wording";
export { en } from "./words.en";
export { es, type Words } from "./words.es";
