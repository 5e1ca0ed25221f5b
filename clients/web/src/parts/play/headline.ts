/** The headline of a table: the reason for a pause, the acting seats for a spectator, or the seats that the game waits for. */
import type { GameWords, Lang, Names } from "../../games/contract";
import { watchedSentence } from "../../games/prompt";
import { mustAct } from "../../room/must_act";
import { turnWords } from "../../room/turn_words";
import type { RoomView, You } from "../../room/view";
import { joined } from "../../words/sayings";
import { playWords } from "./words";

/** Empty before and after a game. A spectator never reads an order: the sentence names the seats that act. */
export function headline(view: RoomView, you: You, gameWords: GameWords | null, names: Names, lang: Lang): string {
  const { room, status } = view;
  const said = turnWords.of(lang);
  const must = mustAct(view, you);
  if (must?.reason === "ruling" && must.isYou) return said.yours.ruling;
  if (room.state === "paused") {
    const stands = playWords.of(lang).pause;
    return stands.reasons[room.pause?.reasons[0] ?? "pause"] ?? stands.title;
  }
  if (you.seat === null && room.state === "playing" && status !== null && gameWords !== null) {
    const watched = watchedSentence(gameWords, status, names, lang);
    if (watched) return watched;
  }
  if (must === null) return "";
  if (must.isYou) return said.yours[must.reason];
  return said.theirs[must.reason](joined(lang, must.seats.map(names)), must.seats.length);
}
