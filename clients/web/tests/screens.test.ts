import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage } from "@banderilla/client";

import type { View as ContigView } from "../src/games/contig60/game.gen";
import { es as rulingEs } from "../src/parts/challenge/ruling_words.es";
import { MOMENT_MS } from "../src/parts/play/result_moment.svelte";
import { setMotion } from "../src/storage";
import type { FollowsView, Mark, RoomView, Status } from "../src/room/view";
import samples from "../../../tests/vectors/follows.json";
import { pageText } from "./languages";
import { resultOf, seatOf } from "./rooms";
import { CODE, roomView, Table } from "./table";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));

const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The effects of rulings of real engines (`python -m tests.room.appeals.follows_samples`). */
const follow = samples as unknown as { contig60: { mark: Mark; follows: FollowsView }[] };

/** Returns the server's content of the answer to a message. */
function answerTo(message: ClientMessage): Record<string, unknown> {
  if (message.type === "watchers") return { count: 2, complete: true };
  if (message.type !== "command" || message.command.type !== "preview_ruling") return {};
  const [mark] = message.command.marks;
  return { reached: 1, follows: follow.contig60.find((each) => each.mark === mark)?.follows };
}

/** Enters the room and receives `view`. */
async function enter(view: RoomView, seat: number | null, role: "player" | "spectator" | "director" = "player"): Promise<Table> {
  const table = new Table();
  table.answers = (message) =>
    message.type === "join"
      ? [{ type: "ack", cid: message.cid }, table.snapshot(view, seat, role)]
      : "cid" in message
        ? [{ type: "ack", cid: message.cid, params: answerTo(message) }]
        : [];
  await table.show(`#/r/${CODE}`);
  await screen.findByText(view.room.state === "waiting" ? "Sala de espera" : "Qué ha pasado");
  return table;
}

const game: ContigView = {
  chips: [[], []],
  supply: [25, 25],
  score: [60, 60],
  starter: 0,
  throw: null,
  dice: null,
  offer: null,
  capture: null,
  turn: { seat: 0, dice: null, cell: null, sentence: null, total: null, before: null, is_lost: false, capture: null },
  last: null,
  turn_lost: [0, 0],
  kept_capture: false,
  regular_window: false,
  limit_ms: null,
  time_called: false,
  hold_ms: null,
  pending: null,
  draw_offered_by: null,
  mode: "tournament",
  parentheses: true,
  clock: { kind: "turn", seat: 0, in_grace: false, due_at_ms: 1_060_000, left_ms: null, turn_ms: 60_000 },
  strikes: [0, 1],
  violations: [0, 0],
  marks: [[], ["I"]],
  text: "-",
};
const status: Status = {
  phase: "review",
  flag: 0,
  may: [["roll", "challenge", "offer_draw", "resign"], ["resign"]],
  windows: [],
  due_at_ms: null,
  result: null,
  awaited: [0],
};
const seats: RoomView["room"]["seats"] = [
  seatOf({ name: "Ana", person: "p1" }),
  seatOf({ name: "Leo", person: "p2", present: false, team: 1 }),
];
const playing = (room: Partial<RoomView["room"]> = {}, rest: Partial<RoomView> = {}) =>
  roomView({ state: "playing", seats, ...room }, { status: structuredClone(status), game: structuredClone(game), ...rest });

test("the waiting room names the people that the game waits for, else it says who begins", async () => {
  const ready = seats.map((seat) => ({ ...seat, ready: true }));
  await enter(roomView({ seats: ready }), 1);
  screen.getByText("Falta: Leo");
  cleanup();
  const present = ready.map((seat) => ({ ...seat, present: true }));
  await enter(roomView({ seats: present }), 1);
  screen.getByText(pageText("es").waiting.waitingStart);
  cleanup();
  await enter(roomView({ seats: present }), 0);
  button(pageText("es").waiting.start);
});

