/** The motions of pieces: travel, fade, slide out, drop, write and tumble. Each changes only the transform, the opacity or the visible part, for a short time. */
import type { Point, Trip } from "./path";

/** A motion under way. */
export interface Flight {
  /** The element that moves on the screen: the piece itself, or a copy above the board. */
  shown: Element;
  /** The place where the piece belongs. */
  place: DOMRect;
  ended: Promise<void>;
  stop: () => void;
}

export const DROP_MS = 200;
const WRITE_MS = 420;
const FADE_MS = 200;
const LEAVE_MS = 320;
const TUMBLE_MS = 540;
const BETWEEN_DICE_MS = 40;
/** Width of a card that is seen from its edge. */
const EDGEWISE = 0.08;
const COUNT_MS = 300;
const SVG = "http://www.w3.org/2000/svg";

const middle = (rect: DOMRect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/**
 * Returns the part of a keyframe that moves, turns and scales. The browser animates an svg element on its compositor, without a layout
 * in each frame, only by `transform`, and not by the single properties.
 */
function moved({ x, y }: Point, turn = 0, width = 1, height = width): Keyframe {
  return { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${width}, ${height})` };
}

/** The coordinates in which an element's transform works: those of its parent in an svg, otherwise its own middle in px. */
function coordinates(element: Element, place: DOMRect): { centre: Point; inUnits: (shift: Point) => Point } {
  const matrix = element instanceof SVGElement && element.parentElement instanceof SVGGraphicsElement ? element.parentElement.getScreenCTM() : null;
  if (matrix === null) return { centre: { x: 0, y: 0 }, inUnits: (shift) => shift };
  const inverse = matrix.inverse();
  const { x, y } = new DOMPoint(middle(place).x, middle(place).y).matrixTransform(inverse);
  return { centre: { x, y }, inUnits: (shift) => ({ x: shift.x * inverse.a + shift.y * inverse.c, y: shift.x * inverse.b + shift.y * inverse.d }) };
}

/** A copy of a piece within two groups: `holder` moves along the way, and `posed` rises and turns around its own middle. */
interface Copy {
  holder: SVGGElement;
  posed: SVGGElement;
}

/** Puts a copy of a piece above all cells of its svg, where no other cell covers it. */
function copyAbove(piece: Element, svg: SVGElement): Copy {
  const parent = piece.parentElement;
  const matrix = svg instanceof SVGSVGElement && parent instanceof SVGGraphicsElement ? svg.getScreenCTM()?.inverse().multiply(parent.getScreenCTM() ?? undefined) : undefined;
  const copy = piece.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")])
    for (const name of each.getAttributeNames()) if (/^(data-|role|aria-|tabindex)/.test(name)) each.removeAttribute(name);
  const placed = document.createElementNS(SVG, "g");
  if (matrix !== undefined) placed.setAttribute("transform", `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ")})`);
  placed.append(copy);
  const posed = document.createElementNS(SVG, "g");
  posed.style.transformBox = "fill-box";
  posed.style.transformOrigin = "center";
  posed.append(placed);
  const holder = document.createElementNS(SVG, "g");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("class", "in-motion");
  holder.setAttribute("pointer-events", "none");
  holder.append(posed);
  svg.append(holder);
  return { holder, posed };
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

/** A way of a piece and its manner. */
export interface Travel {
  trip: Trip;
  /** The piece lies face down at first and turns on its way. */
  turns?: boolean;
  /** A number appears at each landing, as if somebody counted aloud. */
  counts?: boolean;
}

/** Lets a piece travel to its place, the rectangle `to` of the screen. */
export function travel(piece: Element, to: DOMRect, { trip, turns = false, counts = false }: Travel): Flight {
  const svg = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  const copy = svg === null ? null : copyAbove(piece, svg);
  const shown = copy?.holder ?? piece;
  const posed = copy?.posed ?? piece;
  const { inUnits } = coordinates(shown, to);
  const end = middle(to);
  const offset = (at_ms: number): number => Math.min(1, at_ms / trip.ms);
  const way = trip.way.map(({ at_ms, easing, x, y }): Keyframe => {
    const shift = inUnits({ x: x - end.x, y: y - end.y });
    // On the page the piece is a single element, so its way and its posture are different properties.
    return { offset: offset(at_ms), easing, ...(svg === null ? { translate: `${shift.x}px ${shift.y}px` } : moved(shift)) };
  });
  const postures = trip.postures.map(({ at_ms, easing, rise, scale, turn }, index): Keyframe => {
    const width = turns && index === 0 ? scale * EDGEWISE : scale;
    return { offset: offset(at_ms), easing, ...moved(svg === null ? { x: 0, y: 0 } : inUnits({ x: 0, y: -rise }), turn, width, scale) };
  });
  const duration = trip.ms;
  const animations = [shown.animate(way, { duration }), posed.animate(postures, { duration })];
  if (svg === null) return flightOf(shown, to, animations);
  animations.push(piece.animate({ opacity: [0, 0] }, { duration }));
  // A piece that comes from outside stays visible on its way.
  svg.style.overflow = "visible";
  const numbers = counts ? trip.landings_ms.map((at_ms, index) => count(svg, trip, at_ms, index + 1, to)) : [];
  animations.push(...numbers.map(({ animation }) => animation));
  return flightOf(shown, to, animations, () => {
    [shown, ...numbers.map(({ text }) => text)].forEach((each) => each.remove());
    if (svg.querySelector(":scope > .in-motion") === null) svg.style.overflow = "";
  });
}

/** Shows the number of a landing, next to the landed piece on the side of the board's middle. */
function count(svg: SVGSVGElement, trip: Trip, at_ms: number, number: number, piece: DOMRect): { text: Element; animation: Animation } {
  const landing = trip.way.find((passed) => passed.at_ms >= at_ms - 1) ?? trip.way[trip.way.length - 1]!;
  const board = middle(svg.getBoundingClientRect());
  const far = Math.hypot(board.x - landing.x, board.y - landing.y) || 1;
  const aside = piece.height * 1.8;
  const point = new DOMPoint(landing.x + ((board.x - landing.x) / far) * aside, landing.y + ((board.y - landing.y) / far) * aside);
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = point.matrixTransform(matrix);
  const size = piece.height * 1.8 * (matrix?.a ?? 1);
  const text = document.createElementNS(SVG, "text");
  text.textContent = String(number);
  for (const [name, value] of Object.entries({ x, y: y + size * 0.35, "font-size": size, "aria-hidden": "true", "pointer-events": "none", class: "counted" }))
    text.setAttribute(name, String(value));
  svg.append(text);
  const frames: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  return { text, animation: text.animate(frames, { duration: COUNT_MS, delay: at_ms - COUNT_MS * 0.15, fill: "both" }) };
}

/** Fades a piece that the board no longer has, after the time when its captor reaches it. */
export function fadeAway(piece: Element, place: DOMRect, surface: Element, after_ms: number): Flight {
  return vanish(piece, place, surface, { x: 0, y: 0 }, { duration: FADE_MS, delay: after_ms });
}

/** Lets a piece that no other piece has captured slide away from the board's middle. */
export function slideOut(piece: Element, place: DOMRect, surface: Element): Flight {
  const [at, board] = [middle(place), middle(surface.getBoundingClientRect())];
  const far = Math.hypot(at.x - board.x, at.y - board.y) || 1;
  const aside = Math.max(place.width, place.height) * 0.9;
  return vanish(piece, place, surface, { x: ((at.x - board.x) / far) * aside, y: ((at.y - board.y) / far) * aside }, { duration: LEAVE_MS });
}

function vanish(piece: Element, place: DOMRect, surface: Element, aside: Point, timing: KeyframeAnimationOptions): Flight {
  if (!(surface instanceof SVGElement)) return flightOf(piece, place, []);
  const { holder, posed } = copyAbove(piece, surface);
  const { inUnits } = coordinates(holder, place);
  const at = middle(holder.getBoundingClientRect());
  const shifted = (by: Point): Point => {
    return inUnits({ x: middle(place).x - at.x + by.x, y: middle(place).y - at.y + by.y });
  };
  const options: KeyframeAnimationOptions = { easing: "ease-in", fill: "backwards", ...timing };
  const animations = [
    holder.animate([{ ...moved(shifted({ x: 0, y: 0 })), opacity: 1 }, { ...moved(shifted(aside)), opacity: 0 }], options),
    posed.animate([moved({ x: 0, y: 0 }), moved({ x: 0, y: 0 }, 0, 0.7)], options),
  ];
  return flightOf(holder, place, animations, () => holder.remove());
}

/** Lets a new piece drop onto its place. Its middle stays, in an svg too, where the origin is the svg's corner. */
export function drop(piece: Element, place: DOMRect): Flight {
  const { centre } = coordinates(piece, place);
  const own = getComputedStyle(piece).transform;
  const scaled = (scale: number, more: Keyframe): Keyframe => {
    const { transform } = moved({ x: centre.x * (1 - scale), y: centre.y * (1 - scale) }, 0, scale);
    return { transform: own === "none" ? transform : `${transform} ${own}`, ...more };
  };
  const frames = [
    scaled(1.4, { opacity: 0, easing: "ease-in" }),
    scaled(1, { opacity: 1, offset: 0.6 }),
    scaled(1.05, { opacity: 1, offset: 0.8 }),
    scaled(1, { opacity: 1 }),
  ];
  return flightOf(piece, place, [piece.animate(frames, { duration: DROP_MS })]);
}

/** Lets a number appear from left to right, as a hand writes it. */
export function write(piece: Element, place: DOMRect): Flight {
  const frames = [{ clipPath: "inset(-20% 110% -20% -10%)" }, { clipPath: "inset(-20% -10% -20% -10%)" }];
  return flightOf(piece, place, [piece.animate(frames, { duration: WRITE_MS, easing: "steps(9)" })]);
}

/** Lets a die roll until it shows its number. Dice of one throw stop one after the other. */
export function tumble(die: Element, order: number): Flight {
  const frames: Keyframe[] = [
    { translate: "-60% -90%", rotate: "-500deg", scale: "0.8", easing: "ease-in" },
    { translate: "-30% 6%", rotate: "-260deg", scale: "1", offset: 0.35, easing: "ease-out" },
    { translate: "-12% -30%", rotate: "-120deg", scale: "1.04", offset: 0.6, easing: "ease-in" },
    { translate: "0 2%", rotate: "8deg", scale: "1", offset: 0.85, easing: "ease-out" },
    { translate: "0 0", rotate: "0deg", scale: "1" },
  ];
  return flightOf(die, new DOMRect(), [die.animate(frames, { duration: TUMBLE_MS + BETWEEN_DICE_MS * order, fill: "backwards" })]);
}
