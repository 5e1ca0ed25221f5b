/** A class's page from its tutor's view: the roster, links for co-tutors, calls. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ClassView } from "../src/classroom/view";
import type { CallView } from "../src/classroom/view.gen";
import { Table } from "./table";

const CLASS = "QWERT";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));
afterEach(() => vi.restoreAllMocks());

const member = (id: string, name: string, role: "director" | "pupil" = "pupil", present = true): ClassView["members"][number] => ({
  id,
  name,
  role,
  present,
  gone: false,
  since_ms: 0,
});

function view(calls: CallView[] = []): ClassView {
  return {
    door: "inside",
    session: {
      code: CLASS,
      title: "Quinto B",
      state: "open",
      host: "p1",
      created_at_ms: 0,
      until_ms: null,
      next: "",
      shown: null,
      settings: {
        ask: false,
        missing_on_wall: false,
        halls: [],
        public_page: "off",
        public_page_boards: true,
        dates: [],
        date_minutes: 60,
        sounds: false,
        practice: true,
        public_page_delay_ms: 300_000,
        tie_breaks: ["buchholz", "berger", "wins"],
        start_numbers: "none",
        prizes: [],
        hand_stops_clock: false,
        joining: true,
        keep_days: 30,
        list_at_door: true,
        lock_at_start: false,
        monitor: "server",
        odd: "computer",
        own_names: false,
        phrases: true, reactions: true,
        referee_wait_ms: 60_000,
        spectator_delay_ms: 0,
        spectators: "class",
      },
    },
    members: [member("p1", "Eva", "director"), member("p2", "Bo"), member("p3", "Ana", "pupil", false)],
    rounds: [],
    standings: [],
    hands: [],
    invitations: [],
    desk: { answered: { count: 0, average_ms: 0, longest_ms: 0 }, calls, errands: 0, private: [], screen_key: "k", waiting: [] },
  };
}

async function enter(): Promise<Table> {
  const table = new Table();
  const you = { seat: null, role: "director" as const, viewer: "director", host: true };
  table.answers = (message) => [
    ...("cid" in message ? [{ type: "ack" as const, cid: message.cid }] : []),
    ...(message.type === "join"
      ? [{ type: "snapshot" as const, room: CLASS, seq: 1, epoch: 3, you, view: view() as unknown as Record<string, unknown>, at_ms: 0 }]
      : []),
  ];
  await table.show(`#/c/${CLASS}`);
  await screen.findByRole("heading", { name: "2 alumnos" });
  return table;
}

test("the tutor sees the recorded reason before removing a pupil", async () => {
  const table = await enter();
  await fireEvent.click(screen.getByRole("button", { name: "Más sobre Bo" }));
  const dialog = await screen.findByRole("dialog", { name: "Bo" });
  await fireEvent.click(within(dialog).getByRole("button", { name: "Sacar de la clase" }));
  await table.settle();
  expect(table.of("command")).toEqual([]);
  const why = within(dialog).getByRole("combobox", { name: /^¿Por qué/ });
  const reasons = within(why).getAllByRole<HTMLOptionElement>("option").map((option) => option.value);
  expect((why as HTMLSelectElement).value).toBe(reasons[0]);
  expect(reasons.length).toBeGreaterThan(1);
  await fireEvent.click(within(dialog).getByRole("button", { name: "Sí" }));
  await table.settle();
  expect(table.of("command").map(({ command }) => command)).toEqual([{ type: "remove_member", person: "p2", reason: reasons[0] }]);
});

test("the roster button's name mentions an absence", async () => {
  await enter();
  expect(screen.getByRole("button", { name: /Ana, / }).getAttribute("aria-label")).toMatch(/Ana, no está/);
  expect(screen.getByRole("button", { name: "Más sobre Bo" })).toBeTruthy();
});

test("each link for a co-tutor explains its role", async () => {
  await enter();
  await fireEvent.click(screen.getByRole("button", { name: "Invitar a otro docente" }));
  for (const [role, hint] of [
    ["instructor", /da la primera decisión/],
    ["líder del juego", /forma las rondas/],
    ["director", /borra la clase/],
  ] as const) {
    const term = screen.getByRole("button", { name: `Nuevo enlace: ${role}` }).closest("dt");
    expect(term?.nextElementSibling?.textContent).toMatch(hint);
  }
});

test("a new call rings once, and an earlier call does not ring", async () => {
  const table = await enter();
  const play = vi.spyOn(table.page.announcer.sounds, "play").mockImplementation(() => undefined);
  const hand = { key: "hand/1", kind: "hand", why: "rules", person: "p2", since_ms: 0, by: "", taken_at_ms: null, room: "", board: null, round: null } as const;
  const patch = (seq: number, ops: unknown[][]) => table.say({ type: "patch", room: CLASS, seq, at_ms: 0, ops, happenings: [] });
  await patch(2, [[["desk", "calls"], [hand]]]);
  await table.settle();
  expect(play.mock.calls).toEqual([["bell"]]);
  await patch(3, [[["desk", "calls"], [{ ...hand, by: "p1", taken_at_ms: 5 }]]]);
  await table.settle();
  expect(play.mock.calls).toEqual([["bell"]]);
});
