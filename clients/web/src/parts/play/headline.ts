/** The headline of a table: why the clocks are stopped, or what the reader must do, or whom the game waits for. */
import { isTogether } from "../../games";
import type { GameWords, Lang, Names } from "../../games/contract";
import { watchedSentence } from "../../games/prompt";
import { mustAct } from "../../room/must_act";
import { turnWords } from "../../room/turn_words";
import type { RoomView, You } from "../../room/view";
import { joined } from "../../words/sayings";
import { playWords } from "./words";

/** Returns the headline, empty before and after a game. A reader who need not act reads what the others do. */
export function headline(view: RoomView, you: You, gameWords: GameWords | null, names: Names, lang: Lang): string {
  const { room, status } = view;
  const said = turnWords.of(lang);
  const must = mustAct(view, you);
  if (must?.reason === "ruling" && must.isYou) return said.yours.ruling;
  if (room.state === "paused") {
    const stands = playWords.of(lang).pause;
    return stands.reasons[room.pause?.reasons[0] ?? "pause"] ?? stands.title;
  }
  if (must?.isYou !== true && room.state === "playing" && status !== null && gameWords !== null) {
    const watched = watchedSentence(gameWords, status, names, lang, view.game);
    if (watched) return watched;
  }
  if (must === null) return "";
  const reason = must.reason === "answer" && status !== null && isTogether(room.game, status.phase) ? "move" : must.reason;
  if (must.isYou) return said.yours[reason];
  return said.theirs[reason](joined(lang, must.seats.map(names)), must.seats.length);
}
