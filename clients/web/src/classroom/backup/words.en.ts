/** The English words of the encrypted copy of a tutor's classes. */
import type { es } from "./words.es";

export const en: typeof es = {
  title: "Copy in a file",
  hint: "Save your classes and your notes in an encrypted file. With it and its password you go on on another device, or on this one if its data are erased.",
  password: "Password (8 characters or more)",
  lost: "Nobody can open the file without it, not even we.",
  save: "Save the file",
  saving: "Encrypting…",
  saved: "Saved. A person with the file and the password uses your name.",
  failed: "It could not be saved. Try again.",
  restore: "Open a copy",
  file: "File",
  open: "Open",
  opening: "Decrypting…",
  wrong: { password: "The password does not open this file.", file: "This file is no copy of your classes." },
  from: (name, day) => `Copy of ${name}, from ${day}`,
  take: "Go on here with these classes",
  takeHint: "This device takes the name in the copy.",
  unknown: "The server no longer knows the name in that copy. Open it again to read its notes.",
  insecure: "Encryption needs an address with https.",
};
