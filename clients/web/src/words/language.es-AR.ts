/** What this language says of itself: Spanish as in Argentina, with vos and *desafiar*. It is Spanish but where its files say otherwise. */
import type { Language } from "./languages";

export const esAR: Language = { name: "Español (Argentina)", base: "es" };
