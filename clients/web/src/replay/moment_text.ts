/** A moment in words: what was heard in it, and of a right challenge what was wrong, with its sums. */
import type { GameWords, Names } from "../games/contract";
import type { Lang } from "../room/view";
import type { Words } from "../words/page";
import { happeningText, rulingText } from "../words/sayings";
import type { Moment } from "./recording";
import { replayWords } from "./words";

export function momentText(words: Words, game: GameWords | null, moment: Moment, names: Names, lang: Lang): string {
  const heard = moment.heard
    .flatMap((seen) => [happeningText(words, game, seen, names), seen.kind === "ruling" && seen.params?.mark === "C" ? rulingText(words, game, seen.params) : ""])
    .filter((text) => text !== "");
  return heard.join(" ") || replayWords.of(lang).goesOn;
}
