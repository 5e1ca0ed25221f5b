/** A moment in words: what was heard in it. */
import type { GameWords, Names } from "../games/contract";
import type { Lang } from "../room/view";
import type { Words } from "../words/page.es";
import { happeningText } from "../words/sayings";
import type { Moment } from "./recording";
import { replayWords } from "./words";

export function momentText(words: Words, game: GameWords | null, moment: Moment, names: Names, lang: Lang): string {
  const heard = moment.heard.map((seen) => happeningText(words, game, seen, names)).filter((text) => text !== "");
  return heard.join(" ") || replayWords[lang].goesOn;
}
