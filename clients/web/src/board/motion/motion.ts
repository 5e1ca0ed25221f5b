/**
 * Moves a board's pieces when its view changes by one step, and lets them sound where they land. Boards only mark their pieces: `data-piece`
 * names a piece, and `data-die` is the number of a die. `data-path` names the cells of a piece's way, `data-gait` its manner and `data-sound`
 * its material; the last two also hold for all pieces within the marked element. This module looks at the places before and after the
 * change, and animates the difference. It handles reduced motion, hidden tabs and a step during a motion for all games. The marks and the
 * state of the page are always those of the new view, so input never waits.
 */
import { changesBetween, type Placed } from "./changes";
import { drop, DROP_MS, fadeAway, slideOut, travel, tumble, write, type Flight } from "./flights";
import { audible, materialOf } from "./landing";
import { GAITS, passesAt, tripOf, type Gait, type Point, type Trip } from "./path";
import type { Steps } from "./steps";

/** More changes than this are another position, not a move. */
const MOST_CHANGES = 14;

interface Seen extends Placed {
  element: Element;
  surface: Element;
  /** Where the page shows the piece now, which is on its way during a motion. */
  rect: DOMRect;
}

interface Picture {
  pieces: Seen[];
  surfaces: Map<Element, DOMRect>;
  /** The places of hidden pieces, such as a pile, by their names. */
  sources: Map<string, DOMRect>;
  /** The dice that show a number, by the name of their group. */
  dice: Map<string, Element[]>;
}

const isHidden = (): boolean => document.visibilityState === "hidden";

/** A person may ask for less motion. The pieces still sound. */
const isStill = (): boolean =>
  document.documentElement.dataset.motion === "off" ||
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
  typeof Element.prototype.animate !== "function";

const numbersOf = (dice: readonly Element[]): string => dice.map((die) => die.getAttribute("data-die")).join(" ");

/** Returns the element whose own movement does not count: the svg of a board, or a row of cards. */
const surfaceOf = (element: Element): Element => (element instanceof SVGElement ? element.ownerSVGElement : null) ?? element.parentElement ?? element;

