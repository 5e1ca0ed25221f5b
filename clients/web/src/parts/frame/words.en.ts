/** The English words of the page's frame. */
import type { es } from "./words.es";

export const en: typeof es = {
  noFile: "The file could not be fetched.",
  goneClass: "This class no longer exists",
  goneTable: "This table no longer exists",
  erased: "It was erased with all that was in it, names and games. Thank you for playing!",
  retype: "Type the code again",
  enter: "Come in",
  badCode: "A code has 6 letters and digits (a class 5), without O, 0, I and 1.",
  unknown: "Perhaps it is over and was erased, or a letter of the code is wrong.",
};
