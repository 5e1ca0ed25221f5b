/**
 * The mark of a seat whose pieces have their own colour. The mark has the pieces' colour and form, so that names, log and score
 * card match the board.
 */
import { getContext, setContext } from "svelte";

import { marker, type Marker } from "./markers";

/** `form` distinguishes the pieces without colour. */
export type Side = { color: "blue" | "red" | "white" | "black"; form: "disc" | "diamond" | "hexagon" | "shield" };

/**
 * The sides of a game whose pieces have the colours of the seats' marks but belong to nobody, or not yet: the marks have neither colour, and
 * no piece is named.
 */
export const plainSide = (_view: unknown, seat: number): Side & { name: string } =>
  seat % 2 === 0 ? { color: "white", form: "disc", name: "" } : { color: "black", form: "hexagon", name: "" };

type SideOf = (seat: number) => Side | null;
const KEY = Symbol("sides");

const FORMS: Record<Side["form"], Pick<Marker, "path" | "shape">> = {
  disc: { shape: "disc", path: "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z" },
  diamond: { shape: "diamond", path: "M-.12-.92A.17 .17 0 0 1 .12-.92L.92-.12A.17 .17 0 0 1 .92 .12L.12 .92A.17 .17 0 0 1 -.12 .92L-.92 .12A.17 .17 0 0 1 -.92-.12Z" },
  hexagon: { shape: "hexagon", path: "M0-.98L.85-.49V.49L0 .98L-.85 .49V-.49Z" },
  shield: { shape: "shield", path: "M-.78-.8H.78V.14C.78 .56 .42 .84 0 1C-.42 .84-.78 .56-.78 .14Z" },
};

/** Returns the mark of a side's pieces. */
export function sideMarker({ color, form }: Side): Marker {
  return { ...FORMS[form], fill: `var(--side-${color})`, ink: `var(--side-${color}-ink)` };
}

/** Sets the sides for every seat mark below this component. */
export function provideSides(sideOf: SideOf): void {
  setContext(KEY, sideOf);
}

/** Returns a function that gives a seat's mark: its side's mark in games with sides, or else its own. */
export function useMarker(): (seat: number) => Marker {
  const sideOf = getContext<SideOf | undefined>(KEY);
  return (seat) => {
    const side = sideOf?.(seat) ?? null;
    return side === null ? marker(seat) : sideMarker(side);
  };
}
