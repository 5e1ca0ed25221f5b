// A server of Colyseus with the trivial game of `tests/load/lab.py`: 256 cells, two seats in turn. Each move goes out at once,
// as one patch, as ours do. It prints its port.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, defineTypes } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const CELLS = 256;

class Table extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...Array(CELLS).fill(-1));
    this.turn = 0;
  }
}
defineTypes(Table, { cells: ["int8"], turn: "int8" });

class Lab extends Room {
  maxClients = 2;
  autoDispose = true;

  onCreate() {
    this.setState(new Table());
    this.setPatchRate(null);
    this.seats = [];
    this.onMessage("place", (client, cell) => {
      const { state } = this;
      if (this.seats[state.turn] !== client.sessionId) return;
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || state.cells[cell] !== -1) return;
      state.cells[cell] = state.turn;
      state.turn = 1 - state.turn;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define("lab", Lab);
const say = console.log;
console.log = () => {};
await server.listen(0, "127.0.0.1");
say(http.address().port);
