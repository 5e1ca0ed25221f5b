/** Addresses. Everything is behind the `#`, so that every page is the one static file. */
export type Route =
  | { page: "home" }
  | { page: "settings" }
  | { page: "rules"; slug: string }
  | { page: "room"; code: string; as: "seat" | "spectator" | "referee"; key: string | null };

const SLUG = /^[a-z0-9-]+$/;
const CODE = /^[2-9A-HJ-NP-Z]{6}$/;

/** A code as typed: folded to capitals, without blanks and dashes; null where it can be none. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

/** `#/r/CODE`, `#/r/CODE/watch`, `#/r/CODE/ref/KEY`, `#/settings`, `#/rules/SLUG`; anything else is home. */
export function routeOf(hash: string): Route {
  const [page, typed = "", how, key] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "settings") return { page };
  if (page === "rules" && SLUG.test(typed)) return { page, slug: typed };
  const code = page === "r" ? codeOf(typed) : null;
  if (code === null) return { page: "home" };
  if (how === "ref" && key) return { page: "room", code, as: "referee", key };
  return { page: "room", code, as: how === "watch" ? "spectator" : "seat", key: null };
}

export const HOME = "#/";
export const SETTINGS = "#/settings";
export const rulesHash = (slug: string): string => `#/rules/${slug}`;
export const roomHash = (code: string): string => `#/r/${code}`;

/** A whole address, for sharing. */
export function shared(code: string, tail = ""): string {
  return `${location.origin}${location.pathname}#/r/${code}${tail}`;
}
