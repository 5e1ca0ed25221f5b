/** A class taken home: its standings as CSV (RFC 4180), all of it as JSON. Pure. */
import type { CardView } from "../room/view";
import { nameOf } from "./names";
import type { ClassView } from "./view";
import type { ClassWords } from "./words";

/** A field that no spreadsheet takes for a formula or for two. */
function field(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line for each pupil, best first, under the words of the table. */
export function standingsCsv(view: ClassView, words: ClassWords): string {
  const head = [words.place, words.name, words.points, words.buchholz, words.berger, words.wins, words.played];
  const lines = view.standings.map((line) => [
    line.place,
    nameOf(view, words, line.person),
    line.points,
    line.buchholz,
    line.berger,
    line.wins,
    line.played,
  ]);
  return [head, ...lines].map((cells) => cells.map(field).join(",")).join("\r\n") + "\r\n";
}

/** Pupils by name, rounds with their boards and results, standings, and the score cards of the boards that were looked into. */
export function classJson(view: ClassView, words: ClassWords, cards: ReadonlyMap<string, readonly CardView[]>): string {
  const name = (person: string): string => nameOf(view, words, person);
  const { title, code, created_at_ms } = view.session;
  return JSON.stringify(
    {
      title,
      code,
      created_at: new Date(created_at_ms).toISOString(),
      pupils: view.members.filter((member) => member.role === "pupil").map((member) => member.name),
      rounds: view.rounds.map((round) => ({
        number: round.number + 1,
        game: round.game,
        options: round.options,
        off: round.off.map(name),
        boards: round.boards.map((board, number) => ({
          number: number + 1,
          room: board.code,
          seats: board.seats.map(name),
          points: board.points,
          final: board.final,
          cards: board.code === null ? [] : (cards.get(board.code) ?? []),
        })),
      })),
      standings: view.standings.map(({ person, ...line }) => ({ name: name(person), ...line })),
    },
    null,
    2,
  );
}

/** Gives the text to the browser as a file. */
export function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
