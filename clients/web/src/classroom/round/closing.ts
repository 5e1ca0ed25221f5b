/** Tells the director what will happen to each board if the round is closed now. */
import type { BoardView } from "../view";
import type { RoundWords } from "./words";

type ClosedBoard = Pick<BoardView, "state" | "disputed"> & Partial<Pick<BoardView, "home">>;

export function lostByClosing(said: RoundWords, boards: readonly ClosedBoard[]): string {
  const running = boards.filter((board) => (board.state === "playing" || board.state === "waiting") && board.home === undefined).length;
  const disputed = boards.filter((board) => board.disputed).length;
  const kept = boards.filter((board) => board.state === "adjourned").length;
  return [
    running > 0 ? said.loseResult(running) : said.allHaveResult,
    ...(disputed > 0 ? [said.disputed(disputed)] : []),
    ...(kept > 0 ? [said.kept(kept)] : []),
  ].join(" ");
}
