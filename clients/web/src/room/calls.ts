/** How the page calls somebody back who must act: by the tab's title, a badge, a vibration and a notification. */

/** As much as the calls depend on. `must`: the seat must act. `hidden`: the page cannot be seen. */
export type Moment = { must: boolean; hidden: boolean };

/** What this browser's owner wants; the title and the badge ask nobody. */
export type Wanted = { vibration: boolean; notification: boolean };

export type Call = "set_badge" | "clear_badge" | "vibrate" | "notify" | "close_notification";

/** What is to be done from one moment to the next; null before the first. Each call comes once for each time that one must act. */
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

/** The tab's title: the game's name, before it the turn while it is missed. It does not blink. */
export function titleOf(game: string, app: string, turn: string, { must, hidden }: Moment): string {
  return must && hidden ? `${turn} · ${game}` : `${game} · ${app}`;
}

/** What the calls need of the browser; what it lacks does nothing. */
export type Device = {
  badge(count: number): void;
  vibrate(duration_ms: number): void;
  notify(title: string, body: string): void;
  closeNotification(): void;
};

const BUZZ_MS = 200;

/** Carries the calls of one table out. */
export class Caller {
  #before: Moment | null = null;
  readonly #device: Device;

  constructor(device: Device) {
    this.#device = device;
  }

  /** `title` and `body`: of a notification. */
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

  /** The table is left. */
  end(): void {
    this.#device.badge(0);
    this.#device.closeNotification();
    this.#before = null;
  }
}
