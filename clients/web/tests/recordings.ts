/** Recordings of real rooms (`python -m tests.room.recording_samples`), and a table that plays a recording to its viewer. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ClassReport } from "../src/classroom/report/report";
import type { ClassView } from "../src/classroom/view";
import type { Frame, Page, ReviewedGame } from "../src/replay/recording";
import type { AboutView, RoomView } from "../src/room/view";
import type { GameSummary } from "../src/room/view.gen";
import type { Kind } from "../src/school/skills";
import type { Exercise, OwnExercise } from "../src/school/view.gen";
import { Table } from "./table";

export type Recording = { game: string; viewer: "0" | "referee"; page: Page & { view: RoomView }; games: ReviewedGame[]; exercises: OwnExercise[] };
type Recorded = { recordings: Recording[]; offered: AboutView[]; mine: GameSummary[]; exercises: Record<string, (Exercise | null)[]>; kinds: Record<string, Kind[]>; report: ClassReport; class: ClassView; pupil: ClassView; timed: Recording; helped: Recording };
export const { recordings, offered, mine, exercises, kinds, report, class: klass, pupil, timed, helped } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/vectors/recordings.json"), "utf8"),
) as Recorded;

/** Returns a table that answers only from a recording. */
export function tableOf(lang: string, recording?: Recording): Table {
  localStorage.setItem("banderilla.lang", lang);
  const table = new Table(offered);
  const answers: Record<string, object> = {
    recording: recording?.page ?? {},
    review: { games: recording?.games ?? [], exercises: recording?.exercises ?? [] },
    my_games: { games: mine.map((game, at) => ({ ...game, code: `${at}` })) },
  };
  table.answers = (message) => [
    ...("cid" in message ? [{ type: "ack" as const, cid: message.cid, params: (message.type === "practise" ? { kinds: kinds[message.game] } : answers[message.type] ?? {}) as never }] : []),
    ...(message.type === "join" && recording !== undefined ? [snapshotOf(table, recording)] : []),
  ];
  return table;
}

function snapshotOf(table: Table, { viewer, page }: Recording): ReturnType<Table["snapshot"]> {
  return viewer === "referee" ? table.snapshot(page.view, null, "director") : table.snapshot(page.view, Number(viewer));
}

export const patchOf = (table: Table, frame: Frame): ReturnType<Table["patch"]> =>
  table.patch((frame.ops ?? []) as never, (frame.happenings ?? []).map((event) => ({ ...event, at_ms: 0 })) as never);

