/**
 * Dragging, as an attachment of a board's svg. It is never the only way: a press that moves less than the slop stays a click. A drop
 * outside every cell, a second finger, or a pointer that the system cancels ends the drag without effect.
 */

import type { Attachment } from "svelte/attachments";

const SLOP_PX = 4;

export interface DragHandlers {
  /** Tells whether a drag may start on this cell. */
  canDrag: (id: string) => boolean;
  start: (id: string) => void;
  /** The pointer, in the units of the svg's view box. */
  move: (x: number, y: number) => void;
  /** `to` is undefined after a drop outside all cells. */
  drop: (from: string, to: string | undefined) => void;
}

export function cellAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest("[data-cell]")?.getAttribute("data-cell") ?? undefined;
}

export function draggable(handlers: DragHandlers): Attachment<SVGSVGElement> {
  return (svg) => {
    let from: string | undefined;
    let startX = 0;
    let startY = 0;
    let dragging = false;

    function inBoard(event: PointerEvent): readonly [number, number] {
      const matrix = svg.getScreenCTM();
      if (!matrix) return [0, 0];
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      return [point.x, point.y];
    }

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) {
        stop();
        return;
      }
      const id = cellAt(event.target);
      if (id === undefined || !handlers.canDrag(id)) return;
      from = id;
      startX = event.clientX;
      startY = event.clientY;
    }

    function move(event: PointerEvent): void {
      if (from === undefined || !event.isPrimary) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - startX, event.clientY - startY) < SLOP_PX) return;
        dragging = true;
        svg.setPointerCapture(event.pointerId);
        handlers.start(from);
      }
      handlers.move(...inBoard(event));
    }

    function up(event: PointerEvent): void {
      if (from !== undefined && dragging) {
        const below = document.elementFromPoint(event.clientX, event.clientY);
        handlers.drop(from, below && svg.contains(below) ? cellAt(below) : undefined);
        // Ignores the click that follows a drag.
        svg.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => svg.removeEventListener("click", swallow, { capture: true }), 0);
      }
      from = undefined;
      dragging = false;
    }

    function stop(): void {
      if (from !== undefined && dragging) handlers.drop(from, undefined);
      from = undefined;
      dragging = false;
    }

    return followPointer(svg, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: stop });
  };
}

type PointerListeners = Record<"pointerdown" | "pointermove" | "pointerup" | "pointercancel", (event: PointerEvent) => void>;

/** Listens to the pointer on a node. The returned function stops it. */
function followPointer(node: GlobalEventHandlers & EventTarget, listeners: PointerListeners): () => void {
  const each = Object.entries(listeners) as [keyof PointerListeners, (event: PointerEvent) => void][];
  for (const [kind, listener] of each) node.addEventListener(kind, listener);
  return () => {
    for (const [kind, listener] of each) node.removeEventListener(kind, listener);
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export interface CarryHandlers {
  start: () => void;
  /** Called with the cell under the pointer; undefined outside all boards. */
  over: (cell: string | undefined) => void;
  drop: (cell: string | undefined) => void;
}

/** Lets the player drag a piece from outside a board onto one of its cells. A short press stays a click. */
export function carryable(handlers: CarryHandlers): Attachment<HTMLElement> {
  return (thing) => {
    let from: readonly [number, number] | null = null;
    let carrying = false;

    function below(event: PointerEvent): string | undefined {
      return cellAt(document.elementFromPoint(event.clientX, event.clientY));
    }

    function down(event: PointerEvent): void {
      if (event.isPrimary && event.button === 0) from = [event.clientX, event.clientY];
    }

    function move(event: PointerEvent): void {
      if (from === null || !event.isPrimary) return;
      if (!carrying) {
        if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) < SLOP_PX) return;
        carrying = true;
        thing.setPointerCapture(event.pointerId);
        handlers.start();
      }
      handlers.over(below(event));
    }

    function up(event: PointerEvent): void {
      if (carrying) {
        handlers.drop(below(event));
        thing.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }), 0);
      }
      from = null;
      carrying = false;
    }

    function cancel(): void {
      if (carrying) handlers.drop(undefined);
      from = null;
      carrying = false;
    }

    return followPointer(thing, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel });
  };
}
