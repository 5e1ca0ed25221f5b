/**
 * Plays the transcripts on standard input, one client for each player, without a network. Each line of a player becomes a request
 * of its client, and the client must send that frame. Each line of the server reaches the client. Prints, per transcript, what
 * each client knows at the end: {player: {code: {seq, view, you}}}.
 */
import assert from "node:assert/strict";
import { text } from "node:stream/consumers";

import { Client, decode, encode } from "../../../clients/web/client/dist/index.js";

class Socket extends EventTarget {
  readyState = 1;
  sent = [];

  send(bytes) {
    this.sent.push(decode(bytes));
  }

  close() {
    this.readyState = 3;
  }

  /** Delivers a frame of the server. */
  deliver(message) {
    this.dispatchEvent(new MessageEvent("message", { data: encode(message) }));
  }
}

/** Starts a client, which says hello. */
function player({ name }) {
  const socket = new Socket();
  const begun = Client.connect("http://transcript", { name, socket: () => socket });
  queueMicrotask(() => socket.dispatchEvent(new Event("open")));
  return { socket, begun, client: null, cids: new Map() };
}

async function played(lines) {
  const players = new Map();
  for (const { from, to, frame } of lines) {
    const { cid, ...said } = frame;
    if (to !== undefined) {
      const known = players.get(to);
      known.socket.deliver(cid === undefined ? frame : { ...frame, cid: known.cids.get(cid) });
      known.client ??= await known.begun;
      continue;
    }
    if (frame.type === "hello") players.set(from, player(frame));
    const { socket, client, cids } = players.get(from);
    client?.ask(said).catch((error) => assert.equal(error.name, "Refused"));
    await new Promise(setImmediate);
    const { cid: actual, ...sent } = socket.sent.pop();
    cids.set(cid, actual);
    assert.deepEqual({ ...sent, ...said }, sent);
  }
  const known = {};
  for (const [name, { client }] of players) {
    known[name] = Object.fromEntries([...client.rooms].map(([code, { seq, view, you }]) => [code, { seq, view, you }]));
    client.close();
  }
  return known;
}

for (const line of (await text(process.stdin)).split("\n")) console.log(JSON.stringify(await played(JSON.parse(line))));
