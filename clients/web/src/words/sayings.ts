/** Builds sentences from words. The game's own words override the common ones, and a code without words is never visible. */
import type { Side } from "../board/seats/sides";
import type { GameWords, Names } from "../games/contract";
import type { GameEvent, Named, Params } from "../room/view";
import type { Saying } from "./codes.es";
import type { Words } from "./page";
import type { Marked, Teller } from "./happenings.es";

function said(saying: Saying | undefined, params: Params): string | undefined {
  return typeof saying === "function" ? saying(params) : saying;
}

/** Returns the mistake and the advice, for a refusal to its author. */
const withAdvice = (sentence: string): string => sentence.replaceAll("|", "");

/** Returns only the mistake, for a ruling that everybody reads. */
const withoutAdvice = (sentence: string): string => sentence.replace(/[:.,]? ?\|[^|]*(\||$)/g, ".").replace("!.", "!");

/**
 * Returns the sentence of a fault, built from its facts if they are present. A detail without a sentence uses that of its rule. In a
 * sentence, bars enclose the advice.
 */
function faultSentence(game: GameWords, { rule, detail, facts }: Params): string | undefined {
  const sentence = game.faults[`${String(rule)} ${String(detail)}`] ?? game.faults[String(rule)];
  if (sentence === undefined) return game.rules[String(rule)];
  if (typeof sentence === "string") return sentence;
  if (typeof sentence === "function") return sentence({ rule, detail });
  const [plain, shown] = sentence;
  return facts == null ? plain : shown(facts as never);
}

function faultText(game: GameWords, params: Params): string | undefined {
  const sentence = faultSentence(game, params);
  return sentence === undefined ? undefined : withAdvice(sentence);
}

/** Returns the finding of a challenge from the event `ruling`: the mistake if the challenge was correct, otherwise the named rule. */
export function rulingText(words: Words, game: GameWords | null, { mark, rule, detail, facts }: Params): string {
  const named = String(rule);
  const found = mark === "C" && game !== null && !named.startsWith("other:") ? faultSentence(game, { rule, detail, facts }) : undefined;
  return found === undefined ? ruleText(words, game, named) : withoutAdvice(found);
}

/** Returns the places of the board in a fault's facts. */
export function cellsOf(params: Params | undefined): readonly string[] {
  const { cells } = (params?.facts ?? {}) as { cells?: readonly string[] };
  return cells ?? [];
}

/** Returns the missing parts of a turn, several in a row. */
function missingText(game: GameWords, params: Params): string | undefined {
  const missing = (Array.isArray(params.missing) ? params.missing : [params.missing]).map((one) => game.missing[String(one)]);
  return missing.includes(undefined) ? undefined : missing.join(" ");
}

const OWN: Record<string, (game: GameWords, params: Params) => string | undefined> = { fault: faultText, turn_incomplete: missingText };

/** Returns the reason for a refusal. `rule` adds the rulebook's sentence, if the game has one. */
export function refusalText(
  words: Words,
  game: GameWords | null,
  refusal: { code: string; rule?: string | null; params?: Params },
): string {
  // The wire has the rule outside the evidence.
  const params = refusal.rule == null ? (refusal.params ?? {}) : { ...refusal.params, rule: refusal.rule };
  const common = words.codes as Record<string, Saying>;
  const own = game === null ? undefined : OWN[refusal.code]?.(game, params);
  if (own !== undefined) return own;
  const missing = Array.isArray(params.missing) ? params.missing : [];
  const named = missing.map((one) => game?.actions[String(one)] ?? words.play.actionNames[String(one)] ?? String(one));
  if (named.length > 0) return `${words.play.missing(named.join(", "))}.`;
  const text = said(game?.refusals[refusal.code], params) ?? said(common[refusal.code], params) ?? words.codes["server/internal"];
  const sentence = typeof params.rule === "string" ? game?.rules[params.rule] : undefined;
  return sentence === undefined || text.includes(sentence) ? text : `${text} ${sentence}`;
}

/** Returns a ruling or an opinion with its marks, each with its rule in words. */
function withMarked(words: Words, game: GameWords | null, event: GameEvent): GameEvent {
  const { rule, mark, rules = [rule], marks = [mark], reached = Infinity } = (event.params ?? {}) as {
    rule: string; mark: string; rules?: string[]; marks?: string[]; reached?: number;
  };
  const marked = marks.map((one, at): Marked => [one, ruleText(words, game, rules[at] ?? "").replace(/\.$/, ""), at < reached]);
  return { ...event, params: { ...event.params, marked } };
}

/** Returns an event as a sentence; empty for an event without words. Without codes, it names no place by a code that the board does not show. */
export function happeningText(words: Words, game: GameWords | null, event: GameEvent, names: Names, hasCodes = true): string {
  const told = event.kind === "ruling" || event.kind === "opinion" ? withMarked(words, game, event) : event;
  const own = game?.happenings[event.kind];
  if (own !== undefined) return own(told, names, hasCodes);
  const common = (words.happenings as Record<string, Teller>)[event.kind];
  return common === undefined ? "" : common(told, names);
}

/** Returns an event as the voice says it. */
export function heardText(words: Words, game: GameWords | null, event: GameEvent, names: Names): string {
  return game?.spoken?.[event.kind]?.(event, names, true) ?? happeningText(words, game, event, names);
}

/** Returns the sentence of a rule. `other:` precedes the player's own words, which only the referees have. */
export function ruleText(words: Words, game: GameWords | null, rule: string): string {
  return rule.startsWith("other:") ? words.challenge.other : (game?.rules[rule] ?? words.play.aRule);
}

export function actionText(words: Words, game: GameWords | null, type: string): string {
  return game?.actions[type] ?? words.play.actionNames[type] ?? type;
}

/** The index of a side's colour in `play.seat`. The first eight are the colours of the seats' marks. */
const COLOURS = { blue: 0, black: 3, white: 6, red: 8 };

/** Returns the names of seats in a room, in the words of the language. A player without a name has the colour of the pieces or of the seat. */
export function namesOf(words: Words, room: Named | null, side?: (seat: number) => Side | null | undefined): Names {
  return (seat) => {
    if (seat === null || seat === undefined) return "";
    const place = room?.seats[seat];
    // An empty seat keeps the name of a removed player, because it stays on record.
    if (place?.kind !== "bot") {
      const color = side?.(seat)?.color;
      return place?.name || words.play.seat(color === undefined ? seat % 8 : COLOURS[color]);
    }
    const bots = room?.seats.filter((other) => other.kind === "bot").length ?? 0;
    return bots > 1 ? words.play.bots(seat) : words.play.bot;
  };
}

/** Joins names as the language does. */
export function joined(lang: string, items: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
}
