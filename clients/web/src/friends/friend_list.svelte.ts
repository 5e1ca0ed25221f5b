/** The person's friends, as the server lists them. The lobby's panel and the page's ring show the same list. */
import type { Connection } from "../page/connection.svelte";
import { keep, kept } from "../storage";

export interface Friend {
  friend: string;
  name: string;
  state: "friend" | "asks" | "waits";
  here: boolean;
  /** The code of the friend's table, if the person may watch it; else empty. */
  watch: string;
  invite: { room: string; game: string } | null;
}

/** Says that this device has friends, so that the page asks for them without the panel. */
const ANY = "friends";
/** The switch for "friends see that I am here", which is on unless the person turned it off on this device. */
const HIDDEN = "friends.hidden";

export class FriendList {
  all = $state.raw<readonly Friend[] | null>(null);
  /** The code of the server's refusal, for example for a pupil of a class; null for none. */
  refused = $state.raw<string | null>(null);
  isHidden = $state(kept(HIDDEN) !== null);
  /** The tables of declined invitations. */
  #declined = $state.raw<readonly string[]>([]);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The first open invitation that the person has not declined; null for none. */
  get invited(): { from: Friend; room: string; game: string } | null {
    for (const from of this.all ?? []) {
      if (from.invite !== null && !this.#declined.includes(from.invite.room)) return { from, ...from.invite };
    }
    return null;
  }

  async refresh(): Promise<void> {
    const outcome = await this.#connection.askInTime({ type: "friends", here: !this.isHidden });
    this.refused = outcome.ok ? null : outcome.code;
    if (!outcome.ok) return;
    this.all = outcome.params.friends as Friend[];
    keep(ANY, this.all.length > 0 ? "1" : null);
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    keep(HIDDEN, isHidden ? "1" : null);
    void this.refresh();
  }

  decline(room: string): void {
    this.#declined = [...this.#declined, room];
  }
}

let only: { connection: Connection; list: FriendList } | null = null;

/** Returns the list of the page's connection. */
export function friendsOf(connection: Connection): FriendList {
  if (only?.connection !== connection) only = { connection, list: new FriendList(connection) };
  return only.list;
}