test("a seat's strip names its number, and marks the seat that must answer and the winner", async () => {
  await enter(playing({}, { status: { ...structuredClone(status), awaited: [1] } }), 0);
  const [ana, leo] = ["Ana", "Leo"].map((name) => screen.getByRole("group", { name }));
  await within(ana!).findByText("hasta el 0");
  within(leo!).getByText("hasta el 0");
  expect([ana, leo].map((each) => each!.textContent.includes("contesta"))).toEqual([false, true]);
  expect([ana, leo].map((each) => each!.classList.contains("acts"))).toEqual([false, true]);
  cleanup();
  const result = resultOf({ winners: [1] });
  await enter(playing({ state: "over", result }, { status: { ...structuredClone(status), phase: "over", result, awaited: [] } }), 0);
  expect(["Ana", "Leo"].map((name) => screen.getByRole("group", { name }).textContent.includes("ganó"))).toEqual([false, true]);
});

test("the pause is told once, with its reason as a sentence", async () => {
  await enter(playing({ state: "paused", pause: { reasons: ["pause"], since_ms: 0, words: "foto" } }), null, "spectator");
  // The banner comes after the board, and the voice speaks in a region of its own.
  const told = () => screen.queryAllByText(/El réferi paró el juego/).filter((each) => each.closest("#status, #alert") === null);
  await expect.poll(() => told().map((each) => each.textContent)).toEqual(["El réferi paró el juego. Motivo: foto."]);
});

test("two clicks open a table", async () => {
  const table = new Table();
  table.answers = (message) => {
    if (message.type === "create") return [{ type: "ack", cid: message.cid, params: { room: CODE } }];
    if (message.type === "join") return [{ type: "ack", cid: message.cid }, table.snapshot(roomView(), 0)];
    return [];
  };
  await table.show("#/");
  await fireEvent.click(await screen.findByRole("button", { name: /Contig 60/ }));
  await fireEvent.click(await screen.findByRole("button", { name: /Jugar con alguien/ }));
  await screen.findByText("Sala de espera");
  expect(table.of("create")).toMatchObject([{ game: "contig60", seats: 2, as: "seat", bots: [], settings: { start_when_full: true } }]);
  expect(table.of("create")[0]).not.toHaveProperty("listed");
  expect(location.hash).toBe(`#/r/${CODE}`);
  expect(screen.getByRole("img", { name: /QR/ }).getAttribute("src")).toBe(`/qr/${CODE}.svg?at=${encodeURIComponent(location.origin)}`);
});

test("against the computer, the bot gets a seat and the player is ready at once", async () => {
  const table = new Table();
  table.answers = (message) => {
    if (message.type === "create") return [{ type: "ack", cid: message.cid, params: { room: CODE } }];
    if (message.type === "join") return [{ type: "ack", cid: message.cid }, table.snapshot(roomView(), 0)];
    return [];
  };
  await table.show("#/");
  await fireEvent.click(await screen.findByRole("button", { name: /Contig 60/ }));
  await fireEvent.click(await screen.findByRole("button", { name: /Contra la computadora/ }));
  await screen.findByText("Sala de espera");
  expect(table.of("create")).toMatchObject([{ bots: [1] }]);
  expect(table.of("command")).toMatchObject([{ command: { type: "ready" } }]);
});

test("the page does not send an impossible code", async () => {
  const table = new Table();
  await table.show("#/");
  await fireEvent.input(screen.getByLabelText("Código de la mesa o de la clase"), { target: { value: "O0I1" } });
  await fireEvent.submit(screen.getByRole("form", { name: "Entrar a una mesa" }));
  expect(screen.getByText(/sin O, 0, I ni 1/)).toBeTruthy();
  expect(location.hash).toBe("#/");
});

test("a person who comes by a link first watches and may sit down", async () => {
  const table = await enter(roomView({ host: "p9" }), null, "spectator");
  expect(table.of("join")).toMatchObject([{ room: CODE, as: "spectator" }]);
  await fireEvent.click(button("Sentarme aquí"));
  expect(table.of("join")[1]).toMatchObject({ as: "seat", seat: 1 });
});

test("a missing room shows a notice", async () => {
  const table = new Table();
  table.answers = (message) => (message.type === "join" ? [{ type: "refusal", cid: message.cid, code: "room/unknown" }] : []);
  await table.show(`#/r/${CODE}`);
  expect(await screen.findByText(/No hay ninguna mesa con ese código/)).toBeTruthy();
});

