/**
 * A number sentence that the player is writing. The text is the only source of truth: it determines the used dice, so that the player can
 * mix tapping and typing. This module never judges the truth of a sentence, because that would be a hint.
 */

const TOKEN = /\d+|[-+*/=;():−–×·x÷]/g;

/** Returns the tokens of a text. It skips blanks and unknown characters. */
export function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

export function isNumber(token: string | undefined): boolean {
  return token !== undefined && /^\d/.test(token);
}

/** Returns the text without its last token. */
export function undone(text: string): string {
  const trimmed = text.trimEnd();
  const last = tokens(trimmed).at(-1);
  if (last === undefined) return "";
  return trimmed.slice(0, trimmed.lastIndexOf(last)).trimEnd();
}

/** Tells whether the running step already has its equals sign, so that the player writes the result. */
export function inResult(text: string): boolean {
  return (text.split(";").at(-1) ?? "").includes("=");
}

/** Returns the result of an earlier step, which the next step may use. */
export function carried(text: string): string | null {
  const steps = text.split(";");
  const before = steps.at(-2);
  if (before === undefined) return null;
  return tokens(before.split("=")[1] ?? "").find(isNumber) ?? null;
}

/** Tells for each tile (the dice, then a carried result) if the text uses it already. */
export function used(text: string, dice: readonly string[]): boolean[] {
  const spent = dice.map(() => false);
  for (const step of text.split(";")) {
    for (const token of tokens(step.split("=")[0] ?? "").filter(isNumber)) {
      const index = dice.findIndex((value, place) => value === token && !spent[place]);
      if (index >= 0) spent[index] = true;
    }
  }
  return spent;
}

/** Appends a tapped token. Digits extend a number in a result; elsewhere numbers stay separate. */
export function tapped(text: string, token: string): string {
  const last = text.at(-1);
  const grows = inResult(text) || !isNumber(token) || last === undefined || !isNumber(last);
  return grows ? text + token : `${text} ${token}`;
}

/** Formats the text for people: × ÷ − with spaces around. */
export function pretty(text: string): string {
  return text
    .replace(/[*·x]/g, "×")
    .replace(/[/:]/g, "÷")
    .replace(/[-–]/g, "−")
    .replace(/\s*([+−×÷=])\s*/g, " $1 ")
    .replace(/\s*;\s*/g, "; ")
    .trim();
}

/** Formats the text for the server: plain signs. */
export function wire(text: string): string {
  return text.replace(/[×·x]/g, "*").replace(/[÷:]/g, "/").replace(/[−–]/g, "-").trim();
}
