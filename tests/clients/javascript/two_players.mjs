/** Two clients play noughts at the server whose address is the argument, sign, and print what they know. The first one's line breaks once. */
import { Client, Refused } from "../../../clients/web/client/dist/index.js";

const [address] = process.argv.slice(2);
const sockets = [];
const socket = (url, protocols) => {
  sockets.push(new WebSocket(url, protocols));
  return sockets.at(-1);
};
const ada = await Client.connect(address, { name: "Ada", lang: "en", socket });
const bo = await Client.connect(address, { name: "Bo", lang: "en" });
const { code } = await ada.create("noughts", 2);
await bo.join(code);

let refusal = null;
await ada.act(code, { type: "place", cell: 0 }).catch((error) => {
  if (!(error instanceof Refused)) throw error;
  refusal = error.code;
});

/** Plays a seat to the end of the match. `onTurn` runs before each action. */
async function play(client, onTurn = () => undefined) {
  await client.command(code, { type: "ready" });
  for await (const room of client.watch(code)) {
    if (room.isOver) break;
    if (!room.may.includes("place")) continue;
    onTurn();
    await client.act(code, { type: "place", cell: room.view.game.cells.indexOf(null) });
  }
  await client.command(code, { type: "sign" });
}

let turns = 0;
await Promise.all(Array.from({ length: 20 }, () => bo.command(code, { type: "rename", name: "Bo" }))); // too fast for the server
await Promise.all([play(ada, () => ++turns === 2 && sockets[0].close()), play(bo)]);
const shown = ({ rooms, token, id }) => ({ token, id, seq: rooms.get(code).seq, view: rooms.get(code).view });
console.log(JSON.stringify({ code, refusal, sockets: sockets.length, people: [shown(ada), shown(bo)] }));
ada.close();
bo.close();
