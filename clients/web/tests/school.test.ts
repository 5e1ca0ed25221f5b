import { fireEvent, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { setName } from "../src/storage";
import { exercises, tableOf } from "./recordings";
import { answered, comesNow, keep, learnt, type Learnt } from "../src/school/progress";

/** The first page loads the game and its words. */
const PATIENCE = { timeout: 15_000 };

beforeEach(() => localStorage.clear());

const known = (): Learnt => ({ right: 0, asked: 0, next: 100, mistakes: [] });

test("a right answer counts, and a new exercise comes", () => {
  const after = answered(known(), "sum", true);
  expect(after).toEqual({ right: 1, asked: 1, next: 101, mistakes: [] });
  expect(comesNow(after)).toEqual({ number: 101, kind: "" });
});

test("the kind of a mistake returns with other numbers, after three others, then after eight, then no more", () => {
  let now = answered(known(), "sum", false);
  const came: ReturnType<typeof comesNow>[] = [];
  for (let count = 0; count < 20; count++) {
    const comes = comesNow(now);
    came.push(comes);
    now = answered(now, comes.kind || "order", true);
  }
  const kinds = came.map(({ kind }) => kind);
  expect(kinds.indexOf("sum")).toBe(3);
  expect(kinds.lastIndexOf("sum")).toBe(12);
  expect(kinds.filter((kind) => kind === "sum")).toHaveLength(2);
  expect(new Set(came.map(({ number }) => number)).size).toBe(20);
  expect(now.mistakes).toEqual([]);
});

test("a right answer of the same kind before its turn leaves the repetition as it is", () => {
  let now = answered(known(), "sum", false);
  for (const kind of ["sum", "order", "sum"]) now = answered(now, kind, true);
  expect(now.mistakes).toEqual([{ kind: "sum", due: 0, box: 0 }]);
  expect(comesNow(now).kind).toBe("sum");
});

test("another wrong answer starts from the beginning", () => {
  let now = answered(known(), "sum", false);
  for (const kind of ["order", "dice", "order"]) now = answered(now, kind, true);
  expect(comesNow(now)).toEqual({ number: 104, kind: "sum" });
  now = answered(now, "sum", false);
  expect(now.mistakes).toEqual([{ kind: "sum", due: 3, box: 0 }]);
});

test("each learner on a device has a memory of their own", () => {
  setName("Ana");
  keep("contig60", "fault", { ...known(), right: 3, asked: 4 });
  setName("Beto");
  expect(learnt("contig60", "fault").asked).toBe(0);
  setName("ANA ");
  expect(learnt("contig60", "fault").asked).toBe(4);
});

test("a mistake of an older version, which has a number, is dropped", () => {
  localStorage.setItem("banderilla.school", JSON.stringify({ "contig60 fault": { ...known(), asked: 2, mistakes: [{ number: 5, due: 0, box: 0 }, { kind: "sum", due: 0, box: 0 }] } }));
  expect(learnt("contig60", "fault")).toMatchObject({ asked: 2, mistakes: [{ kind: "sum" }] });
});

test("each game and level has its own memory, and damaged data is dropped", () => {
  keep("contig60", "fault", { ...known(), right: 3, asked: 4 });
  expect(learnt("contig60", "fault").right).toBe(3);
  expect(learnt("contig60", "rule").asked).toBe(0);
  localStorage.setItem("banderilla.school", JSON.stringify({ "contig60 fault": { right: "many" } }));
  expect(learnt("contig60", "fault").asked).toBe(0);
  localStorage.setItem("banderilla.school", "{");
  expect(learnt("contig60", "fault").asked).toBe(0);
});

test("the page asks for another exercise of the kind that went wrong, after three others", async () => {
  const exercise = exercises["contig60"]!.find((each) => each?.question === "fault")!;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/school/contig60/fault/")) asked.push(path.slice("/school/contig60/fault/".length));
    // The others are of another kind, so that only the wrong one returns.
    return Response.json({ ...exercise, kind: asked.length === 1 ? "sum" : "order" });
  });
  const table = tableOf("es");
  await table.show("#/school/contig60");
  const say = async (right: boolean): Promise<void> => {
    await vi.waitFor(() => expect(document.querySelectorAll(".question .choices button")).toHaveLength(2), PATIENCE);
    const at = exercise.choices.indexOf(exercise.answer);
    await fireEvent.click(document.querySelectorAll(".question .choices button")[right ? at : 1 - at]!);
  };
  // The page begins with an exercise for the learner's skills.
  await vi.waitFor(() => expect(document.querySelectorAll(".question .choices button")).toHaveLength(2), PATIENCE);
  asked.length = 0;
  await fireEvent.click(screen.getByRole("button", { name: "Ver la falta" }));
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
  await say(false);
  for (let count = 2; count <= 5; count++) {
    await fireEvent.click(await screen.findByRole("button", { name: "Otra" }, PATIENCE));
    await vi.waitFor(() => expect(asked).toHaveLength(count), PATIENCE);
    if (count < 5) await say(true);
  }
  expect(asked.map((path) => path.split("?")[1] ?? "")).toEqual(["", "", "", "", "kind=sum"]);
  const numbers = asked.map((path) => Number(path.split("?")[0]));
  expect(numbers).toEqual([0, 1, 2, 3, 4].map((more) => numbers[0]! + more));
  expect(await screen.findByText("En una como esta te equivocaste: va otra.", undefined, PATIENCE)).toBeTruthy();
}, 60_000);

test("the second hint takes a wrong answer away, and the answer's reason lies on the board", async () => {
  const exercise = exercises["damas"]!.find((each) => each?.question === "rule")!;
  const cells = exercise.found.flatMap(({ facts }) => facts["cells"] as string[]);
  vi.stubGlobal("fetch", async () => Response.json(exercise));
  await tableOf("es").show("#/school/damas");
  const choices = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".question .choices button")];
  const out = (): number[] => choices().flatMap(({ disabled }, at) => (disabled ? [at] : []));
  const right = exercise.choices.indexOf(exercise.answer);
  const looks = (): number => document.querySelectorAll(".board [data-look]").length;
  await vi.waitFor(() => expect(choices()).toHaveLength(exercise.choices.length), PATIENCE);
  await fireEvent.click(screen.getByRole("button", { name: "Pista" }));
  expect(out()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Otra pista" }));
  expect(screen.getByText("Una respuesta ya no está.")).toBeTruthy();
  expect(out()).toHaveLength(1);
  expect(out()).not.toContain(right);
  expect(screen.queryByRole("button", { name: "Otra pista" })).toBeNull();
  expect(looks()).toBe(0);
  await fireEvent.click(choices()[right]!);
  expect(await screen.findByText("¡Correcto!")).toBeTruthy();
  expect(cells.length).toBeGreaterThan(0);
  expect(looks()).toBe(new Set(cells).size);
});
