/**
 * A number sentence while it is being put together. The text is the one truth; which dice are used up follows from it, so
 * that tapping and typing may be mixed. Nothing here judges whether a sentence is true: that would be a hint.
 */

const TOKEN = /\d+|[-+*/=;():−–×·x÷]/g;

/** The tokens of a text, blanks left out; what is no token is left out too. */
export function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

export function isNumber(token: string | undefined): boolean {
  return token !== undefined && /^\d/.test(token);
}

/** The text without its last token. */
export function undone(text: string): string {
  const trimmed = text.trimEnd();
  const last = tokens(trimmed).at(-1);
  if (last === undefined) return "";
  return trimmed.slice(0, trimmed.lastIndexOf(last)).trimEnd();
}

/** Is a result being written, that is: has the running step its equals sign already? */
export function inResult(text: string): boolean {
  return (text.split(";").at(-1) ?? "").includes("=");
}

/** The result that an earlier step states, a number for the next one. */
export function carried(text: string): string | null {
  const steps = text.split(";");
  const before = steps.at(-2);
  if (before === undefined) return null;
  return tokens(before.split("=")[1] ?? "").find(isNumber) ?? null;
}

/** Which of the tiles (the dice, then a carried result) the text uses already, tile by tile. */
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

/** The text with a tapped token after it; numbers in a result grow digit by digit, other numbers are kept apart. */
export function tapped(text: string, token: string): string {
  const last = text.at(-1);
  const grows = inResult(text) || !isNumber(token) || last === undefined || !isNumber(last);
  return grows ? text + token : `${text} ${token}`;
}

/** As a person writes it: × ÷ − with air around. */
export function pretty(text: string): string {
  return text
    .replace(/[*·x]/g, "×")
    .replace(/[/:]/g, "÷")
    .replace(/[-–]/g, "−")
    .replace(/\s*([+−×÷=])\s*/g, " $1 ")
    .replace(/\s*;\s*/g, "; ")
    .trim();
}

/** As it is sent: plain signs. */
export function wire(text: string): string {
  return text.replace(/[×·x]/g, "*").replace(/[÷:]/g, "/").replace(/[−–]/g, "-").trim();
}
