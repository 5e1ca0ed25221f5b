/** Fetches the games behind a family's link. The key goes into a header, so that it is in no log of addresses. */
import { patched, type Frame, type Moment } from "../replay/recording";
import type { RoomInfo, RoomView } from "../room/view";

export const keyHeader = (key: string): Record<string, string> => ({ "X-Family-Key": key });

/** A page of a replay. The server sends only the game and its status; the page adds a room without people. */
export type FamilyPage = { view?: Pick<RoomView, "game" | "status">; at_ms?: number; frames: Frame[]; next: number | null };

/** Returns the moments of a page, after the given moments. `room` is the room without people. */
export function joinedMoments(moments: readonly Moment[], page: FamilyPage, room: RoomInfo): Moment[] {
  const all = [...moments];
  if (page.view !== undefined) all.push({ seq: 0, at_ms: page.at_ms ?? 0, view: { ...page.view, room } as RoomView, events: [] });
  for (const frame of page.frames) {
    const last = all[all.length - 1];
    if (last === undefined) break;
    all.push({ seq: frame.seq, at_ms: frame.at_ms, view: patched(last.view, frame.ops ?? []), events: frame.happenings ?? [] });
  }
  return all;
}

const TOO_MANY = 429;

/** Returns all moments of the game with that place in the list; null if the link no longer shows it. */
export async function fetchGame(key: string, place: number, room: RoomInfo): Promise<Moment[] | null> {
  let moments: Moment[] = [];
  let after = "";
  for (;;) {
    const answer = await fetch(`/family/${place}.json${after}`, { headers: keyHeader(key) });
    if (answer.status === TOO_MANY) {
      const wait_s = Number(answer.headers.get("Retry-After") ?? 1);
      await new Promise((resolve) => setTimeout(resolve, wait_s * 1000));
      continue;
    }
    if (!answer.ok) return null;
    const page = (await answer.json()) as FamilyPage;
    moments = joinedMoments(moments, page, room);
    if (page.next === null) return moments;
    after = `?after=${page.next}`;
  }
}
