/** Addresses. Everything is behind the `#`, so that every page is the one static file. */
export type Route =
  | { page: "home" }
  | { page: "settings" }
  | { page: "games" }
  | { page: "device"; code: string }
  | { page: "rules"; slug: string }
  | { page: "class"; code: string; key: string | null }
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

/** `#/c/CODE`, `#/c/CODE/ref/KEY` (a class), `#/r/CODE`, `#/r/CODE/watch`, `#/r/CODE/ref/KEY`, `#/r/CODE/replay`, `#/r/CODE/replay/NUMBER`, `#/r/CODE/chance`, `#/settings`, `#/games`, `#/device/CODE`, `#/rules/SLUG`; anything else is home. */
export function routeOf(hash: string): Route {
  const [page, typed = "", how, key] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "settings" || page === "games") return { page };
  if (page === "device" && /^[0-9A-Za-z-]{1,20}$/.test(typed)) return { page, code: typed };
  if (page === "rules" && SLUG.test(typed)) return { page, slug: typed };
  const code = page === "r" || page === "c" ? codeOf(typed) : null;
  if (code !== null && isClassCode(code)) return { page: "class", code, key: how === "ref" && key ? key : null };
  if (code === null || page === "c") return { page: "home" };
  if (how === "replay") return { page: "replay", code, at: key !== undefined && /^\d{1,9}$/.test(key) ? Number(key) : null };
  if (how === "chance") return { page: "chance", code };
  if (how === "ref" && key) return { page: "room", code, as: "referee", key };
  return { page: "room", code, as: how === "watch" ? "spectator" : "seat", key: null };
}

export const HOME = "#/";
export const SETTINGS = "#/settings";
/** All of one's own games. */
export const GAMES = "#/games";
/** The address at which a code from another device is typed, but for the code. */
export const deviceAddress = (): string => `${location.origin}${location.pathname}#/device/`;
export const rulesHash = (slug: string): string => `#/rules/${slug}`;
/** The address of a table or a class. */
export const roomHash = (code: string): string => `#/${isClassCode(code) ? "c" : "r"}/${code}`;

/** A table's games again, from the beginning or from a number of the table. */
export const replayHash = (code: string, seq?: number): string => `#/r/${code}/replay${seq === undefined ? "" : `/${seq}`}`;
/** Where the chance of a table's finished games is rolled again. */
export const chanceHash = (code: string): string => `#/r/${code}/chance`;

/** A whole address, for sharing. */
export function shared(code: string, tail = ""): string {
  return `${location.origin}${location.pathname}${roomHash(code)}${tail}`;
}

/** A table in a frame of another page: `/embed/CODE`, with `?lang=en`, `?theme=dark` and `?overlay` for streams. */
export type Embedded = { code: string; lang: "es" | "en" | null; theme: "light" | "dark" | null; isOverlay: boolean };

export function embeddedOf(pathname: string, search: string): Embedded | null {
  const code = codeOf(/^\/embed\/([^/]+)$/.exec(pathname)?.[1] ?? "");
  if (code === null || isClassCode(code)) return null;
  const asked = new URLSearchParams(search);
  const lang = asked.get("lang");
  const theme = asked.get("theme");
  return {
    code,
    lang: lang === "es" || lang === "en" ? lang : null,
    theme: theme === "light" || theme === "dark" ? theme : null,
    isOverlay: asked.has("overlay"),
  };
}
/** The address under which another page frames a table. */
export const embedAddress = (code: string): string => `${location.origin}/embed/${code}`;
