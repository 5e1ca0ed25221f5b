/** The tutor's report as the server has it (`server/sessions/export/report.py`). */
export type Counts = { made: number; missed: number; seen: number; wrong: number };
export type RuleLine = Counts & { game: string; rule: string };
/** A session of the class: what all did in it, or one pupil. */
export type SessionLine = Counts & { code: string; title: string; at_ms: number; games: number };
export type PupilReport = {
  name: string;
  games: { game: string; games: number; time_ms: number }[];
  rules: RuleLine[];
  /** Over the weeks: the sessions in which the pupil played. */
  sessions?: SessionLine[];
};
export type ClassReport = {
  pupils: PupilReport[];
  rules: (RuleLine & { moments: { room: string; seq: number }[] })[];
  /** Of one session: how many the class had before it. */
  earlier?: number;
  /** Over the weeks: all that are still stored, the first one first (`server/sessions/export/report_over_weeks.py`). */
  sessions?: SessionLine[];
};

export const COUNTS = ["made", "missed", "seen", "wrong"] as const;

/** Every game that is spoken of. */
export const gamesIn = (report: ClassReport): string[] => [...new Set(report.pupils.flatMap(({ games }) => games.map(({ game }) => game)))];

/** What is asked of the server: this session alone, or all sessions of the class. `table` is its file for a spreadsheet. */
export const SPANS = { session: { page: "report", table: "rules" }, weeks: { page: "weeks", table: "lessons" } } as const;
export type Span = keyof typeof SPANS;

export const minutesOf = (time_ms: number): number => Math.round(time_ms / 60_000);
