/** A person or a program at a server: it opens and joins rooms, acts and watches, and comes back after every break. */
import type { Ack, Plain, Refusal, RoomCommand, ServerMessage, SessionCommand, Welcome } from "./messages.ts";
import { PatchError } from "./patch.ts";
import { Refused } from "./refused.ts";
import { Room } from "./room.ts";
import { type Environment, ENVIRONMENT, Link, socketAddress } from "./socket.ts";
import type { Asking } from "./state.ts";

export type Place = "seat" | "spectator" | "referee";

/**
 * `token` is the secret of an earlier `client.token` and makes this client the same person. `socket` makes the sockets: Node
 * 20 has no sockets of its own.
 */
export type ConnectOptions = { name?: string; token?: string; lang?: string; socket?: Environment["socket"] };

/** `bots` are the seats that the server's computer takes. */
export type CreateOptions = { as?: Place; options?: { [key: string]: Plain }; settings?: { [key: string]: Plain }; bots?: number[] };

/** `key` is the key of an invitation. */
export type JoinOptions = { as?: Place; seat?: number; key?: string };

/** A message without its `cid`, which the client adds. */
type Request<Message> = Message extends Asking ? Omit<Message, "cid"> : never;

/** Refusals after which the client sends the same request again: the server did not carry it out, or may not have. */
const AGAIN: ReadonlySet<string> = new Set(["rate/too_fast", "server/unstored", "server/busy"]);
const AGAIN_MS = 300;

type Waiting = { request: Asking; resolve: (ack: Ack) => void; reject: (error: Error) => void };

export class Client {
  /** All rooms and classes of this client, by code. */
  readonly rooms = new Map<string, Room>();
  readonly #link: Link;
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #asked = 0;
  #welcome: Welcome | null = null;
  #ended: Error | null = null;
  #stirred: (() => void)[] = [];

  private constructor(address: string, { name, token, lang, socket }: ConnectOptions) {
    const hello = { name: name ?? null, token: token ?? null, lang: lang ?? "es" };
    const environment = socket === undefined ? ENVIRONMENT : { ...ENVIRONMENT, socket };
    this.#link = new Link(
      socketAddress(address),
      hello,
      {
        message: (message) => this.#received(message),
        state: ({ stopped, phase }) => {
          if (stopped !== null) this.#end(new Error(stopped));
          else if (phase === "waiting" && this.#welcome === null) this.#end(new Error(`no server answers at ${address}`));
        },
      },
      environment,
    );
  }

  /**
   * Connects to the server whose page has that `address`. Rejects if no server answers at that address, or if the
   * server turns the client away.
   */
  static async connect(address: string, options: ConnectOptions = {}): Promise<Client> {
    const client = new Client(address, options);
    client.#link.start();
    while (client.#welcome === null) await client.#stir();
    return client;
  }

  /** The person's id at the server. */
  get id(): string {
    return this.#welcome!.you;
  }

  /** The secret that makes another client the same person. */
  get token(): string {
    return this.#welcome!.token;
  }

  /** Returns the server's time, in ms. */
  now(): number {
    return this.#link.now();
  }

  close(): void {
    this.#end(new Error("closed"));
  }

  /** Opens a room. */
  async create(game: string, seats: number, options: CreateOptions = {}): Promise<Room> {
    const ack = await this.ask({ type: "create", game, seats, ...options });
    return this.#shown(ack);
  }

  /** Enters a room or a class. */
  async join(code: string, options: JoinOptions = {}): Promise<Room> {
    const ack = await this.ask({ type: "join", room: code, ...options });
    return this.#shown(ack);
  }

  async leave(code: string): Promise<void> {
    await this.ask({ type: "leave", room: code });
    this.#link.leave(code.toUpperCase());
    this.rooms.delete(code.toUpperCase());
  }

  /** Sends an action of the game, as data with its `type` or as a text in the game's notation. */
  act(code: string, action: { type: string; [key: string]: Plain } | string): Promise<Ack> {
    return this.ask(typeof action === "string" ? { type: "read", room: code, text: action } : { type: "act", room: code, action });
  }

  /** Sends a command of the room or class, for example `{ type: "ready" }`. Returns the params of the answer. */
  async command(code: string, command: RoomCommand | SessionCommand): Promise<{ [key: string]: Plain }> {
    return (await this.ask({ type: "command", room: code, command })).params ?? {};
  }

  /** Yields the room now, and again after every change. Changes that arrive together count as one. */
  async *watch(code: string): AsyncGenerator<Room, never> {
    let seen = -1;
    for (;;) {
      const room = this.rooms.get(code.toUpperCase());
      if (room !== undefined && room.seq !== seen) {
        seen = room.seq;
        yield room;
      } else await this.#stir();
    }
  }

  /**
   * Sends any message that the server answers. If the connection breaks, the client sends the message again, and the server
   * acts on the message once. Rejects with `Refused`, or with the error that ended the connection.
   */
  ask(request: Request<Asking>): Promise<Ack> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const cid = `${this.#prefix}-${++this.#asked}`;
    const asking = { ...request, cid } as Asking;
    return new Promise((resolve, reject) => {
      this.#waiting.set(cid, { request: asking, resolve, reject });
      this.#link.ask(asking);
    });
  }

  async #shown(ack: Ack): Promise<Room> {
    const code = String(ack.params?.room);
    for (;;) {
      const room = this.rooms.get(code);
      if (room !== undefined) return room;
      await this.#stir();
    }
  }

  async #stir(): Promise<void> {
    if (this.#ended !== null) throw this.#ended;
    await new Promise<void>((resolve) => this.#stirred.push(resolve));
    if (this.#ended !== null) throw this.#ended;
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome = message;
        break;
      case "snapshot":
        this.#snapshot(message);
        break;
      case "patch":
        this.#patch(message);
        break;
      case "ack":
        this.#waiting.get(message.cid)?.resolve(message);
        this.#waiting.delete(message.cid);
        break;
      case "refusal":
        this.#refused(message);
        break;
      case "bye":
        if (message.code === "bye/signed_out") this.#end(new Error(message.code));
    }
    this.#wake();
  }

  #snapshot(message: Extract<ServerMessage, { type: "snapshot" }>): void {
    const room = this.rooms.get(message.room);
    if (room === undefined) this.rooms.set(message.room, new Room(message));
    else room.show(message);
  }

  #patch(message: Extract<ServerMessage, { type: "patch" }>): void {
    try {
      this.rooms.get(message.room)?.step(message);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.#link.patchFailed(message.room);
    }
  }

  #refused(refusal: Refusal): void {
    const cid = refusal.cid ?? "";
    const waiting = this.#waiting.get(cid);
    if (waiting === undefined) return;
    if (AGAIN.has(refusal.code)) {
      setTimeout(() => this.#waiting.has(cid) && this.#link.ask(waiting.request), Number(refusal.params?.wait_ms ?? AGAIN_MS));
      return;
    }
    this.#waiting.delete(cid);
    waiting.reject(new Refused(refusal));
  }

  #end(error: Error): void {
    if (this.#ended !== null) return;
    this.#ended = error;
    this.#link.stop();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#wake();
  }

  /** Lets everybody who waits for a change look again. */
  #wake(): void {
    for (const resolve of this.#stirred.splice(0)) resolve();
  }
}
