/** Everything that a program or a page needs to talk to a Banderilla server. README.md has an example. */
export { Client, type ConnectOptions, type CreateOptions, type JoinOptions, type Place } from "./client.ts";
export { decode, encode, SHORT_SUBPROTOCOL, SUBPROTOCOL, Unreadable, VERSION } from "./codec.ts";
export type * from "./messages.ts";
export { applyOps, type Op, PatchError, type Path } from "./patch.ts";
export { Refused } from "./refused.ts";
export { Room, type RoomView } from "./room.ts";
export { type Environment, ENVIRONMENT, type Handlers, Link, socketAddress } from "./socket.ts";
export { type Asking, fresh, type LinkState, serverMs } from "./state.ts";
