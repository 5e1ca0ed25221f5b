// `node driver.mjs PEER PORT ROOMS AT_ONCE MOVES` plays the trivial game at a peer, as `tests/load/driver.py` plays ours: it
// prints `ready`, plays after a line of input and prints what it saw as JSON, and leaves after another line. A move is complete
// when both players have it; then the next one goes out.
import { createInterface } from "node:readline";

const [peer, port, rooms, atOnce, moves] = process.argv.slice(2).map((given, at) => (at ? Number(given) : given));

// Each opens a room and returns its two seats: `place(cell)` sends a move, `heard` is called for each state that arrives.
const PEERS = {
  boardgameio: async () => {
    const { io } = await import("socket.io-client");
    return async (number) => {
      const seats = [];
      const match = `${process.pid}-${number}`; // the server keeps the matches of earlier drivers
      for (const playerID of ["0", "1"]) {
        const socket = io(`http://127.0.0.1:${port}/lab`, { transports: ["websocket"], forceNew: true });
        const seat = { heard: () => {}, state: null };
        await new Promise((connected) => socket.on("connect", connected));
        const synced = new Promise((done) => socket.on("sync", (_match, { state }) => done((seat.state = state))));
        socket.on("update", (_match, state) => {
          seat.state = state;
          seat.heard();
        });
        socket.emit("sync", match, playerID, undefined, 2);
        await synced;
        seat.place = (cell) => {
          const payload = { type: "place", args: [cell], playerID, credentials: undefined };
          socket.emit("update", { type: "MAKE_MOVE", payload }, seat.state._stateID, match, playerID);
        };
        seat.bytes = () => socket.io.engine.transport.ws._socket;
        seat.leave = () => socket.close();
        seats.push(seat);
      }
      return seats;
    };
  },
  colyseus: async () => {
    const { Client } = await import("colyseus.js");
    return async () => {
      const client = new Client(`ws://127.0.0.1:${port}`);
      const first = await client.create("lab");
      const both = [first, await client.joinById(first.roomId)];
      return both.map((room) => {
        const seat = { heard: () => {}, place: (cell) => room.send("place", cell), leave: () => room.leave() };
        room.onStateChange(() => seat.heard());
        seat.bytes = () => room.connection.transport.ws._socket;
        return seat;
      });
    };
  },
};

const open = await PEERS[peer]();
const tables = [];
for (let number = 0; number < rooms; number++) tables.push(await open(number));
await new Promise((done) => setTimeout(done, 300)); // the states of joining have come

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
console.log("ready");
await lines.next();

const total = (key) => tables.flat().reduce((sum, seat) => sum + seat.bytes()[key], 0);
const before = { received: total("bytesRead"), sent: total("bytesWritten") };
const latencies = [];
let done = 0;

function play(seats) {
  return new Promise((over) => {
    let left = moves, cell = 0, awaited = 0, sent = 0;
    const next = () => {
      if (!left--) return over();
      awaited = 2;
      sent = performance.now();
      seats[cell % 2].place(cell++);
    };
    seats.forEach((seat, number) => {
      seat.heard = () => {
        if (number !== (cell - 1) % 2) latencies.push(performance.now() - sent);
        if (--awaited) return;
        done++;
        next();
      };
    });
    next();
  });
}

const begun = performance.now();
const waiting = [...tables];
await Promise.all(
  Array.from({ length: Math.min(atOnce, rooms) }, async () => {
    for (let seats = waiting.shift(); seats; seats = waiting.shift()) await play(seats);
  }),
);
const took = (performance.now() - begun) / 1000;
latencies.sort((one, other) => one - other);
const quantile = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
console.log(
  JSON.stringify({
    moves: done,
    took_s: took,
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    received: total("bytesRead") - before.received,
    sent: total("bytesWritten") - before.sent,
  }),
);
await lines.next();
for (const seat of tables.flat()) seat.leave();
setTimeout(() => {
  console.log("left");
  process.exit(0);
}, 300);
