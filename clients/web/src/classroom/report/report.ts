/** The tutor's report in the server's form (`server/sessions/export/report.py`). */
import type { ReportWords } from "./words";

export type Counts = { made: number; missed: number; seen: number; wrong: number };
export type RuleLine = Counts & { game: string; rule: string };
/** A session of the class, with the counts of all pupils or of one pupil. */
export type SessionLine = Counts & { code: string; title: string; at_ms: number; games: number };
/** A pupil's achievements, which come before any fault. `rivals` is absent over several weeks. */
export type Achieved = { games: number; won: number; clean: number; seen: number; rivals?: number; tasks: number; tasks_done: number; right: number };
export type PupilReport = {
  name: string;
  since_ms: number;
  achieved: Achieved;
  games: { game: string; games: number; time_ms: number }[];
  rules: RuleLine[];
  /** Present only in a report over several weeks: the sessions that the pupil played. */
  sessions?: SessionLine[];
};
export type ClassReport = {
  pupils: PupilReport[];
  rules: (RuleLine & { moments: { room: string; seq: number }[] })[];
  /** Present only for one session: the number of sessions that the class had before it. */
  earlier?: number;
  /** Present only over several weeks: all stored sessions, oldest first (`server/sessions/export/report_over_weeks.py`). */
  sessions?: SessionLine[];
};

/** Returns the achievements in words. Each pupil has at least one line, and no line counts what is missing. */
export function achievedLines({ achieved, since_ms }: Pick<PupilReport, "achieved" | "since_ms">, words: ReportWords, day: (at_ms: number) => string): string[] {
  const { games, won, clean, seen, rivals = 0, tasks, tasks_done, right } = achieved;
  const lines = [
    games > 0 ? words.didPlay(games, rivals) : "",
    won > 0 ? words.didWin(won) : "",
    clean > 0 ? words.wereClean(clean, games) : "",
    seen > 0 ? words.didSee(seen) : "",
    tasks_done > 0 ? words.didTasks(tasks_done, tasks) : "",
    right > 0 ? words.didRight(right) : "",
  ].filter(Boolean);
  return lines.length > 0 ? lines : [words.isHere(day(since_ms))];
}

/** Returns the achievements of all pupils together, except games, which several pupils share. */
export function ofAll(pupils: readonly PupilReport[]): { seen: number; tasks_done: number; right: number } {
  const sum = (key: "seen" | "tasks_done" | "right"): number => pupils.reduce((all, { achieved }) => all + achieved[key], 0);
  return { seen: sum("seen"), tasks_done: sum("tasks_done"), right: sum("right") };
}

export const COUNTS = ["made", "missed", "seen", "wrong"] as const;

/** Returns every game that the report mentions. */
export const gamesIn = (report: ClassReport): string[] => [...new Set(report.pupils.flatMap(({ games }) => games.map(({ game }) => game)))];

/** The server's paths for this session, or for all sessions of the class. `table` is the spreadsheet file. */
export const SPANS = { session: { page: "report", table: "rules" }, weeks: { page: "weeks", table: "lessons" } } as const;
export type Span = keyof typeof SPANS;

export const minutesOf = (time_ms: number): number => Math.round(time_ms / 60_000);
