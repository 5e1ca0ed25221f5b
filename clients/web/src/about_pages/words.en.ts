/** Words of the page about the program, in English. */
import type { es } from "./words.es";

export const en: typeof es = {
  title: "About Banderilla",
  lead: "It is free software: you may use it, look inside, change it and share it.",
  version: (version: string) => `Version ${version}`,
  licence: "Its licence is AGPL-3.0-or-later. A person who changes it and offers it to others gives them the changed code too.",
  source: "Download this server's source code",
  privacy: "What we store about a pupil",
  guide: "Guide for tutors",
  guideHint: "(in Spanish)",
  others: "Work of other people",
  othersHint: "These packages are part of the program, each with its licence.",
  of: { client: "In the page", server: "In the server" } as Record<string, string>,
  failed: "It could not be loaded. Are you connected?",
  loading: "Loading…",
};
