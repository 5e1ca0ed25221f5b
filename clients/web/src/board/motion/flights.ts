/** The motions of pieces: slide, lift, fade, snap and tumble. Each changes only the transform and the opacity, for a short time. */

/** A motion under way. */
export interface Flight {
  /** The element that moves on the screen: the piece itself, or a copy above the board. */
  shown: Element;
  /** The place where the piece belongs. */
  place: DOMRect;
  ended: Promise<void>;
  stop: () => void;
}

const LIFT_MS = 120;
const SNAP_MS = 180;
const FADE_MS = 280;
const TUMBLE_MS = 540;
const BETWEEN_DICE_MS = 40;
const TURN_MS = 220;
const LIFTED = 1.14;
/** Width of a card that is seen from its edge. */
const EDGEWISE = 0.08;
const SVG = "http://www.w3.org/2000/svg";
const OUT = "cubic-bezier(0.2, 0.7, 0.25, 1)";

/** Returns the duration of a slide: longer for longer ways. */
export function slideMs(distance_px: number): number {
  return Math.round(Math.min(280, 180 + distance_px * 0.25));
}

interface Point {
  x: number;
  y: number;
}

const middle = (rect: DOMRect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** Returns a keyframe that scales around `centre` and then shifts. It works on svg elements too, whose origin is the svg's corner. */
function pose(centre: Point, shift: Point, scale: number, more: Keyframe = {}, width = scale): Keyframe {
  const x = centre.x * (1 - width) + shift.x;
  const y = centre.y * (1 - scale) + shift.y;
  return { translate: `${x}px ${y}px`, scale: `${width} ${scale}`, ...more };
}

/** The coordinates in which an element's transform works: those of its parent in an svg, otherwise its own middle in px. */
function coordinates(element: Element, place: DOMRect): { centre: Point; inUnits: (shift: Point) => Point } {
  const matrix = element instanceof SVGElement && element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (matrix === null) return { centre: { x: 0, y: 0 }, inUnits: (shift) => shift };
  const inverse = matrix.inverse();
  const { x, y } = new DOMPoint(middle(place).x, middle(place).y).matrixTransform(inverse);
  return { centre: { x, y }, inUnits: (shift) => ({ x: shift.x * inverse.a + shift.y * inverse.c, y: shift.x * inverse.b + shift.y * inverse.d }) };
}

/** Puts a copy of a piece above all cells of its svg, where no other cell covers it. */
function copyAbove(piece: Element, svg: SVGElement): SVGGElement {
  const parent = piece.parentElement;
  const matrix = svg instanceof SVGSVGElement && parent instanceof SVGGraphicsElement ? svg.getScreenCTM()?.inverse().multiply(parent.getScreenCTM() ?? undefined) : undefined;
  const copy = piece.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of each.getAttributeNames()) if (/^(data-|role|aria-|tabindex)/.test(name)) each.removeAttribute(name);
  const placed = document.createElementNS(SVG, "g");
  if (matrix !== undefined) placed.setAttribute("transform", `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ")})`);
  placed.append(copy);
  const holder = document.createElementNS(SVG, "g");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("class", "in-motion");
  holder.setAttribute("pointer-events", "none");
  holder.append(placed);
  svg.append(holder);
  return holder;
}

function flightOf(shown: Element, place: DOMRect, animations: readonly Animation[], clear: () => void = () => undefined): Flight {
  let isOver = false;
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    for (const animation of animations) animation.cancel();
    clear();
  };
  const ended = Promise.allSettled(animations.map((animation) => animation.finished)).then(stop);
  return { shown, place, ended, stop };
}

interface Manner {
  /** The piece first rises for a moment, so that it draws the eye. */
  lifts: boolean;
  /** The piece lies face down at first and turns on its way. */
  turns?: boolean;
}

/** Slides a piece from one rectangle of the screen to another. */
export function slide(piece: Element, from: DOMRect, to: DOMRect, { lifts, turns = false }: Manner): Flight {
  const svg = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  const shown = svg === null ? piece : copyAbove(piece, svg);
  const way: Point = { x: middle(from).x - middle(to).x, y: middle(from).y - middle(to).y };
  const size = Math.max(from.width, from.height) / Math.max(to.width, to.height, 1);
  const slides = Math.max(slideMs(Math.hypot(way.x, way.y)), turns ? TURN_MS : 0);
  const duration = slides + (lifts ? LIFT_MS : 0);
  const { centre, inUnits } = coordinates(shown, to);
  const start = inUnits(way);
  const rest: Point = { x: 0, y: 0 };
  const frames = [
    ...(lifts ? [pose(centre, start, size, { easing: "ease-out" })] : []),
    pose(centre, start, size * (lifts ? LIFTED : 1), { offset: (duration - slides) / duration, easing: OUT }, turns ? size * EDGEWISE : undefined),
    pose(centre, rest, 1),
  ];
  const animations = [shown.animate(frames, { duration })];
  if (svg === null) return flightOf(shown, to, animations);
  animations.push(piece.animate({ opacity: [0, 0] }, { duration }));
  // A piece that comes from outside stays visible on its way.
  animations.push(svg.animate({ overflow: ["visible", "visible"] }, { duration }));
  return flightOf(shown, to, animations, () => shown.remove());
}

/** Lets a piece that the board no longer has fade at its last place. */
export function fadeAway(piece: Element, place: DOMRect, surface: Element): Flight {
  if (!(surface instanceof SVGElement)) return flightOf(piece, place, []);
  const holder = copyAbove(piece, surface);
  const { centre, inUnits } = coordinates(holder, place);
  const at = middle(holder.getBoundingClientRect());
  const shift = inUnits({ x: middle(place).x - at.x, y: middle(place).y - at.y });
  const own: Point = { x: centre.x - shift.x, y: centre.y - shift.y };
  const frames = [pose(own, shift, 1, { opacity: 1 }), pose(own, shift, 1, { opacity: 1, offset: 0.4 }), pose(own, shift, 0.7, { opacity: 0 })];
  return flightOf(holder, place, [holder.animate(frames, { duration: FADE_MS, easing: "ease-in" })], () => holder.remove());
}

/** Lets a new piece snap into its place. */
export function popIn(piece: Element, place: DOMRect): Flight {
  const { centre } = coordinates(piece, place);
  const still: Point = { x: 0, y: 0 };
  const frames = [pose(centre, still, 0.5, { opacity: 0 }), pose(centre, still, 1.08, { opacity: 1, offset: 0.7 }), pose(centre, still, 1, { opacity: 1 })];
  return flightOf(piece, place, [piece.animate(frames, { duration: SNAP_MS, easing: "ease-out" })]);
}

/** Lets a die roll until it shows its number. Dice of one throw stop one after the other. */
export function tumble(die: Element, order: number): void {
  const frames: Keyframe[] = [
    { translate: "-60% -90%", rotate: "-500deg", scale: "0.8", easing: "ease-in" },
    { translate: "-30% 6%", rotate: "-260deg", scale: "1", offset: 0.35, easing: "ease-out" },
    { translate: "-12% -30%", rotate: "-120deg", scale: "1.04", offset: 0.6, easing: "ease-in" },
    { translate: "0 2%", rotate: "8deg", scale: "1", offset: 0.85, easing: "ease-out" },
    { translate: "0 0", rotate: "0deg", scale: "1" },
  ];
  die.animate(frames, { duration: TUMBLE_MS + BETWEEN_DICE_MS * order, fill: "backwards" });
}
