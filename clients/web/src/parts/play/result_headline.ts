/**
 * The headline of a finished game. For a single game it names the winner. In a match of several games it says which
 * game has ended, or that the match was won.
 */
import type { ResultView, RoomView } from "../../room/view";
import { joined } from "../../words/sayings";
import type { Words } from "../../words/page";
import type { es } from "./words.es";

export interface Said {
  lang: string;
  words: Words;
  own: Pick<typeof es, "match">;
  names: (seat: number) => string;
}

type Match = RoomView["room"]["match"];

/** `seat` is the reader's; null for a spectator. */
export function resultHeadline(ended: ResultView, match: Match, seat: number | null, said: Said): string {
  const ofGame = gameHeadline(ended, seat, said);
  if (match == null || match.games <= 1 || ended.result === "void") return ofGame;
  if (!match.over) return `${said.words.play.game(match.ended, match.games)} · ${ofGame}`;
  const best = Math.max(...match.points);
  const winners = match.points.flatMap((points, each) => (points === best ? [each] : []));
  if (winners.length === match.points.length) return said.own.match.draw;
  if (seat !== null && winners.includes(seat)) return said.own.match.youWin;
  return said.own.match.win(joined(said.lang, winners.map(said.names)), winners.length);
}

function gameHeadline(ended: ResultView, seat: number | null, { lang, words, names }: Said): string {
  if (ended.result !== "win") return words.result[ended.result];
  const winners = ended.winners ?? [];
  if (seat !== null && winners.includes(seat)) return words.result.youWin;
  const named = joined(lang, winners.map(names));
  if (winners.length > 1) return words.result.wins(named);
  return seat !== null ? words.result.youLose(named) : words.result.win(named);
}
