/** Reads the score cards of a class from the server's JSON, for the tutor's records. Pure. */
import type { CardedGame, CardView, NoteView, ResultView, RoomInfo } from "../../room/view";
import { BOT } from "../view";

type GameOver = { result: ResultView; cards: CardView[]; notes: NoteView[]; seal: RoomInfo["seal"] };

/** The printed part of `session_plain` in `server/sessions/export/class_files.py`. */
export type ClassFile = {
  rounds: {
    number: number;
    game: string;
    games: number;
    boards: { number: number; code: string | null; game: string; seats: string[]; games: GameOver[] }[];
  }[];
};

/** A finished game as its room showed it, with its place in the class. */
export type Played = { round: number; board: number; room: CardedGame };

/** Returns every game with cards, in the order of rounds, boards and games. */
export function playedIn(file: ClassFile): Played[] {
  return file.rounds.flatMap((round) =>
    round.boards.flatMap((board) =>
      board.games.map((game, index) => ({
        round: round.number,
        board: board.number,
        room: {
          code: board.code ?? "",
          game: board.game,
          seats: board.seats.map((name) => ({ name: name === BOT ? "" : name, kind: name === BOT ? "bot" : "person" })),
          match: { game: index, games: round.games, ended: index + 1, over: index + 1 === round.games, points: [], totals: [], past: [] },
          result: game.result,
          cards: game.cards,
          notes: game.notes,
          seal: game.seal ?? null,
        },
      })),
    ),
  );
}