test("the table shows seats, strikes and presence, and offers only possible actions", async () => {
  await enter(playing(), 0);
  const leo = within(screen.getByRole("group", { name: "Leo" }));
  expect(leo.getByText("1 falta")).toBeTruthy();
  expect(leo.getByText("se desconectó")).toBeTruthy();
  expect(within(screen.getByRole("group", { name: "Ana" })).getByText("tiene la banderilla")).toBeTruthy();
  expect(button("Retar")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Aceptar el resultado" })).toBeNull();
});

test("a spectator has no actions", async () => {
  await enter(playing(), null, "spectator");
  expect(screen.queryByRole("button", { name: "Retar" })).toBeNull();
  expect(screen.queryByLabelText("Escribir la jugada")).toBeNull();
  expect(screen.getByText("Estás mirando")).toBeTruthy();
});

test("a challenge names its rules in the order of the picks", async () => {
  const table = await enter(playing(), 0);
  await screen.findByRole("grid");
  await fireEvent.click(button("Retar"));
  const [sentence, score] = await screen.findAllByRole("checkbox");
  if (sentence === undefined || score === undefined) throw new Error("no rules");
  await fireEvent.click(score);
  await fireEvent.click(sentence);
  await fireEvent.click(button("¡Reto!"));
  await table.settle();
  expect(table.of("act")).toMatchObject([{ action: { type: "challenge", rules: ["contig60.score", "contig60.sentence"] } }]);
});

test("a patch updates the table, and the voice says the events", async () => {
  const table = await enter(playing(), 0);
  await table.say(
    table.patch(
      [
        [["status", "flag"], 1],
        [["status", "awaited"], [1]],
        [["status", "may"], [["resign"], ["roll"]]],
      ],
      [{ kind: "flag_passed", at_ms: 5, seat: 0 }],
    ),
  );
  // The sentence is in the log and, after its turn in the voice, in a live region.
  expect(screen.getAllByText("Ana pasa la banderilla.")[0]).toBeTruthy();
  expect(screen.getByText("Turno de Leo")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retar" })).toBeNull();
  // The voice first says the arrival. Each sentence stays as long as it takes to hear it.
  await expect.poll(() => document.getElementById("status")?.textContent, { timeout: 8_000 }).toBe("Ana pasa la banderilla.");
});

test("a refusal is a sentence and changes nothing else", async () => {
  const table = await enter(playing(), 0);
  table.answers = (message) => ("cid" in message ? [{ type: "refusal", cid: message.cid, code: "no_flag" }] : []);
  await fireEvent.input(screen.getByLabelText("Escribir la jugada"), { target: { value: "roll" } });
  await fireEvent.click(button("Enviar"));
  expect((await screen.findByTestId("notice")).textContent).toContain("No tienes la banderilla");
  expect((screen.getByLabelText("Escribir la jugada") as HTMLInputElement).value).toBe("roll");
});

test("after a break, the page resumes the room and resends unanswered messages", async () => {
  const table = await enter(playing(), 0);
  table.answers = () => [];
  await fireEvent.input(screen.getByLabelText("Escribir la jugada"), { target: { value: "roll" } });
  await fireEvent.click(button("Enviar"));
  table.cut();
  await expect.poll(() => table.of("resume").length, { timeout: 3000 }).toBe(1);
  expect(table.of("resume")).toEqual([{ type: "resume", room: CODE, seq: 10, epoch: 3 }]);
  await expect.poll(() => table.of("read").length).toBe(2);
  expect(table.of("read")[0]?.cid).toBe(table.of("read")[1]?.cid);
});

test("with the rules open after a lost connection, the page tells the server again, so that the clock stays stopped", async () => {
  const table = await enter(playing({ options: { mode: "assisted" } }, { game: { ...structuredClone(game), mode: "assisted" } }), 0);
  const told = () => table.of("command").flatMap(({ command }) => (command.type === "read_rules" ? [command.on] : []));
  await fireEvent.click(button("Más"));
  await fireEvent.click(button("Reglas del juego"));
  await expect.poll(told).toEqual([true]);
  table.cut();
  await expect.poll(told, { timeout: 3000 }).toEqual([true, true]);
  await fireEvent.click(within(screen.getByRole("dialog", { name: /^Reglas de/ })).getByRole("button", { name: "Cerrar" }));
  await expect.poll(told).toEqual([true, true, false]);
});

test("a ruling shows its mark and rule, and the player may appeal", async () => {
  const appeal: RoomView["room"]["appeal"] = {
    stage: "window",
    seat: 1,
    rules: ["contig60.sentence"],
    level: 1,
    opinions: [{ level: 1, rules: ["contig60.sentence"], marks: ["I"], reached: 1, by: "server", reason: "", follows: null }],
    closes_at_ms: 1_015_000, unattended: false, decides_at_ms: null,
    accepted: [],
    by: null,
    pleaded: [],
  };
  const table = await enter(playing({ state: "paused", appeal, pause: { reasons: ["window"], since_ms: 0, words: "" } }), 0);
  const ruling = within(screen.getByRole("region", { name: "Decisión" }));
  expect(ruling.getByText(/El reto es incorrecto\./)).toBeTruthy();
  expect(await ruling.findByText(/La cuenta está mal o falta/)).toBeTruthy();
  await fireEvent.click(ruling.getByRole("button", { name: "Pedir otra opinión" }));
  expect(table.of("command")).toMatchObject([{ command: { type: "appeal", words: "" } }]);
});

test("the rule of an inappropriate challenge is told as a wish, never as a finding", async () => {
  const opinion = { level: 1, rules: ["contig60.sentence"], marks: ["IA" as const], reached: 1, by: "server", reason: "", follows: null };
  const appeal: RoomView["room"]["appeal"] = {
    stage: "window", seat: 1, rules: opinion.rules, level: 1, opinions: [opinion],
    closes_at_ms: 1_015_000, unattended: false, decides_at_ms: null, accepted: [], by: null, pleaded: [],
  };
  for (const [seat, told] of [[1, /^Querías retar: «La cuenta está mal o falta[^:]*»\.$/], [0, /^El reto era: «La cuenta está mal o falta[^:]*»\.$/]] as const) {
    await enter(playing({ state: "paused", appeal, pause: { reasons: ["window"], since_ms: 0, words: "" } }), seat);
    expect(await within(screen.getByRole("region", { name: "Decisión" })).findByText(told)).toBeTruthy();
    cleanup();
  }
});

test("a ruling that ends the game says so before the player accepts it", async () => {
  const { follows } = follow.contig60.find(({ mark, follows: { result } }) => mark === "I" && result?.result === "win")!;
  const opinion = { level: 2, rules: ["contig60.sentence", "contig60.score"], marks: ["I" as const, "C" as const], reached: 1, by: "leader", reason: "Da 12", follows };
  const appeal: RoomView["room"]["appeal"] = {
    stage: "window", seat: 1, rules: opinion.rules, level: 2, opinions: [opinion],
    closes_at_ms: 1_015_000, unattended: false, decides_at_ms: null, accepted: [], by: null, pleaded: [],
  };
  await enter(playing({ state: "paused", appeal, pause: { reasons: ["window"], since_ms: 0, words: "" } }), follows.result!.winners[0]!);
  const ruling = within(screen.getByRole("region", { name: "Decisión" }));
  expect(ruling.getByText(/termina el juego: ganas \(/)).toBeTruthy();
  expect(ruling.getByText("Opinión 2, el líder del juego")).toBeTruthy();
  expect(ruling.getByText("«Da 12»")).toBeTruthy();
  expect(ruling.getByText(rulingEs.unreached)).toBeTruthy();
});

test("the card of the last opinion, which is final, has its level, role, name and reason", async () => {
  const table = await enter(playing(), 0);
  const at_ms = 7;
  const rules = ["contig60.sentence", "contig60.score"];
  await table.say(
    table.patch([], [
      { kind: "opinion", seat: 1, at_ms, params: { level: 3, role: "director", by: "Eva", reason: "Da 12", rules, marks: ["I", "C"], reached: 1 } },
      { kind: "ruling", seat: 1, at_ms, params: { rule: rules[0], mark: "I", target: null } },
    ]),
  );
  const ruling = within(screen.getByRole("region", { name: "Decisión" }));
  expect(ruling.getByText("Opinión 3, el director (Eva)")).toBeTruthy();
  expect(ruling.getByText("«Da 12»")).toBeTruthy();
  expect(ruling.getByText(rulingEs.unreached)).toBeTruthy();
});

test("the referee sees the pending rulings and rules", async () => {
  const appeal: RoomView["room"]["appeal"] = {
    stage: "appeal",
    seat: 1,
    rules: ["contig60.sentence"],
    level: 1,
    opinions: [{ level: 1, rules: ["contig60.sentence"], marks: ["C"], reached: 1, by: "server", reason: "", follows: null }],
    closes_at_ms: null, unattended: false, decides_at_ms: null,
    accepted: [],
    by: 0,
    pleaded: [0],
  };
  const desk: RoomView["desk"] = {
    seat: 1,
    action: { type: "challenge", rule: "contig60.sentence" },
    notation: "!contig60.sentence",
    at_ms: 0,
    before: game,
    found: { rulings: [["contig60.sentence", "C"]] },
    shown_by: [
      {
        rule: "contig60.sentence",
        detail: "value",
        facts: { wrong: { expression: "6+4+4", said: "0", right: "14" }, cells: ["27"] },
      },
    ],
    pleas: [{ seat: 0, level: 1, words: "Sí da 12" }],
  };
  const table = await enter(playing({ state: "paused", appeal }, { desk }), null, "director");
  const waits = within(screen.getByRole("form", { name: "Espera tu decisión" }));
  expect(waits.getByText("«Sí da 12»")).toBeTruthy();
  expect(await waits.findByText(/6 \+ 4 \+ 4 es 14, no 0/)).toBeTruthy();
  expect(waits.queryByText(/contig60\.sentence/), "a rule is said in words").toBeNull();
  expect(waits.queryAllByRole("radio", { checked: true }), "nothing is chosen beforehand").toEqual([]);
  await fireEvent.click(waits.getByRole("radio", { name: "I Incorrecto" }));
  await fireEvent.input(waits.getByLabelText("Motivo (lo ven los jugadores)"), { target: { value: "Da 12" } });
  await fireEvent.click(waits.getByRole("button", { name: "Dar la decisión" }));
  const sent = table.of("command").map(({ command }) => command);
  expect(sent.filter(({ type }) => type === "preview_ruling")).toMatchObject(["C", "I", "IA"].map((mark) => ({ marks: [mark] })));
  expect(waits.getByText(/^Con IA:/).parentElement?.textContent, "what a mark brings is read before it is given").toContain("Aviso 1 de 3 a ");
  expect(sent.filter(({ type }) => type !== "preview_ruling")).toMatchObject([{ type: "rule", marks: ["I"], reason: "Da 12" }]);
});

test("a seat sends its side of the case to the referee once", async () => {
  const appeal: RoomView["room"]["appeal"] = {
    stage: "ruling",
    seat: 1,
    rules: ["contig60.sentence"],
    level: 0,
    opinions: [],
    closes_at_ms: null, unattended: false, decides_at_ms: null,
    accepted: [],
    by: null,
    pleaded: [1],
  };
  const table = await enter(playing({ state: "paused", appeal }), 0);
  await fireEvent.input(screen.getByLabelText("Díselo al réferi (solo él lo lee)"), { target: { value: " Da 12 " } });
  await fireEvent.click(button("Decirle"));
  expect(table.of("command")).toMatchObject([{ command: { type: "plead", words: "Da 12" } }]);
  await table.say(table.patch([[["room", "appeal", "pleaded"], [1, 0]]]));
  expect(screen.queryByRole("button", { name: "Decirle" })).toBeNull();
  expect(screen.getByText("El réferi ya tiene tus palabras.")).toBeTruthy();
});

test("the sheet sends a phrase, which appears next to its seat", async () => {
  const table = await enter(playing(), 0);
  await fireEvent.click(button("Frases"));
  await fireEvent.click(button("¡Bravo!"));
  expect(table.of("command")).toMatchObject([{ command: { type: "phrase", phrase: "clap" } }]);
  const strip = within(screen.getByRole("group", { name: "Leo" }));
  await table.say(table.patch([], [{ kind: "phrase", seat: 1, at_ms: 5, params: { phrase: "thanks" } }]));
  expect(strip.getByText("¡Gracias!")).toBeTruthy();
  expect(screen.getByText("Leo: ¡Gracias!")).toBeTruthy();
  await table.say(table.patch([[["room", "settings", "phrases"], false]]));
  expect(screen.queryByRole("button", { name: "Frases" })).toBeNull();
});

test("the player signs the score card once", async () => {
  const card = { columns: ["dice"], lines: [["1.2.3"]], total: 58, marks: [], violations: 0, disputed: false, closed: false };
  const over = playing({
    state: "over",
    result: resultOf({ reason: "resign", winners: [0], points: [1, 0] }),
    cards: [
      { ...card, seat: 0, name: "Ana", signed_at_ms: null, final: false },
      { ...card, seat: 1, name: "Leo", signed_at_ms: 4, final: true },
    ],
  });
  const table = await enter(over, 0);
  expect(screen.getByRole("heading", { name: "¡Ganaste!" })).toBeTruthy();
  await fireEvent.click(button("Firmar mi tarjeta"));
  expect(table.of("command")).toMatchObject([{ command: { type: "sign" } }]);
  await table.say(table.patch([[["room", "cards", 0, "final"], true], [["room", "cards", 0, "signed_at_ms"], 9]]));
  expect(screen.queryByRole("button", { name: "Firmar mi tarjeta" })).toBeNull();
});

test.each([
  { session: null, leads: "#/school/contig60" },
  { session: "QWERT", leads: undefined },
])("after a game the school offers exercises of it, but not at a class's board: $session", async ({ session, leads }) => {
  await enter(playing({ session, state: "over", result: resultOf({ reason: "resign", winners: [0], points: [1, 0] }) }), 0);
  const panel = within(await screen.findByRole("region", { name: "¡Ganaste!" }));
  expect(panel.queryByRole("link", { name: "Practicar este juego" })?.getAttribute("href")).toBe(leads);
});

test("the log keeps the acting player's name after somebody else takes the seat", async () => {
  const table = await enter(playing(), 0);
  await table.say(table.patch([], [{ kind: "flag_passed", seat: 1, at_ms: 5 }]));
  await table.say(table.patch([[["room", "seats", 1, "name"], "Zoe"]], [
    { kind: "seat_cleared", seat: 1, at_ms: 6, params: { name: "Leo" } },
    { kind: "sat_down", seat: 1, at_ms: 7, params: { name: "Zoe" } },
    { kind: "draw_offered", seat: 1, at_ms: 8 },
  ]));
  const log = within(screen.getByRole("list", { name: "" }));
  expect(log.getAllByRole("listitem").map((line) => line.textContent.trim())).toEqual([
    "Zoe ofrece empate.",
    "Zoe se sienta.",
    "El asiento de Leo queda libre.",
    "Leo pasa la banderilla.",
  ]);
});

test("an unlisted table also shows its number of spectators", async () => {
  const table = await enter(playing(), 0);
  expect(await screen.findByText("2 personas miran")).toBeTruthy();
  expect(table.of("watchers")).toMatchObject([{ room: CODE }]);
});

test("resigning asks for confirmation", async () => {
  const table = await enter(playing(), 0);
  await fireEvent.click(button("Más"));
  await fireEvent.click(button("Rendirme"));
  expect(table.of("act")).toEqual([]);
  await fireEvent.click(button("Sí, me rindo"));
  expect(table.of("act")).toMatchObject([{ action: { type: "resign" } }]);
});

test("a change of language takes effect at once and is announced", async () => {
  const table = new Table();
  await table.show("#/");
  await table.settle();
  const before = table.sent.length;
  await fireEvent.change(screen.getByRole("combobox", { name: "Idioma" }), { target: { value: "en" } });
  expect(await screen.findByRole("heading", { name: "What shall we play?" })).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
  expect(table.sent).toHaveLength(before);
});

test("the server's late first message does not overwrite a half-typed name", async () => {
  const table = new Table();
  await table.show("#/");
  const field = screen.getByLabelText<HTMLInputElement>("Tu nombre");
  await fireEvent.input(field, { target: { value: "Bo" } });
  table.page.connection.name = "Visita";
  await table.settle();
  expect(field.value).toBe("Bo");
  await fireEvent.blur(field);
  expect(table.page.connection.name).toBe("Bo");
});

test("a guest without a name gets a suggestion, and owns it after sitting down", async () => {
  localStorage.removeItem("banderilla.name");
  const table = await enter(roomView({ host: "p9" }), null, "spectator");
  const offered = table.page.connection.name;
  expect(offered).toMatch(/^\S+ \S+$/);
  expect(table.of("hello")).toMatchObject([{ name: offered }]);
  expect(localStorage.getItem("banderilla.name")).toBeNull();
  await fireEvent.click(button("Sentarme aquí"));
  await table.settle();
  expect(localStorage.getItem("banderilla.name")).toBe(offered);
});

test("a person with a name who comes by a friend's link to the only free seat sits down at once", async () => {
  localStorage.setItem("banderilla.name", "Bo");
  const settings = { ...roomView().room.settings, start_when_full: true };
  const table = await enter(roomView({ host: "p9", settings }), null, "spectator");
  await table.settle();
  expect(table.of("join").map((message) => message.as)).toEqual(["spectator", "seat"]);
});

test("a person does not sit down unasked at a table that waits for its players to be ready", async () => {
  localStorage.setItem("banderilla.name", "Bo");
  const table = await enter(roomView({ host: "p9" }), null, "spectator");
  await table.settle();
  expect(table.of("join")).toHaveLength(1);
});

test("a referee seats the computer with a reason", async () => {
  const table = await enter(roomView({ host: "p1" }), null, "director");
  await fireEvent.click(button("Agregar a la computadora"));
  expect(table.of("command")).toEqual([]);
  const dialog = within(screen.getByRole("dialog", { name: "Agregar a la computadora" }));
  await fireEvent.click(dialog.getByRole("button", { name: "Agregar a la computadora" }));
  await table.settle();
  expect(table.of("command")).toMatchObject([{ command: { type: "seat_bot", seat: 1, reason: "Falta una persona" } }]);
});

test("at a class's board against the computer, the result explains the point", async () => {
  const result = resultOf({ winners: [1], reason: "resign" });
  const room = { session: "QWERT", state: "over", result, seats: [seats[0]!, seatOf({ name: "", kind: "bot", team: 1 })] } as const;
  await enter(playing({ ...room, seats: [...room.seats] }), 0);
  const panel = await screen.findByRole("region", { name: /Gana|Computadora/ });
  expect(within(panel).getByText("En la clase esta partida es un descanso: vale 1 punto, pase lo que pase.")).toBeTruthy();
});

test("after the last move the board plays its moment, and then the result appears", async () => {
  const table = await enter(playing(), 1);
  const end: [(string | number)[], unknown][] = [
    [["room", "result"], resultOf({ reason: "time", winners: [0], points: [1, 0], score: "60:58" })],
    [["room", "state"], "over"],
  ];
  await table.say(table.patch(end));
  expect(screen.queryByRole("heading", { name: "Gana Ana." })).toBeNull();
  await vi.waitFor(() => screen.getByRole("heading", { name: "Gana Ana." }), { timeout: MOMENT_MS + 1_500 });
  screen.getByText("¡Casi! Quedaste a 2 de Ana.");
});

test("a draw has the seats' marks where a win has the bunting", async () => {
  for (const [result, hasBunting] of [[resultOf({ result: "draw", winners: [] }), false], [resultOf({ winners: [0] }), true]] as const) {
    await enter(playing({ state: "over", result }), 0);
    const panel = await screen.findByRole("region", { name: result.result === "draw" ? "Empate" : "¡Ganaste!" });
    expect(panel.querySelector(".bunting") !== null).toBe(hasBunting);
    expect(panel.querySelectorAll(".level > svg")).toHaveLength(hasBunting ? 0 : 2);
    cleanup();
  }
});

test("without motion the result appears at once", async () => {
  setMotion(false);
  const table = await enter(playing(), 0);
  await table.say(table.patch([[["room", "result"], resultOf({ reason: "time", winners: [0], points: [1, 0] })], [["room", "state"], "over"]]));
  screen.getByRole("heading", { name: "¡Ganaste!" });
  setMotion(true);
});
