/** Speaks the events of a step to a screen reader, in the order that its player needs. */
import type { Announcer } from "../page/announcer.svelte";
import type { Language } from "../page/language.svelte";
import type { GameWords } from "../games/contract";
import type { Names } from "./sentences";
import { followsText } from "../parts/challenge/follows";
import { rulingWords } from "../parts/challenge/ruling_words";
import { playWords } from "../parts/play/words";
import { heardText, rulingText } from "../words/sayings";
import type { Room } from "./room.svelte";
import { turnWords } from "./turn_words";
import type { GameEvent } from "./view";

type Told = {
  language: Language;
  announcer: Announcer;
  room: Room;
  gameWords: GameWords | null;
  names: Names;
  /** The seat that had the flag before the step. */
  flagBefore: number | null;
  now_ms: number;
};

/** The kinds of event that the sentence about a challenge against the reader already covers, so they are not spoken again. */
const TOLD = ["ruling", "challenge", "appeal_window"];

export function narrate(told: Told, events: readonly GameEvent[]): void {
  const { language, announcer, room, flagBefore } = told;
  const { seat } = room.you;
  const { yourFlag } = language.words.play;
  const flag = room.view?.status?.flag ?? null;
  announcer.say(seat === null ? happened(told, events) : (ruledAgain(told, events) ?? challenged(told, seat, events) ?? happened(told, events)));
  if (seat === null) return;
  if (flag === seat && flagBefore !== seat) {
    announcer.say(yourFlag);
    announcer.sounds.play("flag");
  }
  if (flag !== seat && flagBefore === seat) announcer.withdraw(yourFlag);
}

function happened({ language, gameWords, names }: Told, events: readonly GameEvent[]): string {
  return events.map((event) => heardText(language.words, gameWords, event, names)).join(" ");
}

/** Speaks a person's opinion in one piece: every rule with its mark, the effects, the end of the game, and the time for an answer. */
function ruledAgain(told: Told, events: readonly GameEvent[]): string | null {
  const at = events.findIndex(({ kind }) => kind === "opinion");
  if (at < 0) return null;
  const rest = events.slice(at).filter(({ kind }) => !TOLD.includes(kind));
  return [happened(told, events.slice(0, at)), happened(told, rest), ...toAnswer(told)].filter((each) => each !== "").join(" ");
}

/** Returns the end of the game that follows if nobody asks for another opinion, and the time to ask. */
function toAnswer({ language, room, gameWords, names, now_ms }: Told): string[] {
  const { room: info } = room.view ?? {};
  const closes = info?.appeal?.closes_at_ms ?? null;
  if (info == null || closes === null) return [];
  const follows = info.appeal?.opinions.at(-1)?.follows ?? null;
  const said = rulingWords.of(language.lang).follows;
  const endings = playWords.of(language.lang).endings;
  const reader = { words: language.words, said, game: gameWords, names, lang: language.lang, seat: room.you.seat, seats: info.seats.length, endings };
  const end = follows === null ? null : followsText(follows, reader).end;
  const seconds = Math.max(0, Math.round((closes - now_ms) / 1000));
  return [end === null ? "" : said.wouldEnd(end), turnWords.of(language.lang).answerWithin(seconds)];
}

/** Speaks the challenge against this seat in one piece: the challenger, the ruling, its reason, its effects, and the time for an answer. */
function challenged(told: Told, seat: number, events: readonly GameEvent[]): string | null {
  const { language, gameWords, names } = told;
  const { words } = language;
  const first = events.findIndex(({ kind, seat: by, params }) => {
    const target = params?.target;
    return (kind === "ruling" || kind === "ruling_pending") && by !== seat && (typeof target !== "number" || target === seat);
  });
  if (first < 0) return null;
  const rulings = events.filter(({ kind }) => kind === "ruling");
  const marks = rulings.map(({ params }) => `${words.ruling.marks[String(params?.mark)] ?? ""}: ${rulingText(words, gameWords, params ?? {})}`);
  const rest = events.slice(first).filter(({ kind }) => !TOLD.includes(kind));
  return [
    happened(told, events.slice(0, first).filter(({ kind }) => !TOLD.includes(kind))),
    words.play.challengedYou(names(events[first]?.seat)),
    ...marks,
    happened(told, rest),
    ...toAnswer(told),
  ]
    .filter((each) => each !== "")
    .join(" ");
}
