/** Finds newcomers who are probably a pupil of the class with another device: a pupil with nearly the same name is missing. Pure. */
import { currentRound, type ClassView, type MemberView } from "../view";

/** A newcomer, and the pupil who may be the same person. The page asks the tutor. */
export type Likeness = { newcomer: MemberView; pupil: MemberView };

const NEAR = 1;
const SHORTEST = 3;

/** Returns the newcomers without a game so far, each with the missing pupil whose name is most similar. */
export function likely(view: ClassView): Likeness[] {
  const played = new Set(view.rounds.filter((round) => round.state !== "draft").flatMap((round) => round.boards.flatMap((board) => board.seats)));
  const pupils = view.members.filter((member) => member.role === "pupil");
  const missing = pupils.filter((pupil) => !pupil.present && played.has(pupil.id));
  if (currentRound(view) === null && view.rounds.length === 0) return [];
  return pupils.flatMap((newcomer) => {
    if (newcomer.gone || !newcomer.present || played.has(newcomer.id)) return [];
    const pupil = missing.find((each) => areAlike(newcomer.name, each.name));
    return pupil === undefined ? [] : [{ newcomer, pupil }];
  });
}

/**
 * Tells whether two names may belong to one child: they differ only in case, accents, a final number or one letter, or one is the start of
 * the other.
 */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  if (first === "" || second === "") return false;
  if (first === second) return true;
  const shorter = Math.min(first.length, second.length);
  if (shorter < SHORTEST) return false;
  return first.startsWith(second) || second.startsWith(first) || distance(first, second) <= NEAR;
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}]/gu, "");
}

/** Counts the letters to change, insert or delete to turn one name into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++) {
      const swap = (row[at] ?? 0) + (other[at] === letter ? 0 : 1);
      next.push(Math.min(swap, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
