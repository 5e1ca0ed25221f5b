/** The board and the piece set that this device shows, chosen at the table. */
import { keep, kept } from "../../storage";
import { SETS, type SetName } from "./pieces";

export const BOARDS = ["wood", "green", "blue", "contrast"] as const;
export type BoardName = (typeof BOARDS)[number];

const BOARD = "ajedrez.board";
const PIECES = "ajedrez.pieces";

function oneOf<Name extends string>(names: readonly Name[], key: string): Name | undefined {
  const name = kept(key);
  return names.find((each) => each === name);
}

/** People whose system asks for contrast first get the board of high contrast. */
function usual(): BoardName {
  return matchMedia("(prefers-contrast: more), (forced-colors: active)").matches ? "contrast" : "wood";
}

class Look {
  #board = $state<BoardName>(oneOf(BOARDS, BOARD) ?? usual());
  #pieces = $state<SetName>(oneOf(SETS, PIECES) ?? "tournament");

  get board(): BoardName {
    return this.#board;
  }
  set board(name: BoardName) {
    this.#board = name;
    keep(BOARD, name);
  }

  get pieces(): SetName {
    return this.#pieces;
  }
  set pieces(name: SetName) {
    this.#pieces = name;
    keep(PIECES, name);
  }
}

/** One choice for all chess boards of the page. */
export const look = new Look();
