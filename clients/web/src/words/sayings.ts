/** Sentences made from words: the game's own come before the common ones, and a code without words is shown as it is. */
import type { GameWords, Names } from "../games/contract";
import type { GameEvent, Named, Params } from "../room/view";
import type { Saying } from "./codes.es";
import type { Words } from "./page.es";
import type { Teller } from "./happenings.es";

function said(saying: Saying | undefined, params: Params): string | undefined {
  return typeof saying === "function" ? saying(params) : saying;
}

/** What was wrong: the sentence of that detail of the rule, else that of the rule. */
function faultText(game: GameWords, params: Params): string | undefined {
  const rule = String(params.rule);
  return said(game.faults[`${rule} ${String(params.detail)}`] ?? game.faults[rule] ?? game.rules[rule], params);
}

/** What a turn lacks; several things are told in a row. */
function missingText(game: GameWords, params: Params): string | undefined {
  const missing = (Array.isArray(params.missing) ? params.missing : [params.missing]).map((one) => game.missing[String(one)]);
  return missing.includes(undefined) ? undefined : missing.join(" ");
}

const OWN: Record<string, (game: GameWords, params: Params) => string | undefined> = { fault: faultText, turn_incomplete: missingText };

/** Why something was refused. `rule` adds the rulebook's sentence where the game has one. */
export function refusalText(
  words: Words,
  game: GameWords | null,
  refusal: { code: string; rule?: string | null; params?: Params },
): string {
  // The wire has the rule beside the rest of the evidence.
  const params = refusal.rule == null ? (refusal.params ?? {}) : { ...refusal.params, rule: refusal.rule };
  const common = words.codes as Record<string, Saying>;
  const own = game === null ? undefined : OWN[refusal.code]?.(game, params);
  if (own !== undefined) return own;
  const text = said(game?.refusals[refusal.code], params) ?? said(common[refusal.code], params) ?? refusal.code;
  const rule = typeof params.rule === "string" ? params.rule : null;
  const sentence = rule === null ? undefined : game?.rules[rule];
  const missing = Array.isArray(params.missing) ? params.missing : [];
  const named = missing.map((one) => game?.actions[String(one)] ?? words.play.actionNames[String(one)] ?? String(one));
  return [text, sentence !== undefined && !text.includes(sentence) ? sentence : "", named.length ? `${words.play.missing(named.join(", "))}.` : ""]
    .filter(Boolean)
    .join(" ");
}

/** A happening as a sentence; empty for what needs no words. */
export function happeningText(words: Words, game: GameWords | null, seen: GameEvent, names: Names): string {
  const own = game?.happenings[seen.kind];
  if (own !== undefined) return own(seen, names);
  const common = (words.happenings as Record<string, Teller>)[seen.kind];
  return common === undefined ? "" : common(seen, names);
}

/** What a rule says; `other:` stands for the player's own words, which the referees alone have. */
export function ruleText(words: Words, game: GameWords | null, rule: string): string {
  return rule.startsWith("other:") ? words.challenge.other : (game?.rules[rule] ?? rule);
}

export function actionText(words: Words, game: GameWords | null, type: string): string {
  return game?.actions[type] ?? words.play.actionNames[type] ?? type;
}

/** The names of seats in a room, in the words of the language. */
export function namesOf(words: Words, room: Named | null): Names {
  return (seat) => {
    if (seat === null || seat === undefined) return "";
    const place = room?.seats[seat];
    if (place === undefined || place.kind === "empty") return words.play.seat(seat);
    if (place.kind === "person") return place.name || words.play.seat(seat);
    const bots = room?.seats.filter((other) => other.kind === "bot").length ?? 0;
    return bots > 1 ? words.play.bots(seat) : words.play.bot;
  };
}

/** Names in a row, as the language joins them. */
export function joined(lang: string, items: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
}
