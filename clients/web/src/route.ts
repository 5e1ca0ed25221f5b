/** The addresses of pages. All are behind the `#`, so that every page is the same static file. */
export type PaperName = "privacy" | "guide" | "about";
export type Route =
  | { page: "home"; unread?: string }
  | { page: "settings" }
  | { page: "games" }
  | { page: "classes" }
  | { page: "weekend" }
  | { page: "device"; code: string }
  | { page: "friend"; code: string }
  | { page: "rules"; slug: string }
  | { page: "learn"; slug: string }
  | { page: "school"; slug: string | null }
  | { page: "class"; code: string; key: string | null; slip?: string }
  | { page: "paper"; name: PaperName }
  | { page: "replay"; code: string; at: number | null }
  | { page: "chance"; code: string }
  | { page: "room"; code: string; as: "seat" | "spectator" | "referee"; key: string | null };

const SLUG = /^[a-z0-9-]+/;
const CODE = /^[2-9A-HJ-NP-Z]{5,6}$/;
const CLASS_CODE = 5;
const LINK = /(?:^|[#!/])([crw])\/([^/]*)(?:\/(watch|ref|me|screen|replay|chance)(?:\/([\w-]+))?)?/i;
/** The name of a host is no code: «https://green.example/». */
const HOST = /\w+:\/\/[^\s/?#]*|[\w-]+(\.[\w-]+)+(?=\/)/g;
const PAGE = /#[!/]*([\w/-]+)/;

/** A link into a class or a table. `how` and `key` are the parts after its code. */
type Link = { code: string; how: string; key: string | null };

/** Undoes the changes that mailers and keyboards make to a text: encoded and full-width signs, and invisible signs. */
function plain(text: string): string {
  try {
    text = decodeURIComponent(text);
  } catch {
    // A single percent sign is part of the text.
  }
  return text.normalize("NFKC").replace(/\p{Cf}/gu, "").trim();
}

/**
 * Finds the code of a table or a class in a typed or pasted text; null for none. Blanks and dashes may be within it and any text around it.
 * If several words may be the code, one with a digit wins; otherwise the text is ambiguous.
 */
export function codeOf(typed: string): string | null {
  const text = plain(typed);
  const whole = text.toUpperCase().replace(/[\s\p{P}]/gu, (sign) => (sign === ":" ? sign : ""));
  if (CODE.test(whole)) return whole;
  const words = text.replace(HOST, " ").toUpperCase().split(/[^\p{L}\p{N}]+/u);
  const runs = [...words, ...words.map((word, at) => (word.length === 3 ? word + (words[at + 1] ?? "") : ""))].filter((run) => CODE.test(run));
  return runs.find((run) => /\d/.test(run)) ?? (runs.length === 1 ? (runs[0] ?? null) : null);
}

/** Finds a link in a text, with any text around it and a query after it. Null for none. */
export function linkIn(text: string): Link | null {
  const [, page = "", typed = "", how = "", key = null] = LINK.exec(plain(text)) ?? [];
  const code = codeOf(typed.split(/[?&]/)[0] ?? "");
  return code === null || (/c/i.test(page) && !isClassCode(code)) ? null : { code, how: page.toLowerCase() === "w" ? "watch" : how.toLowerCase(), key };
}

/**
 * Returns the page that a pasted text leads to: the page of the link in the text, or of the code in the text. Null if
 * the text has neither.
 */
export function hashIn(text: string): string | null {
  const link = linkIn(text);
  if (link !== null) return [roomHash(link.code), link.how, link.key].filter(Boolean).join("/");
  const page = `#/${PAGE.exec(plain(text))?.[1] ?? ""}`;
  if (routeOf(page).page !== "home") return page;
  const code = codeOf(text);
  return code === null ? null : roomHash(code);
}

/** Tells whether a code belongs to a class, because the codes of classes are shorter. */
export const isClassCode = (code: string): boolean => code.length === CLASS_CODE;

/**
 * `#/c/CODE`, `#/c/CODE/ref/KEY`, `#/c/CODE/me/KEY` (a class; its tutor's key, a pupil's slip), `#/r/CODE`, `#/r/CODE/watch`,
 * `#/r/CODE/ref/KEY`, `#/r/CODE/replay`, `#/r/CODE/replay/NUMBER`, `#/r/CODE/chance`, `#/settings`, `#/games`, `#/classes`, `#/weekend`, `#/privacy`, `#/guide`,
 * `#/about`, `#/device/CODE`, `#/friend/CODE`, `#/rules/SLUG`, `#/learn/SLUG`, `#/school`, `#/school/SLUG`; any other address is the lobby, which shows it
 * if it cannot read it.
 */
export function routeOf(hash: string): Route {
  const text = plain(hash).replace(/^[#!/]+/, "");
  if (text === "") return { page: "home" };
  const link = linkIn(hash);
  if (link !== null) return routeInto(link);
  const [first = "", typed = ""] = text.split("/");
  const page = /^[a-z]*/.exec(first.toLowerCase())?.[0];
  const slug = SLUG.exec(typed.toLowerCase())?.[0];
  if (page === "settings" || page === "games" || page === "classes" || page === "weekend") return { page };
  if (page === "privacy" || page === "guide" || page === "about") return { page: "paper", name: page };
  const device = /^[0-9A-Za-z-]{1,20}/.exec(typed)?.[0];
  if (page === "device" && device !== undefined) return { page, code: device };
  if (page === "friend") return { page, code: device ?? "" };
  if (page === "school") return { page, slug: slug ?? null };
  if ((page === "rules" || page === "learn") && slug !== undefined) return { page, slug };
  // A text that is only a code, with a digit: «#/5BBHD». Without a digit it may be a word.
  const code = text.toUpperCase();
  return CODE.test(code) && /\d/.test(code) ? routeInto({ code, how: "", key: null }) : { page: "home", unread: text };
}

function routeInto({ code, how, key }: Link): Route {
  if (isClassCode(code)) return { page: "class", code, key: how === "ref" ? key : null, ...(how === "me" && key ? { slip: key } : {}) };
  if (how === "replay") return { page: "replay", code, at: key !== null && /^\d{1,9}$/.test(key) ? Number(key) : null };
  if (how === "chance") return { page: "chance", code };
  if (how === "ref" && key !== null) return { page: "room", code, as: "referee", key };
  return { page: "room", code, as: how === "watch" ? "spectator" : "seat", key: null };
}

/** Returns the page of a link whose code is in the path, so that messengers can preview it: `/c/CODE`, `/r/CODE`, `/w/CODE` to watch. Null for another path. */
export function hashOfPath(path: string): string | null {
  const [, way, code] = /^\/([crw])\/([^/]+)\/?$/.exec(path) ?? [];
  return code === undefined ? null : way === "w" ? `#/r/${code}/watch` : `#/${way}/${code}`;
}

export const HOME = "#/";
/** The stored data of a pupil, for parents and a school's officer. */
export const PRIVACY = "#/privacy";
/** The guide for teachers, in Spanish. */
export const GUIDE = "#/guide";
/** The program: its version, its source, the authors of its parts. */
export const ABOUT = "#/about";
export const SETTINGS = "#/settings";
/** All games of the person. */
export const GAMES = "#/games";
/** All classes that the person teaches. */
export const CLASSES = "#/classes";
/** The weekend hour, if the server has one. */
export const WEEKEND = "#/weekend";
/** Exercises for referees: of all games, or of one game. */
export const schoolHash = (slug?: string): string => `#/school${slug === undefined ? "" : `/${slug}`}`;
/** A game's first lesson. */
export const learnHash = (slug: string): string => `#/learn/${slug}`;
/** Replaces the game's slug in the school's address: exercises from the player's own games. */
export const OWN = "own";
/** Replaces the game's slug in the school's address: the five exercises of the day. */
export const TODAY = "today";
export const rulesHash = (slug: string): string => `#/rules/${slug}`;
/** The address of a table or a class. */
export const roomHash = (code: string): string => `#/${isClassCode(code) ? "c" : "r"}/${code}`;

/** The address of a class's screen, or of the screen of one hall. */
export const screenHash = (code: string, key?: string, hall = 0): string => `#/c/${code}/screen${key === undefined ? "" : `/${key}`}${hall === 0 ? "" : `?hall=${hall}`}`;

/** The replay of a table's games, from the beginning or from a number of the table. */
export const replayHash = (code: string, seq?: number): string => `#/r/${code}/replay${seq === undefined ? "" : `/${seq}`}`;
/** The page that recomputes the draws of a table's finished games. */
export const chanceHash = (code: string): string => `#/r/${code}/chance`;
