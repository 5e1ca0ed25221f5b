// A server of boardgame.io with the trivial game of `tests/load/lab.py`: 256 cells, two seats in turn, in its default storage,
// memory. It prints its port.
import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const CELLS = 256;

const lab = {
  name: "lab",
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
};

const say = console.log;
console.log = console.info = () => {};
const { appServer } = await Server({ games: [lab], origins: [/.*/] }).run({ port: 0 });
say(appServer.address().port);