const middle = (rect: DOMRect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

const holds = (cell: DOMRect, { x, y }: Point): boolean => x >= cell.left && x <= cell.right && y >= cell.top && y <= cell.bottom;

const cellOf = (surface: Element, id: string): DOMRect | null =>
  surface.querySelector(`[data-cell="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null;

function gaitOf(piece: Element): Gait {
  const declared = piece.closest("[data-gait]")?.getAttribute("data-gait");
  return GAITS.find((gait) => gait === declared) ?? "slide";
}

/** Half the size in px of a piece that moves out of a closed list. */
const CLOSED_PX = 12;

/** Returns the place of a piece on the screen. A piece in a closed list is at the list's heading. */
function placeOf(piece: Element): DOMRect {
  const heading = piece.closest("details:not([open])")?.querySelector("summary");
  if (!heading) return piece.getBoundingClientRect();
  const { x, y } = middle(heading.getBoundingClientRect());
  return new DOMRect(x - CLOSED_PX, y - CLOSED_PX, 2 * CLOSED_PX, 2 * CLOSED_PX);
}

/** Lets a new piece appear: it drops, or a hand writes it. */
function appear(piece: Element, place: DOMRect): Flight {
  return gaitOf(piece) === "write" ? write(piece, place) : drop(piece, place);
}

function manner(from: DOMRect, to: DOMRect, lifts: boolean): { size: number; scale: number; lifts: boolean } {
  const size = Math.max(to.width, to.height, 1);
  return { size, scale: Math.max(from.width, from.height) / size, lifts };
}

/** Returns the points of the path that a piece declares; null if the piece did not go along that path. */
function pathOf(from: Seen, to: Seen): Point[] | null {
  const cells = (to.element.getAttribute("data-path") ?? "").split(",").map((id) => cellOf(to.surface, id));
  const [first, last] = [cells[0] ?? null, cells[cells.length - 1] ?? null];
  if (first === null || last === null || !holds(first, middle(from.rect)) || !holds(last, middle(to.rect))) return null;
  // A piece may stand beside the middle of its cell.
  const aside = { x: middle(to.rect).x - middle(last).x, y: middle(to.rect).y - middle(last).y };
  const between = cells.slice(1, -1).flatMap((cell) => (cell === null ? [] : [{ x: middle(cell).x + aside.x, y: middle(cell).y + aside.y }]));
  return [middle(from.rect), ...between, middle(to.rect)];
}

export class Motion {
  readonly #root: Element;
  #before: Picture | null = null;
  #isOwn = true;
  #frame = 0;
  #steps: Steps | null = null;
  /** The numbers of the last throw of each group of dice, by its name. The same numbers do not tumble again. */
  readonly #thrown = new Map<string, string>();
  readonly #flights = new Map<Element, Flight>();

  constructor(root: Element) {
    this.#root = root;
  }

  /** Lets the board move with these steps. The returned function stops it. */
  follow(steps: Steps): () => void {
    this.#steps = steps;
    const stop = steps.listen({ step: (isOwn) => this.#step(isOwn), jump: () => this.#jump() });
    return () => {
      stop();
      this.#jump();
    };
  }

  #step(isOwn: boolean): void {
    if (this.#before !== null) return;
    if (isHidden()) {
      this.#jump();
      return;
    }
    this.#isOwn = isOwn;
    this.#before = this.#look();
    for (const [group, dice] of this.#before.dice) this.#thrown.set(group, numbersOf(dice));
    this.#frame = requestAnimationFrame(() => {
      const before = this.#before;
      this.#before = null;
      if (before !== null) this.#show(before, this.#look());
    });
  }

  #jump(): void {
    cancelAnimationFrame(this.#frame);
    this.#before = null;
    for (const flight of [...this.#flights.values()]) flight.stop();
  }

  /** Reads all places at once, so that the browser computes the layout only once. */
  #look(): Picture {
    const surfaces = new Map<Element, DOMRect>();
    for (const board of this.#root.querySelectorAll("svg[role=grid]")) surfaces.set(board, board.getBoundingClientRect());
    const pieces = this.#find("[data-piece]").flatMap((element): Seen[] => {
      // A piece may consist of marked parts.
      if (element.parentElement?.closest("[data-piece]")) return [];
      const flight = this.#flights.get(element);
      const place = flight?.place ?? placeOf(element);
      if (place.width === 0) return [];
      const surface = surfaceOf(element);
      const origin = surfaces.get(surface) ?? surface.getBoundingClientRect();
      surfaces.set(surface, origin);
      return [
        {
          piece: element.getAttribute("data-piece") ?? "",
          surface,
          element,
          x: place.x + place.width / 2 - origin.x,
          y: place.y + place.height / 2 - origin.y,
          rect: flight?.shown.getBoundingClientRect() ?? place,
        },
      ];
    });
    const sources = new Map(this.#find("[data-source]").map((each) => [each.getAttribute("data-source") ?? "", each.getBoundingClientRect()]));
    const dice = new Map<string, Element[]>();
    for (const die of this.#find("[data-die]:not([data-die=''])")) {
      const group = die.closest("[role=group]")?.getAttribute("aria-label") ?? "";
      dice.set(group, [...(dice.get(group) ?? []), die]);
    }
    return { pieces, surfaces, sources, dice };
  }

  /** Finds marked elements, except those in the description of a turn. */
  #find(marked: string): Element[] {
    return [...this.#root.querySelectorAll(marked)].filter((each) => each.closest("[data-still]") === null);
  }

  #show(before: Picture, after: Picture): void {
    this.#forgetRemoved();
    const changes = changesBetween(before.pieces, after.pieces);
    // Controls that appear or disappear as a whole, such as a bank, are no motion of their pieces.
    const isOld = ({ surface }: Seen): boolean => before.surfaces.has(surface);
    const isKept = ({ surface }: Seen): boolean => surface.isConnected;
    const moved = changes.moved.filter(({ from, to }) => isKept(from) || isOld(to));
    const left = changes.left.filter((piece) => isKept(piece) && !piece.element.isConnected);
    const sourceOf = ({ element }: Seen): DOMRect | undefined => before.sources.get(element.getAttribute("data-from") ?? "");
    const came = changes.came.filter((piece) => isOld(piece) || sourceOf(piece) !== undefined);
    const still = isStill();
    if (moved.length + left.length + came.length <= MOST_CHANGES) {
      const trips = moved.map(({ from, to }) => ({ from, to, trip: this.#tripOf(from, to) }));
      const arrivals = came.map((piece) => ({ piece, source: sourceOf(piece) })).map(({ piece, source }) => ({
        piece,
        trip: source === undefined ? null : tripOf([middle(source), middle(piece.rect)], gaitOf(piece.element), manner(source, piece.rect, false)),
      }));
      if (!still) {
        // A fading piece lies under the piece that captures it.
        for (const { element, rect, surface } of left) {
          const captors = trips.filter(({ to }) => to.surface === surface);
          const after_ms = captors.flatMap(({ trip }) => passesAt(trip, middle(rect), Math.max(rect.width, rect.height) / 2) ?? []);
          this.#keep(element, after_ms.length === 0 ? slideOut(element, rect, surface) : fadeAway(element, rect, surface, Math.min(...after_ms)));
        }
        for (const { piece, trip } of arrivals)
          this.#keep(piece.element, trip === null ? appear(piece.element, piece.rect) : travel(piece.element, piece.rect, { trip, turns: true }));
        for (const { from, to, trip } of trips) {
          this.#flights.get(from.element)?.stop();
          if (!this.#isDropped(to)) this.#keep(to.element, travel(to.element, to.rect, { trip, counts: to.element.hasAttribute("data-counts") }));
        }
      }
      this.#sound([
        ...trips.map(({ to, trip }) => ({ element: to.element, times_ms: this.#isDropped(to) ? [0] : trip.landings_ms })),
        ...arrivals.map(({ piece, trip }) => ({ element: piece.element, times_ms: trip?.landings_ms ?? [DROP_MS * 0.6] })),
      ], still);
    }
    this.#throw(after, still);
    for (const surface of after.surfaces.keys()) surface.removeAttribute("data-dropped");
  }

  /** Plans the way of a piece: through the cells of its path if it starts and ends there, otherwise straight. */
  #tripOf(from: Seen, to: Seen): Trip {
    const same = from.surface === to.surface;
    const gait = gaitOf(to.element);
    const straight = [middle(from.rect), middle(to.rect)];
    const points = same ? (pathOf(from, to) ?? straight) : straight;
    // A card flies only from a hand to the table, and not within the hand; the other gaits belong to one board.
    return tripOf(points, same === (gait !== "throw") ? gait : "slide", manner(from.rect, to.rect, !this.#isOwn));
  }

  /** Tells whether the player has just dragged the piece there, so that it lies at its place already. */
  #isDropped({ surface, rect }: Seen): boolean {
    const dropped = this.#isOwn ? surface.getAttribute("data-dropped") : null;
    const cell = dropped === null ? null : cellOf(surface, dropped);
    return cell !== null && holds(cell, middle(rect));
  }

  #sound(pieces: readonly { element: Element; times_ms: readonly number[] }[], still: boolean): void {
    const heard = pieces.flatMap(({ element, times_ms }) => {
      const sound = materialOf(element);
      return sound === null ? [] : [{ sound, times_ms: still ? [0] : times_ms }];
    });
    for (const landing of audible(heard)) this.#steps?.land(landing);
  }

  #throw(after: Picture, still: boolean): void {
    for (const [group, dice] of after.dice) {
      const numbers = numbersOf(dice);
      if (numbers !== this.#thrown.get(group)) {
        if (!still) dice.forEach((die, order) => this.#keep(die, tumble(die, order)));
        this.#steps?.land({ sound: "dice", after_ms: 0 });
      }
      this.#thrown.set(group, numbers);
    }
  }

  /** Stops the motions of elements that are gone. Otherwise they cost the browser a frame after the other. */
  #forgetRemoved(): void {
    for (const flight of [...this.#flights.values()]) if (!flight.shown.isConnected) flight.stop();
  }

  #keep(element: Element, flight: Flight): void {
    this.#flights.get(element)?.stop();
    this.#flights.set(element, flight);
    void flight.ended.then(() => {
      if (this.#flights.get(element) === flight) this.#flights.delete(element);
    });
  }
}
