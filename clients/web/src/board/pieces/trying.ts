/**
 * Handles a tile or a piece that the player tries on a board of squares before placing it: the field's answers, and the ways to turn and
 * move it.
 */
import type { Call } from "../acts/call";
import type { es as boardWords } from "../words.es";

export interface Trying<Laid = unknown> {
  /** The placement that the player tries and has not sent yet; null if the player tries none. */
  draft: Laid | null;
  /** True if the page shows the part of the board in play; false if the page shows the whole board. */
  near: boolean;
  canDrag: (id: string) => boolean;
  onpick: (id: string) => void;
  /** Called when the keys reach a square. The tile appears on that square. */
  onvisit: (id: string) => void;
  /** Handles another key. Returns true if the key has a meaning. */
  onkey: (key: string) => boolean;
  ondrop: (from: string, to: string) => void;
  oncancel: () => void;
}

/** The possible changes to the tried placement. A step is given in squares down and to the right. */
interface Handling {
  turn: () => void;
  flip: () => void;
  step: (down: number, across: number) => void;
}

type Words = (typeof boardWords)["handles"];

/** Returns a button for each possible change. */
export function handlingCalls(words: Words, { turn, flip, step }: Handling): Call[] {
  return [
    { id: "turn", label: `↻ ${words.turn}`, spoken: words.turn, onpick: turn },
    { id: "flip", label: `⇄ ${words.flip}`, spoken: words.flip, onpick: flip },
    { id: "up", label: "↑", spoken: words.up, onpick: () => step(-1, 0) },
    { id: "down", label: "↓", spoken: words.down, onpick: () => step(1, 0) },
    { id: "left", label: "←", spoken: words.left, onpick: () => step(0, -1) },
    { id: "right", label: "→", spoken: words.right, onpick: () => step(0, 1) },
  ];
}

/** Turns or flips by a key. Returns true if the key was the key to turn or the key to flip. */
export function handleKey({ keys }: Words, key: string, { turn, flip }: Handling): boolean {
  const lower = key.toLowerCase();
  if (lower === keys.turn) turn();
  else if (lower === keys.flip) flip();
  else return false;
  return true;
}
