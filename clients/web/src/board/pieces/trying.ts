/** A tile or a piece that is tried on a board of squares before it is laid: how the board's field answers, and what turns and moves it. */
import type { Call } from "../acts/call";
import type { es as boardWords } from "../words.es";

export interface Trying<Laid = unknown> {
  /** What is being tried, not sent yet. */
  draft: Laid | null;
  /** Whether the board is shown near, where it scrolls, and not whole. */
  near: boolean;
  canDrag: (id: string) => boolean;
  onpick: (id: string) => void;
  /** A square walked to by keys, where the tile is shown. */
  onvisit: (id: string) => void;
  /** Another key; true when it meant something. */
  onkey: (key: string) => boolean;
  ondrop: (from: string, to: string) => void;
  oncancel: () => void;
}

/** What can be done with what is tried; a step is of squares down and to the right. */
interface Handling {
  turn: () => void;
  flip: () => void;
  step: (down: number, across: number) => void;
}

type Words = (typeof boardWords)["handles"];

/** A button for each of it. */
export function handlingCalls(words: Words, { turn, flip, step }: Handling): Call[] {
  return [
    { id: "turn", label: words.turn, onpick: turn },
    { id: "flip", label: words.flip, onpick: flip },
    { id: "up", label: "↑", spoken: words.up, onpick: () => step(-1, 0) },
    { id: "down", label: "↓", spoken: words.down, onpick: () => step(1, 0) },
    { id: "left", label: "←", spoken: words.left, onpick: () => step(0, -1) },
    { id: "right", label: "→", spoken: words.right, onpick: () => step(0, 1) },
  ];
}

/** Turns or flips by a key; whether it was one of those. */
export function handleKey({ keys }: Words, key: string, { turn, flip }: Handling): boolean {
  const lower = key.toLowerCase();
  if (lower === keys.turn) turn();
  else if (lower === keys.flip) flip();
  else return false;
  return true;
}
