/**
 * Moves a board's pieces when its view changes by one step. Boards only mark their pieces: `data-piece` names a piece, and `data-die` is
 * the number of a die. This module looks at the places before and after the change, and animates the difference. It handles reduced motion, hidden tabs and a step during
 * a motion for all games. The marks and the state of the page are always those of the new view, so input never waits.
 */
import { changesBetween, type Placed } from "./changes";
import { fadeAway, popIn, slide, tumble, type Flight } from "./flights";
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

const isStill = (): boolean =>
  document.visibilityState === "hidden" ||
  document.documentElement.dataset.motion === "off" ||
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
  typeof Element.prototype.animate !== "function";

const numbersOf = (dice: readonly Element[]): string => dice.map((die) => die.getAttribute("data-die")).join(" ");

/** Returns the element whose own movement does not count: the svg of a board, or a row of cards. */
const surfaceOf = (element: Element): Element => (element instanceof SVGElement ? element.ownerSVGElement : null) ?? element.parentElement ?? element;

export class Motion {
  readonly #root: Element;
  #before: Picture | null = null;
  #isOwn = true;
  #frame = 0;
  /** The numbers of the last throw of each group of dice, by its name. The same numbers do not tumble again. */
  readonly #thrown = new Map<string, string>();
  readonly #flights = new Map<Element, Flight>();

  constructor(root: Element) {
    this.#root = root;
  }

  /** Lets the board move with these steps. The returned function stops it. */
  follow(steps: Steps): () => void {
    const stop = steps.listen({ step: (isOwn) => this.#step(isOwn), jump: () => this.#jump() });
    return () => {
      stop();
      this.#jump();
    };
  }

  #step(isOwn: boolean): void {
    if (this.#before !== null) return;
    if (isStill()) {
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
      const place = flight?.place ?? element.getBoundingClientRect();
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
    const changes = changesBetween(before.pieces, after.pieces);
    // Controls that appear or disappear as a whole, such as a bank, are no motion of their pieces.
    const isOld = ({ surface }: Seen): boolean => before.surfaces.has(surface);
    const isKept = ({ surface }: Seen): boolean => surface.isConnected;
    const moved = changes.moved.filter(({ from, to }) => isKept(from) || isOld(to));
    const left = changes.left.filter((piece) => isKept(piece) && !piece.element.isConnected);
    const sourceOf = ({ element }: Seen): DOMRect | undefined => before.sources.get(element.getAttribute("data-from") ?? "");
    const came = changes.came.filter((piece) => isOld(piece) || sourceOf(piece) !== undefined);
    if (moved.length + left.length + came.length <= MOST_CHANGES) {
      const lifts = !this.#isOwn;
      // A fading piece lies under the piece that captures it.
      for (const { element, rect, surface } of left) this.#keep(element, fadeAway(element, rect, surface));
      for (const piece of came) {
        const { element, rect } = piece;
        const source = sourceOf(piece);
        this.#keep(element, source === undefined ? popIn(element, rect) : slide(element, source, rect, { lifts: false, turns: true }));
      }
      for (const { from, to } of moved) {
        this.#flights.get(from.element)?.stop();
        this.#keep(to.element, slide(to.element, from.rect, to.rect, { lifts }));
      }
    }
    this.#throw(after);
  }

  #throw(after: Picture): void {
    for (const [group, dice] of after.dice) {
      const numbers = numbersOf(dice);
      if (numbers !== this.#thrown.get(group)) dice.forEach(tumble);
      this.#thrown.set(group, numbers);
    }
  }

  #keep(element: Element, flight: Flight): void {
    this.#flights.get(element)?.stop();
    this.#flights.set(element, flight);
    void flight.ended.then(() => {
      if (this.#flights.get(element) === flight) this.#flights.delete(element);
    });
  }
}
