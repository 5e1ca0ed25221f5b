/** What this language says of itself. */
import type { Language } from "./languages";

export const en: Language = { name: "English" };
