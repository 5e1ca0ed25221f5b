/**
 * Reports the frames of this window's sockets to the developer's table, which is this window or the window around it.
 */

/** The window that a frame passed: the table itself, with its referee, or the frame of a seat. */
export type Place = "table" | number;
/** A frame of a socket, as the table gets it. */
export type Report = { banderilla: "frame"; place: Place; socket: number; sent: boolean; bytes: Uint8Array };

/** The order to open the sockets again, because the server's time has moved. */
const REOPEN = "banderilla reopen";

/** Returns the name under which the browser stores the data of a place. */
export const storageOf = (place: Place): string => (place === "table" ? "developer" : `developer.${place}`);

/** Replaces this window's `WebSocket` by one that reports what it sends and receives. Call it before the page opens a socket. */
export function tap(place: Place): void {
  const open = new Set<WebSocket>();
  let count = 0;
  const report = (socket: number, sent: boolean, bytes: Uint8Array): void => {
    const frame: Report = { banderilla: "frame", place, socket, sent, bytes };
    window.parent.postMessage(frame, location.origin);
  };
  window.WebSocket = class extends WebSocket {
    readonly #number = ++count;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      open.add(this);
      this.addEventListener("close", () => open.delete(this));
      this.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (data instanceof ArrayBuffer) report(this.#number, false, new Uint8Array(data));
      });
    }

    override send(data: Parameters<WebSocket["send"]>[0]): void {
      if (data instanceof Uint8Array) report(this.#number, true, data);
      super.send(data);
    }
  };
  addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && data === REOPEN) for (const socket of open) socket.close();
  });
}

/** Makes the windows open their sockets again: a new connection learns the server's time at once. */
export function reopen(windows: readonly Window[]): void {
  for (const each of windows) each.postMessage(REOPEN, location.origin);
}
