/** Addresses. Everything is behind the `#`, so that every page is the one static file. */
export type PaperName = "privacy" | "guide" | "about";
export type Route =
  | { page: "home" }
  | { page: "settings" }
  | { page: "games" }
  | { page: "device"; code: string }
  | { page: "rules"; slug: string }
  | { page: "learn"; slug: string }
  | { page: "school"; slug: string | null }
  | { page: "class"; code: string; key: string | null; slip?: string }
  | { page: "paper"; name: PaperName }
  | { page: "replay"; code: string; at: number | null }
  | { page: "chance"; code: string }
  | { page: "room"; code: string; as: "seat" | "spectator" | "referee"; key: string | null };

const SLUG = /^[a-z0-9-]+$/;
const CODE = /^[2-9A-HJ-NP-Z]{5,6}$/;
const CLASS_CODE = 5;

/** The code of a table or a class as typed: folded to capitals, without blanks and dashes; null where it can be none. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

/** Whether a code is a class's: these are shorter. */
export const isClassCode = (code: string): boolean => code.length === CLASS_CODE;

/** `#/c/CODE`, `#/c/CODE/ref/KEY`, `#/c/CODE/me/KEY` (a class; its tutor's key, a pupil's slip), `#/r/CODE`, `#/r/CODE/watch`, `#/r/CODE/ref/KEY`, `#/r/CODE/replay`, `#/r/CODE/replay/NUMBER`, `#/r/CODE/chance`, `#/settings`, `#/games`, `#/privacy`, `#/guide`, `#/about`, `#/device/CODE`, `#/rules/SLUG`, `#/learn/SLUG`, `#/school`, `#/school/SLUG`; anything else is home. */
export function routeOf(hash: string): Route {
  const [page, typed = "", how, key] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "settings" || page === "games") return { page };
  if (page === "privacy" || page === "guide" || page === "about") return { page: "paper", name: page };
  if (page === "device" && /^[0-9A-Za-z-]{1,20}$/.test(typed)) return { page, code: typed };
  if (page === "school") return { page, slug: SLUG.test(typed) ? typed : null };
  if ((page === "rules" || page === "learn") && SLUG.test(typed)) return { page, slug: typed };
  const code = page === "r" || page === "c" ? codeOf(typed) : null;
  if (code !== null && isClassCode(code)) return { page: "class", code, key: how === "ref" && key ? key : null, ...(how === "me" && key ? { slip: key } : {}) };
  if (code === null || page === "c") return { page: "home" };
  if (how === "replay") return { page: "replay", code, at: key !== undefined && /^\d{1,9}$/.test(key) ? Number(key) : null };
  if (how === "chance") return { page: "chance", code };
  if (how === "ref" && key) return { page: "room", code, as: "referee", key };
  return { page: "room", code, as: how === "watch" ? "spectator" : "seat", key: null };
}

export const HOME = "#/";
/** What is stored of a pupil, for parents and a school's officer. */
export const PRIVACY = "#/privacy";
/** For teachers, in Spanish. */
export const GUIDE = "#/guide";
/** The program: its version, its source, whose work is in it. */
export const ABOUT = "#/about";
export const SETTINGS = "#/settings";
/** All of one's own games. */
export const GAMES = "#/games";
/** Exercises for referees: of all games, or of one. */
export const schoolHash = (slug?: string): string => `#/school${slug === undefined ? "" : `/${slug}`}`;
/** A game's first lesson. */
export const learnHash = (slug: string): string => `#/learn/${slug}`;
/** In place of a game in the school's address: exercises from one's own games. */
export const OWN = "own";
export const rulesHash = (slug: string): string => `#/rules/${slug}`;
/** The address of a table or a class. */
export const roomHash = (code: string): string => `#/${isClassCode(code) ? "c" : "r"}/${code}`;

/** The address of a class's screen. */
export const screenHash = (code: string, key?: string): string => `#/c/${code}/screen${key === undefined ? "" : `/${key}`}`;

/** A table's games again, from the beginning or from a number of the table. */
export const replayHash = (code: string, seq?: number): string => `#/r/${code}/replay${seq === undefined ? "" : `/${seq}`}`;
/** Where the chance of a table's finished games is rolled again. */
export const chanceHash = (code: string): string => `#/r/${code}/chance`;
