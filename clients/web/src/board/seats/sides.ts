/**
 * The mark of a seat whose pieces have a colour of their own: as the pieces look, in colour and form, so that names, log and score card
 * show what stands on the board.
 */
import { getContext, setContext } from "svelte";

import { marker, type Marker } from "./markers";

/** `form`: what tells the pieces apart without their colour. */
export type Side = { color: "blue" | "red" | "white" | "black"; form: "disc" | "diamond" | "hexagon" | "shield" };

type SideOf = (seat: number) => Side | null;
const KEY = Symbol("sides");

const FORMS: Record<Side["form"], Pick<Marker, "path" | "shape">> = {
  disc: { shape: "disc", path: "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z" },
  diamond: { shape: "diamond", path: "M-.12-.92A.17 .17 0 0 1 .12-.92L.92-.12A.17 .17 0 0 1 .92 .12L.12 .92A.17 .17 0 0 1 -.12 .92L-.92 .12A.17 .17 0 0 1 -.92-.12Z" },
  hexagon: { shape: "hexagon", path: "M0-.98L.85-.49V.49L0 .98L-.85 .49V-.49Z" },
  shield: { shape: "shield", path: "M-.78-.8H.78V.14C.78 .56 .42 .84 0 1C-.42 .84-.78 .56-.78 .14Z" },
};

/** The mark of a side's pieces. */
export function sideMarker({ color, form }: Side): Marker {
  return { ...FORMS[form], fill: `var(--side-${color})`, ink: `var(--side-${color}-ink)` };
}

/** For every mark of a seat below this component. */
export function provideSides(sideOf: SideOf): void {
  setContext(KEY, sideOf);
}

/** The mark of a seat here: of its side where the game has sides, else the seat's own. */
export function useMarker(): (seat: number) => Marker {
  const sideOf = getContext<SideOf | undefined>(KEY);
  return (seat) => {
    const side = sideOf?.(seat) ?? null;
    return side === null ? marker(seat) : sideMarker(side);
  };
}
