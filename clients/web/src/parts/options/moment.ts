/** A moment as a form's field has it (`2026-03-09T16:30`, in the browser's time zone), and as a person reads it. */

export function fieldOf(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Null for what is no moment. */
export function momentOf(field: string): number | null {
  const ms = new Date(field).getTime();
  return Number.isFinite(ms) ? ms : null;
}

export function momentText(ms: number, lang: string): string {
  return new Date(ms).toLocaleString(lang, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
