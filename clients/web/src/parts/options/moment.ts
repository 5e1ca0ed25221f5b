/** Formats a moment for a form's field (`2026-03-09T16:30`, in the browser's time zone) and for a person. */

export function fieldOf(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Returns null for a text that is not a moment. */
export function momentOf(field: string): number | null {
  const ms = new Date(field).getTime();
  return Number.isFinite(ms) ? ms : null;
}

export function momentText(ms: number, lang: string): string {
  return new Date(ms).toLocaleString(lang, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
