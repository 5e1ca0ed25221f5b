/**
 * The contract of `board/board.js`, the board of a game that an installed package adds (`docs/design/game-packages.md`). The server sends the
 * file, and the page imports it when somebody opens a table of that game.
 */
import type { Catalogue } from "../words/catalogue";
import type { BoardProps, GameStakes, GameWords, Lang, Marks, Seat } from "./contract";
import type { Howto } from "./howto";

/** Version of the contract that this client has (`CONTRACT` in `engines/contract.py`). */
export const CONTRACT = 1;

/** The elements that the page gives to a board: for the drawing, and for the controls. */
export type Places = { board: HTMLElement; panel: HTMLElement };

export type Mounted = {
  /** Shows another moment. The values are copies, so the board may keep them. */
  update(props: BoardProps): void;
  /** Removes listeners and timers. The page removes the elements. */
  unmount(): void;
};

/** Words of a game: complete in one language at least. A language with a base, such as `es-AR`, has only the sentences that differ. */
export type Texts<Text> = Readonly<Record<Lang, Text>>;

export type BoardModule = {
  contract: number;
  mount(places: Places, props: BoardProps): Mounted;
  /** The page adds the title, and the words of the options and actions that all duels share. */
  words: Texts<Partial<GameWords>>;
  howto?: Texts<Howto>;
  /** The drawn board's width divided by its height. */
  shape?: number;
  /** Name of a file next to the module. */
  stylesheet?: string;
  /** The prizes and prices of a challenge, as the engine declares them. Without them the dialogue names none. */
  stakes?: GameStakes;
  /** The places that a hint points at, keyed by type of action. */
  marks?: Readonly<Record<string, (action: never, view: never, seat: Seat) => Marks>>;
};

/** A module whose style sheet the page has, with its words. */
export type LoadedModule = { board: BoardModule; words: Catalogue<GameWords>; howto: Catalogue<Howto> | null };
