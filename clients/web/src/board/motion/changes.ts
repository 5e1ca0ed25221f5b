/** Finds out what moved between two pictures of a board, from the names and the places of its pieces. */

/** A piece in a picture. Several pieces may share a name, such as the white pawns; then the nearest ones match. */
export interface Placed {
  /** The name, such as "white p". The first word is the owner of a piece that may change its kind, such as a pawn. */
  piece: string;
  /** The surface that carries the piece. Places on different surfaces are never equal. */
  surface: unknown;
  /** The middle of the piece. */
  x: number;
  y: number;
}

export interface Changes<P extends Placed> {
  moved: { from: P; to: P }[];
  stayed: { from: P; to: P }[];
  left: P[];
  came: P[];
}

/** Maximum distance in px between two equal places, so that a highlight around a piece does not move it. */
const SAME_PX = 4;

const distance = (one: Placed, other: Placed): number => Math.hypot(one.x - other.x, one.y - other.y);

const isSamePlace = (one: Placed, other: Placed): boolean => one.surface === other.surface && distance(one, other) < SAME_PX;

const ownerOf = ({ piece }: Placed): string | undefined => (piece.includes(" ") ? piece.split(" ", 1)[0] : undefined);

export function changesBetween<P extends Placed>(before: readonly P[], after: readonly P[]): Changes<P> {
  const left = new Set(before);
  const moved: Changes<P>["moved"] = [];
  const stayed: Changes<P>["stayed"] = [];
  const match = (from: P, to: P, list: Changes<P>["moved"]): boolean => {
    left.delete(from);
    return list.push({ from, to }) > 0;
  };

  let came = after.filter((to) => {
    const from = [...left].find((each) => each.piece === to.piece && isSamePlace(each, to));
    return from === undefined || !match(from, to, stayed);
  });
  came = came.filter((to) => {
    const [from] = [...left].filter((each) => each.piece === to.piece).sort((one, other) => distance(one, to) - distance(other, to));
    return from === undefined || !match(from, to, moved);
  });
  // A piece that changed its kind on its way, such as a pawn that became a queen.
  came = came.filter((to) => {
    const owner = ownerOf(to);
    const own = owner === undefined ? [] : [...left].filter((each) => ownerOf(each) === owner);
    const isOnly = own.length === 1 && came.filter((each) => ownerOf(each) === owner).length === 1;
    return !isOnly || !match(own[0]!, to, moved);
  });
  return { moved, stayed, left: [...left], came };
}
