/**
 * The link on a real socket: carries out the decisions of `state.ts`. The link has one socket at a time and ignores abandoned
 * sockets.
 */
import { decode, encode, SUBPROTOCOL, Unreadable } from "./codec.ts";
import type { ServerMessage } from "./messages.ts";
import { fresh, reduce, serverMs, type Asking, type Event, type LinkState } from "./state.ts";

const BEAT_MS = 4_000;
/** A jump of the wall clock against the monotonic clock that indicates sleep. */
const SLEEP_MS = 2_000;

export type Environment = {
  /** A monotonic clock in ms. */
  now: () => number;
  /**
   * The wall clock in ms. The wall clock continues while the device sleeps; in most browsers the monotonic clock stops during
   * sleep.
   */
  wall: () => number;
  random: () => number;
  socket: (url: string, protocols: string[]) => WebSocket;
  /** The subprotocols to offer, the preferred one first. Patches of the short one leave out the text for screen readers. */
  protocols: readonly string[];
  /** The code of the room or class that the client will enter first; null if the client knows no code yet. */
  code: () => string | null;
};

export const ENVIRONMENT: Environment = {
  now: () => performance.now(),
  wall: () => Date.now(),
  random: () => Math.random(),
  socket: (url, protocols) => new WebSocket(url, protocols),
  protocols: [SUBPROTOCOL],
  code: () => null,
};

/** Returns the socket's address for the server whose page is at `address`, for example `https://games.school.example` or `127.0.0.1:8080`. */
export function socketAddress(address: string): string {
  const [, scheme, host] = /^(?:(\w+):\/\/)?([^/#?]+)/.exec(address) ?? [];
  return `${scheme === "https" || scheme === "wss" ? "wss" : "ws"}://${host}/ws`;
}

export type Handlers = {
  message: (message: ServerMessage) => void;
  /** Called after every event with the present state. */
  state: (state: LinkState) => void;
};

export class Link {
  #state: LinkState;
  #socket: WebSocket | null = null;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #aheadMs: number;
  readonly #url: string;
  readonly #handlers: Handlers;
  readonly #environment: Environment;

  constructor(url: string, hello: LinkState["hello"], handlers: Handlers, environment: Environment = ENVIRONMENT) {
    this.#url = url;
    this.#state = fresh(hello, environment.code());
    this.#handlers = handlers;
    this.#environment = environment;
    this.#aheadMs = environment.wall() - environment.now();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** The server's time now, in ms. */
  now(): number {
    return serverMs(this.#state, this.#environment.now());
  }

  start(): void {
    this.#beat ??= setInterval(() => this.#beats(), BEAT_MS);
    this.#on({ type: "start" });
  }

  stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#wait);
    this.#beat = undefined;
    this.#drop();
  }

  ask(message: Asking): void {
    this.#on({ type: "ask", message });
  }

  leave(room: string): void {
    this.#on({ type: "leave", room });
  }

  /** Tries now, without waiting. */
  reconnect(): void {
    clearTimeout(this.#wait);
    this.#on({ type: "again" });
  }

  /** Called when the device may have slept, for example when the person looks at the page again. Asks the server for a sign of life and its time. */
  woke(): void {
    this.#on({ type: "woke", gapMs: this.#slept() });
  }

  #beats(): void {
    const gapMs = this.#slept();
    if (gapMs > SLEEP_MS) this.#on({ type: "woke", gapMs });
    this.#on({ type: "beat" });
  }

  /** Returns how far the wall clock ran ahead of the monotonic one since the last call, in ms. */
  #slept(): number {
    const aheadMs = this.#environment.wall() - this.#environment.now();
    const gapMs = aheadMs - this.#aheadMs;
    this.#aheadMs = aheadMs;
    return gapMs;
  }

  /** Called when the device reports that it has no network. Asks the server for a sign of life. */
  offline(): void {
    this.#on({ type: "offline" });
  }

  /** Sends a new hello with another name or language. */
  restart(hello: Partial<LinkState["hello"]>): void {
    clearTimeout(this.#wait);
    this.#on({ type: "restart", hello });
  }

  /** Asks for the whole view, because a patch did not fit. */
  patchFailed(room: string): void {
    this.#on({ type: "patch_failed", room });
  }

  #on(event: Event): void {
    const { state, effects } = reduce(this.#state, event, this.#environment.now());
    this.#state = state;
    for (const effect of effects) {
      switch (effect.do) {
        case "open":
          this.#open();
          break;
        case "close":
          this.#lost();
          break;
        case "drop":
          this.#drop();
          break;
        case "send":
          if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(encode(effect.message));
          break;
        case "wait":
          this.#wait = setTimeout(() => this.#on({ type: "again" }), effect.ms);
          break;
        case "check": {
          const sinceMs = this.#environment.now();
          setTimeout(() => this.#on({ type: "checked", sinceMs }), effect.ms);
          break;
        }
        case "deliver":
          this.#handlers.message(effect.message);
      }
    }
    this.#handlers.state(this.#state);
  }

  #open(): void {
    const { dialled } = this.#state;
    const url = dialled === null ? this.#url : `${this.#url}?room=${dialled}`;
    const socket = this.#environment.socket(url, [...this.#environment.protocols]);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.addEventListener("open", () => this.#socket === socket && this.#on({ type: "opened" }));
    // Node reports a refused connection by "error" alone.
    for (const end of ["close", "error"]) {
      socket.addEventListener(end, () => {
        if (this.#socket === socket) this.#lost();
      });
    }
    socket.addEventListener("message", ({ data }) => {
      if (this.#socket !== socket) return;
      try {
        this.#on({ type: "received", message: decode(data as ArrayBuffer, this.#state.pathKeys) });
      } catch (wrong) {
        if (!(wrong instanceof Unreadable)) throw wrong;
        this.#lost();
      }
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Abandons the socket at once, without waiting for the network to notice. */
  #lost(): void {
    this.#drop();
    this.#on({ type: "closed", random: this.#environment.random() });
  }
}
