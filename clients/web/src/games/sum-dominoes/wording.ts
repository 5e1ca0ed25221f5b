/** The parts of sentences that every language shares. */
import { covered, faces, joints, laidTiles, type Part, type View } from "./view";

/** The clauses about the steps of a turn, and about the missing faces for a sum; `high`: no tile has such a high face. */
type Told = {
  drew: (tile: string) => string;
  rolled: (dice: string) => string;
  needed: (faces: string, sum: number) => string;
  high: (sum: number) => string;
};

/** Returns the sum of the dice, the sums of the faces where the tiles of the last turn touch others, and what proves the steps of a turn. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const turn = view.turn.first.how === "open" && view.last !== null ? view.last : view.turn;
  const isAsked = (name: string): boolean => rule === null || rule === `sum-dominoes.${name}`;
  const { dice, written } = turn;
  const total = dice?.reduce((sum, die) => sum + die, 0);
  return [
    ...(dice && total === written && isAsked("sum") ? [`${dice.join(" + ")} = ${total}`] : []),
    ...(isAsked("match-1") ? touched(view, turn.first) : []),
    ...(isAsked("match-2") ? touched(view, turn.second) : []),
    ...(isAsked("unplaced-1") && turn.first.how === "left" && turn.first.sum !== null ? needed(view, turn.seat, turn.first.sum, told) : []),
    ...(isAsked("unplaced-2") && turn.second.how === "left" && total !== undefined ? needed(view, turn.seat, total, told) : []),
    ...(rule === "sum-dominoes.draw" && turn.drew ? [told.drew(turn.drew)] : []),
    ...(rule === "sum-dominoes.second-part" && dice ? [told.rolled(dice.join(", "))] : []),
  ];
}

/** Returns the clause about the missing faces: no face on the board makes the sum with a tile of the seat. */
function needed(view: View, seat: number, sum: number, told: Told): string[] {
  const open = new Set([...covered(laidTiles(view)).values()].map(({ pips }) => pips));
  const drawn = view.turn.drew ?? view.last?.drew;
  const own = (view.hands[seat] ?? []).filter((tile) => tile !== drawn).flatMap((tile) => faces(tile));
  const wanted = [...new Set(own.map((face) => sum - face))].filter((face) => face >= 0 && face <= MOST).sort((one, other) => one - other);
  if (own.length === 0 || wanted.some((face) => open.has(face))) return [];
  return [wanted.length === 0 ? told.high(sum) : told.needed(wanted.join(", "), sum)];
}
const MOST = 9;

function touched(view: View, { tile, sum }: Part): string[] {
  const tiles = laidTiles(view);
  const laid = tiles.find((each) => each.tile === tile);
  const [joint, ...more] = laid === undefined ? [] : joints(laid, covered(tiles));
  return joint === undefined || more.length > 0 || joint.sum !== sum ? [] : [`${joint.faces.join(" + ")} = ${sum}`];
}
