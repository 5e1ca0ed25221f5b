/** The parts of sentences that every language shares. */
import { covered, joints, laidTiles, type Part, type View } from "./view";

/** Returns the sum of the dice, and the sums of the faces where the tiles of the last turn touch others. */
export function sums(view: View, rule: string | null): string[] {
  const turn = view.turn.first.how === "open" && view.last !== null ? view.last : view.turn;
  const isAsked = (name: string): boolean => rule === null || rule === `sum-dominoes.${name}`;
  const { dice, written } = turn;
  const total = dice?.reduce((sum, die) => sum + die, 0);
  return [
    ...(dice && total === written && isAsked("sum") ? [`${dice.join(" + ")} = ${total}`] : []),
    ...(isAsked("match-1") ? touched(view, turn.first) : []),
    ...(isAsked("match-2") ? touched(view, turn.second) : []),
  ];
}

function touched(view: View, { tile, sum }: Part): string[] {
  const tiles = laidTiles(view);
  const laid = tiles.find((each) => each.tile === tile);
  const [joint, ...more] = laid === undefined ? [] : joints(laid, covered(tiles));
  return joint === undefined || more.length > 0 || joint.sum !== sum ? [] : [`${joint.faces.join(" + ")} = ${sum}`];
}
