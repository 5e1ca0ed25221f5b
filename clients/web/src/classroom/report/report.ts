/** The tutor's report in the server's form (`server/sessions/export/report.py`). */
export type Counts = { made: number; missed: number; seen: number; wrong: number };
export type RuleLine = Counts & { game: string; rule: string };
/** A session of the class, with the counts of all pupils or of one pupil. */
export type SessionLine = Counts & { code: string; title: string; at_ms: number; games: number };
export type PupilReport = {
  name: string;
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

export const COUNTS = ["made", "missed", "seen", "wrong"] as const;

/** Returns every game that the report mentions. */
export const gamesIn = (report: ClassReport): string[] => [...new Set(report.pupils.flatMap(({ games }) => games.map(({ game }) => game)))];

/** The server's paths for this session, or for all sessions of the class. `table` is the spreadsheet file. */
export const SPANS = { session: { page: "report", table: "rules" }, weeks: { page: "weeks", table: "lessons" } } as const;
export type Span = keyof typeof SPANS;

export const minutesOf = (time_ms: number): number => Math.round(time_ms / 60_000);
