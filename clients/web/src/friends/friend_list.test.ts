import { beforeEach, expect, test } from "vitest";

import type { Connection } from "../page/connection.svelte";
import { kept } from "../storage";
import { FriendList, type Friend } from "./friend_list.svelte";

beforeEach(() => localStorage.clear());

const bo: Friend = { friend: "0123456789ab", name: "Bo", state: "friend", here: true, watch: "", invite: { room: "ABCDEF", game: "fiar" } };

/** Returns a list whose server gives these answers, and the requests that it got. */
function listOf(...answers: unknown[]): { list: FriendList; asked: unknown[] } {
  const asked: unknown[] = [];
  const connection = {
    askInTime: (message: unknown) => {
      asked.push(message);
      return Promise.resolve(answers.shift());
    },
  };
  return { list: new FriendList(connection as unknown as Connection), asked };
}

const listed = (...friends: Friend[]) => ({ ok: true, params: { friends } });

test("an invitation rings until the person declines it, and a later one rings again", async () => {
  const { list } = listOf(listed(bo), listed({ ...bo, invite: { room: "GHJKLM", game: "fiar" } }));
  await list.refresh();
  expect(list.invited).toEqual({ from: bo, room: "ABCDEF", game: "fiar" });
  list.decline("ABCDEF");
  expect(list.invited).toBeNull();
  await list.refresh();
  expect(list.invited?.room).toBe("GHJKLM");
});

test("the device remembers that it has friends, and whether they may see the person", async () => {
  const { list, asked } = listOf(listed(bo), listed(bo), listed());
  await list.refresh();
  expect(kept("friends")).toBe("1");
  list.hide(true);
  await list.refresh();
  expect(asked).toEqual([
    { type: "friends", here: true },
    { type: "friends", here: false },
    { type: "friends", here: false },
  ]);
  expect(kept("friends")).toBeNull();
  expect(new FriendList({} as Connection).isHidden).toBe(true);
});

test("a refusal stays until the server answers again", async () => {
  const { list } = listOf({ ok: false, code: "friend/pupil" }, listed());
  await list.refresh();
  expect([list.all, list.refused]).toEqual([null, "friend/pupil"]);
  await list.refresh();
  expect([list.all, list.refused]).toEqual([[], null]);
});
