/** Words a moment: its events and, for a correct challenge, the mistake with its sums. */
import type { GameWords, Names } from "../games/contract";
import type { Lang } from "../room/view";
import type { Words } from "../words/page";
import { happeningText, rulingText } from "../words/sayings";
import type { Moment } from "./recording";
import { replayWords } from "./words";

export function momentText(words: Words, game: GameWords | null, moment: Moment, names: Names, lang: Lang): string {
  const sentences = moment.events
    .flatMap((event) => [happeningText(words, game, event, names), event.kind === "ruling" && event.params?.mark === "C" ? rulingText(words, game, event.params) : ""])
    .filter((text) => text !== "");
  return sentences.join(" ") || replayWords.of(lang).goesOn;
}
