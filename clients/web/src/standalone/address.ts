/** The addresses of pages without the app around them: a table in a frame, a class's screen, a class's public page, a family's replay, the developer's table. */
import { codeOf, isClassCode, linkIn } from "../route";
import { type Lang, languages } from "../words/languages";

/** A class's screen, a page of its own. `key` is the key of a tutor's link, `hall` the number of a hall, 0 for all. */
export type ScreenAddress = { code: string; key: string | null; hall: number };

/** Reads `#/c/CODE/screen` and `#/c/CODE/screen/KEY`, with `?hall=NUMBER` for one hall; null for any other address. */
export function screenOf(hash: string): ScreenAddress | null {
  const link = linkIn(hash);
  if (link === null || link.how !== "screen" || !isClassCode(link.code)) return null;
  return { code: link.code, key: /^[0-9a-f]{1,40}$/.test(link.key ?? "") ? link.key : null, hall: Number(/[?&]hall=([1-6])\b/.exec(hash)?.[1] ?? 0) };
}

/** Reads `#/page/KEY`, the public page of a class; null for any other address. */
export function publicPageOf(hash: string): string | null {
  return /^#[!/]*page\/([a-z2-7]{20})(?![\w-])/.exec(hash)?.[1] ?? null;
}

/** Reads `#/f/KEY`, the replay for one family; null for any other address. */
export function familyOf(hash: string): string | null {
  return /^#[!/]*f\/([a-z2-7]{32})(?![\w-])/.exec(hash)?.[1] ?? null;
}

/** A table in a frame of another page: `/embed/CODE`, with `?lang=en`, `?theme=dark` and `?overlay` for streams. */
export type Embedded = { code: string; lang: Lang | null; theme: "light" | "dark" | null; isOverlay: boolean };

export function embeddedOf(pathname: string, search: string): Embedded | null {
  const code = codeOf(/^\/embed\/([^/]+)\/?$/.exec(pathname)?.[1] ?? "");
  if (code === null || isClassCode(code)) return null;
  const asked = new URLSearchParams(search);
  const lang = asked.get("lang");
  const theme = asked.get("theme");
  return {
    code,
    lang: lang !== null && languages.has(lang) ? lang : null,
    theme: theme === "light" || theme === "dark" ? theme : null,
    isOverlay: asked.has("overlay"),
  };
}

/** Reads `/developer`, the developer's table, and `/developer/seat/N`, a seat in one of its frames; null for any other address. */
export function developerOf(pathname: string): "table" | number | null {
  const [found, seat] = /^\/developer(?:\/seat\/([0-9]{1,2}))?$/.exec(pathname) ?? [];
  if (found === undefined) return null;
  return seat === undefined ? "table" : Number(seat);
}
