/** The teams of a pentathlon. Each change starts from the tutor's last request, answered or not. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import * as contexts from "../src/page/contexts";
import Teams from "../src/classroom/pentathlon/Teams.svelte";
import type { ClassView } from "../src/classroom/view";
import { loadWords } from "../src/words/catalogue";

const asked: unknown[] = [];
let answers: ((isDone: boolean) => void)[] = [];
const pupil = (id: string, name: string) => ({ id, name, role: "pupil", present: true, gone: false, since_ms: 0 });
const view = {
  members: [pupil("p2", "Ana"), pupil("p3", "Bo")],
  pentathlon: {
    teams: [
      { name: "Equipo 1", pupils: ["p2"] },
      { name: "Equipo 2", pupils: ["p3"] },
    ],
  },
} as unknown as ClassView;

beforeEach(async () => {
  asked.length = 0;
  answers = [];
  await loadWords("es");
  const classPage = {
    send: (command: unknown) => {
      asked.push(command);
      return new Promise<boolean>((answer) => answers.push(answer));
    },
  };
  vi.spyOn(contexts, "usePage").mockReturnValue({ language: { lang: "es" }, classPage } as unknown as ReturnType<typeof contexts.usePage>);
});

test("a pupil who moves before a team's new name is confirmed keeps the new name", async () => {
  render(Teams, { props: { view } });
  await fireEvent.change(screen.getByLabelText("Nombre de Equipo 1"), { target: { value: "Halcones" } });
  await fireEvent.change(screen.getByLabelText("Bo"), { target: { value: "Halcones" } });
  expect(asked).toEqual([
    { type: "set_teams", teams: [{ name: "Halcones", pupils: ["p2"] }, { name: "Equipo 2", pupils: ["p3"] }] },
    { type: "set_teams", teams: [{ name: "Halcones", pupils: ["p2", "p3"] }, { name: "Equipo 2", pupils: [] }] },
  ]);
});

test("a refused name reverts to the old one", async () => {
  render(Teams, { props: { view } });
  const name = screen.getByLabelText<HTMLInputElement>("Nombre de Equipo 1");
  await fireEvent.change(name, { target: { value: "Equipo 2" } });
  answers[0]?.(false);
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Nombre de Equipo 1").value).toBe("Equipo 1"));
});
