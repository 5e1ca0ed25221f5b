/** The page of a table during a game: strips, actions, events, notices, menu. */
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { button, enter, game, playing, status } from "./contig_room";
import { resultOf } from "./rooms";
import { CODE } from "./table";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));

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

test("a strip says the results of challenges by signs with words, and never by the letters IA", async () => {
  await enter(playing({}, { game: { ...structuredClone(game), marks: [["C", "I", "IA"], []] } }), 0);
  const strip = screen.getByRole("group", { name: "Ana" });
  expect(strip.textContent).toContain("Retos: Correcto, Incorrecto, Inapropiado");
  expect(strip.textContent).not.toMatch(/IA/);
  expect(new Set([...strip.querySelectorAll("[title='Correcto'], [title='Incorrecto'], [title='Inapropiado']")].map((sign) => sign.innerHTML)).size).toBe(3);
});

test("the pause is told once, with its reason as a sentence", async () => {
  await enter(playing({ state: "paused", pause: { reasons: ["pause"], since_ms: 0, words: "foto" } }), null, "spectator");
  // The banner comes after the board, and the voice speaks in a region of its own.
  const told = () => screen.queryAllByText(/El réferi paró el juego/).filter((each) => each.closest("#status, #alert") === null);
  await expect.poll(() => told().map((each) => each.textContent)).toEqual(["El réferi paró el juego. Motivo: foto."]);
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
  const status = document.getElementById("status")!;
  const said: (string | null)[] = [];
  new MutationObserver(() => void said.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true });
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
  expect(screen.getByText("Leo lanza los dados")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retar" })).toBeNull();
  // The voice first says the arrival.
  await expect.poll(() => said, { timeout: 20_000 }).toContain("Ana pasa la banderilla.");
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
