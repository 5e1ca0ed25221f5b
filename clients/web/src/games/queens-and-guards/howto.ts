/** How Queens & Guards is played, in words for a child. */
export { en } from "./howto.en";
export { es } from "./howto.es";
