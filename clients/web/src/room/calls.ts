/** The ways to tell a person who looks elsewhere that it is the person's turn: the tab's title, a badge, a vibration, a notification. */

/** The conditions for a call. `must`: the person must act. `hidden`: the page is not visible. */
export type Moment = { must: boolean; hidden: boolean };

/** The calls that the person allows in this browser. The title and the badge need no permission. */
export type Wanted = { vibration: boolean; notification: boolean };

export type Call = "set_badge" | "clear_badge" | "vibrate" | "notify" | "close_notification";

/** Returns the calls to make now; `before` is the previous moment, null at first. Each call is made once per turn. */
export function callsOf(before: Moment | null, now: Moment, wanted: Wanted): Call[] {
  const calls: Call[] = [];
  const begins = now.must && before?.must !== true;
  const unseen = now.must && now.hidden;
  const wasUnseen = before !== null && before.must && before.hidden;
  if (unseen && !wasUnseen) calls.push("set_badge");
  if (wasUnseen && !unseen) calls.push("clear_badge", "close_notification");
  if (begins && before !== null && wanted.vibration) calls.push("vibrate");
  if (begins && now.hidden && wanted.notification) calls.push("notify");
  return calls;
}

/**
 * Returns the tab's title: the game's name or, while the person does not see that it is the person's turn, the turn and the game's name. It
 * does not blink.
 */
export function titleOf(game: string, app: string, turn: string, { must, hidden }: Moment): string {
  return must && hidden ? `${turn} · ${game}` : `${game} · ${app}`;
}

/** The browser's abilities for the calls. A missing ability has no effect. */
export type Device = {
  badge(count: number): void;
  vibrate(duration_ms: number): void;
  notify(title: string, body: string): void;
  closeNotification(): void;
};

const BUZZ_MS = 200;

/** Carries out the calls of one table. */
export class Caller {
  #before: Moment | null = null;
  readonly #device: Device;

  constructor(device: Device) {
    this.#device = device;
  }

  /** `title` and `body` belong to a notification. */
  see(now: Moment, wanted: Wanted, title: string, body: string): void {
    const device = this.#device;
    const ways: Record<Call, () => void> = {
      set_badge: () => device.badge(1),
      clear_badge: () => device.badge(0),
      vibrate: () => device.vibrate(BUZZ_MS),
      notify: () => device.notify(title, body),
      close_notification: () => device.closeNotification(),
    };
    for (const call of callsOf(this.#before, now, wanted)) ways[call]();
    this.#before = now;
  }

  /** Called when the person leaves the table. */
  end(): void {
    this.#device.badge(0);
    this.#device.closeNotification();
    this.#before = null;
  }
}
