/** A table of Contig 60 for the tests of screens: its view, and a page that enters it. */
import { screen } from "@testing-library/svelte";
import type { ClientMessage } from "@banderilla/client";

import type { View as ContigView } from "../src/games/contig60/game.gen";
import type { FollowsView, Mark, RoomView, Status } from "../src/room/view";
import samples from "../../../tests/vectors/follows.json";
import { seatOf } from "./rooms";
import { CODE, roomView, Table } from "./table";

/** Returns the only button of that name. */
export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The effects of rulings of real engines (`python -m tests.room.appeals.follows_samples`). */
export const follow = samples as unknown as { contig60: { mark: Mark; follows: FollowsView }[] };

/** Returns the server's content of the answer to a message. */
function answerTo(message: ClientMessage): Record<string, unknown> {
  if (message.type === "watchers") return { count: 2, complete: true };
  if (message.type !== "command" || message.command.type !== "preview_ruling") return {};
  const [mark] = message.command.marks;
  return { reached: 1, follows: follow.contig60.find((each) => each.mark === mark)?.follows };
}

/** Enters the room and receives `view`. */
export async function enter(view: RoomView, seat: number | null, role: "player" | "spectator" | "director" = "player"): Promise<Table> {
  const table = new Table();
  table.answers = (message) =>
    message.type === "join"
      ? [{ type: "ack", cid: message.cid }, table.snapshot(view, seat, role)]
      : "cid" in message
        ? [{ type: "ack", cid: message.cid, params: answerTo(message) }]
        : [];
  await table.show(`#/r/${CODE}`);
  await screen.findByText(view.room.state === "waiting" ? "Sala de espera" : "Qué ha pasado");
  return table;
}

export const game: ContigView = {
  chips: [[], []],
  supply: [25, 25],
  score: [60, 60],
  starter: 0,
  throw: null,
  dice: null,
  offer: null,
  capture: null,
  turn: { seat: 0, dice: null, cell: null, sentence: null, total: null, before: null, is_lost: false, capture: null },
  last: null,
  turn_lost: [0, 0],
  kept_capture: false,
  regular_window: false,
  limit_ms: null,
  time_called: false,
  hold_ms: null,
  pending: null,
  draw_offered_by: null,
  mode: "tournament",
  parentheses: true,
  clock: { kind: "turn", seat: 0, in_grace: false, due_at_ms: 1_060_000, left_ms: null, turn_ms: 60_000 },
  strikes: [0, 1],
  violations: [0, 0],
  marks: [[], ["I"]],
  text: "-",
};
export const status: Status = {
  phase: "review",
  flag: 0,
  may: [["roll", "challenge", "offer_draw", "resign"], ["resign"]],
  windows: [],
  due_at_ms: null,
  result: null,
  awaited: [0],
};
export const seats: RoomView["room"]["seats"] = [
  seatOf({ name: "Ana", person: "p1" }),
  seatOf({ name: "Leo", person: "p2", present: false, team: 1 }),
];
export const playing = (room: Partial<RoomView["room"]> = {}, rest: Partial<RoomView> = {}) =>
  roomView({ state: "playing", seats, ...room }, { status: structuredClone(status), game: structuredClone(game), ...rest });
