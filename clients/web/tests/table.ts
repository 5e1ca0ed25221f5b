/**
 * A page with a server that the test plays: the real session, link and codec on a socket without a network. It records the client's
 * messages; `answers` gives the server's answers.
 */
import { render } from "@testing-library/svelte";
import { decode as unpack, encode as pack } from "@msgpack/msgpack";
import { tick } from "svelte";
import { type ClientMessage, type Environment, Link, type ServerMessage } from "@banderilla/client";

import App from "../src/App.svelte";
import type { ClassView } from "../src/classroom/view";
import type { RoomView } from "../src/room/view";
import { Language } from "../src/page/language.svelte";
import { Page } from "../src/page/page.svelte";
import { lang } from "../src/storage";
import { showWords } from "../src/words/catalogue";
import { wordsIn } from "../src/words/page";
import { aboutOf, choiceOf, infoOf, seatOf } from "./rooms";

class Wire extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  binaryType = "blob";

  constructor(private readonly onframe: (message: ClientMessage) => void) {
    super();
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  send(frame: Uint8Array): void {
    this.onframe(unpack(frame) as ClientMessage);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

export type Answer = (message: ClientMessage) => ServerMessage[];

export const CODE = "ABC234";

const WELCOME: Extract<ServerMessage, { type: "welcome" }> = {
  type: "welcome",
  you: "p1",
  token: "t1",
  name: "Ana",
  server_ms: 1_000_000,
  version: 1,
  games: [
    aboutOf({
      slug: "contig60",
      division: "III",
      choices: [choiceOf({ field: "mode", values: ["assisted", "tournament"] })],
      rules: [
        { id: "contig60.sentence", target: null },
        { id: "contig60.score", target: null },
      ],
    }),
  ],
};

export function roomView(changes: Partial<RoomView["room"]> = {}, rest: Partial<RoomView> = {}): RoomView {
  return {
    room: infoOf({
      code: CODE,
      game: "contig60",
      options: { mode: "tournament" },
      state: "waiting",
      seats: [
        seatOf({ name: "Ana", person: "p1", ready: false }),
        seatOf({ name: "", kind: "empty", ready: false, present: false, team: 1 }),
      ],
      ...changes,
    }),
    status: null,
    game: null,
    ...rest,
  };
}

export class Table {
  readonly sent: ClientMessage[] = [];
  readonly page: Page;
  answers: Answer = () => [];
  #wire: Wire | null = null;
  #now = 0;
  #seq = 0;

  /** `games` are the games that the server offers. */
  constructor(private readonly games = WELCOME.games) {
    const environment: Environment = {
      now: () => ++this.#now,
      wall: () => this.#now,
      random: () => 0,
      code: () => null,
      protocols: [],
      socket: () => this.#connect() as unknown as WebSocket,
    };
    this.page = new Page("ws://test/ws", new Language(lang(), wordsIn(lang())), (url, hello, handlers) => new Link(url, hello, handlers, environment));
  }

  /** Shows the page at an address and waits for the server's welcome. */
  async show(hash: string): Promise<void> {
    await showWords(lang());
    location.hash = hash;
    const target = document.createElement("div");
    const status = document.createElement("div");
    status.id = "status";
    const alert = document.createElement("div");
    alert.id = "alert";
    document.body.append(target, status, alert);
    render(App, { target, props: { page: this.page } });
    await this.settle();
  }

  /** Waits until pending messages have arrived. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 8; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      await tick();
    }
  }

  async say(...messages: ServerMessage[]): Promise<void> {
    for (const message of messages) {
      const frame = pack(message);
      this.#wire?.dispatchEvent(new MessageEvent("message", { data: frame }));
    }
    await this.settle();
  }

  snapshot(view: RoomView | ClassView, seat: number | null, role: "player" | "spectator" | "director" = "player"): ServerMessage {
    this.#seq = 10;
    const you = { seat, role, viewer: seat === null ? "spectator" : String(seat), host: seat === 0 };
    return { type: "snapshot", room: CODE, seq: 10, epoch: 3, you, view: view as unknown as Record<string, unknown>, at_ms: 0 };
  }

  patch(ops: unknown[][], happenings: { kind: string; at_ms: number; seat?: number; params?: Record<string, unknown> }[] = []): ServerMessage {
    return { type: "patch", room: CODE, seq: ++this.#seq, at_ms: 0, ops, happenings };
  }

  /** Advances the page's clock. */
  pass(ms: number): void {
    this.#now += ms;
  }

  cut(): void {
    this.#wire?.dispatchEvent(new Event("close"));
  }

  /** Returns the sent messages of a type, the newest last. */
  of<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: Type }> => message.type === type);
  }

  #connect(): Wire {
    const wire = new Wire((message) => {
      this.sent.push(message);
      const answers = message.type === "hello" ? [{ ...WELCOME, games: this.games }] : this.answers(message);
      queueMicrotask(() => void this.say(...answers));
    });
    this.#wire = wire;
    queueMicrotask(() => wire.open());
    return wire;
  }
}
