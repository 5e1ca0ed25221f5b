/** The way from the lobby to a table: opening, entering, waiting, sitting down. */
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { button, enter, seats } from "./contig_room";
import { pageText } from "./languages";
import { CODE, roomView, Table } from "./table";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));

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
  const field = await screen.findByLabelText<HTMLInputElement>("Tu nombre");
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
