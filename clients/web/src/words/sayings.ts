/** Sentences made from words: the game's own come before the common ones, and no code is shown where its words are missing. */
import type { GameWords, Names } from "../games/contract";
import type { GameEvent, Named, Params } from "../room/view";
import type { Saying } from "./codes.es";
import type { Words } from "./page.es";
import type { Marked, Teller } from "./happenings.es";

function said(saying: Saying | undefined, params: Params): string | undefined {
  return typeof saying === "function" ? saying(params) : saying;
}

/** What was wrong and what can be done: a refusal, to the one who did it. */
const withAdvice = (sentence: string): string => sentence.replaceAll("|", "");

/** What was wrong alone: a ruling, which all read. */
const withoutAdvice = (sentence: string): string => sentence.replace(/[:.,]? ?\|[^|]*(\||$)/g, ".").replace("!.", "!");

/** What was wrong, made of the facts where they came along; without a sentence of that detail it is the rule's. Advice is between bars. */
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

/** What a challenge found, as the event `ruling` has it: what was wrong, where it was right; else the rule that was named. */
export function rulingText(words: Words, game: GameWords | null, { mark, rule, detail, facts }: Params): string {
  const named = String(rule);
  const found = mark === "C" && game !== null && !named.startsWith("other:") ? faultSentence(game, { rule, detail, facts }) : undefined;
  return found === undefined ? ruleText(words, game, named) : withoutAdvice(found);
}

/** The places of the board that a fault's facts point at. */
export function cellsOf(params: Params | undefined): readonly string[] {
  const { cells } = (params?.facts ?? {}) as { cells?: readonly string[] };
  return cells ?? [];
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
  const missing = Array.isArray(params.missing) ? params.missing : [];
  const named = missing.map((one) => game?.actions[String(one)] ?? words.play.actionNames[String(one)] ?? String(one));
  if (named.length > 0) return `${words.play.missing(named.join(", "))}.`;
  const text = said(game?.refusals[refusal.code], params) ?? said(common[refusal.code], params) ?? words.codes["server/internal"];
  const sentence = typeof params.rule === "string" ? game?.rules[params.rule] : undefined;
  return sentence === undefined || text.includes(sentence) ? text : `${text} ${sentence}`;
}

/** A ruling or an opinion with its marks, each beside its rule in words. */
function withMarked(words: Words, game: GameWords | null, event: GameEvent): GameEvent {
  const { rule, mark, rules = [rule], marks = [mark], reached = Infinity } = (event.params ?? {}) as {
    rule: string; mark: string; rules?: string[]; marks?: string[]; reached?: number;
  };
  const marked = marks.map((one, at): Marked => [one, ruleText(words, game, rules[at] ?? "").replace(/\.$/, ""), at < reached]);
  return { ...event, params: { ...event.params, marked } };
}

/** A happening as a sentence; empty for what needs no words. */
export function happeningText(words: Words, game: GameWords | null, event: GameEvent, names: Names): string {
  const told = event.kind === "ruling" || event.kind === "opinion" ? withMarked(words, game, event) : event;
  const own = game?.happenings[event.kind];
  if (own !== undefined) return own(told, names);
  const common = (words.happenings as Record<string, Teller>)[event.kind];
  return common === undefined ? "" : common(told, names);
}

/** A happening as it is said aloud. */
export function heardText(words: Words, game: GameWords | null, event: GameEvent, names: Names): string {
  return game?.spoken?.[event.kind]?.(event, names) ?? happeningText(words, game, event, names);
}

/** What a rule says; `other:` stands for the player's own words, which the referees alone have. */
export function ruleText(words: Words, game: GameWords | null, rule: string): string {
  return rule.startsWith("other:") ? words.challenge.other : (game?.rules[rule] ?? words.play.aRule);
}

export function actionText(words: Words, game: GameWords | null, type: string): string {
  return game?.actions[type] ?? words.play.actionNames[type] ?? type;
}

/** The names of seats in a room, in the words of the language. */
export function namesOf(words: Words, room: Named | null): Names {
  return (seat) => {
    if (seat === null || seat === undefined) return "";
    const place = room?.seats[seat];
    // An empty seat has the name of who was sent out of a game: it stays on the record.
    if (place?.kind !== "bot") return place?.name || words.play.seat(seat);
    const bots = room?.seats.filter((other) => other.kind === "bot").length ?? 0;
    return bots > 1 ? words.play.bots(seat) : words.play.bot;
  };
}

/** Names in a row, as the language joins them. */
export function joined(lang: string, items: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
}
