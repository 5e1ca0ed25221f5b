/** The tutor's report as the server has it (`server/sessions/report.py`). */
export type Counts = { made: number; missed: number; seen: number; wrong: number };
export type RuleLine = Counts & { game: string; rule: string };
export type PupilReport = { name: string; games: { game: string; games: number; time_ms: number }[]; rules: RuleLine[] };
export type ClassReport = { pupils: PupilReport[]; rules: (RuleLine & { moments: { room: string; seq: number }[] })[] };

export const COUNTS = ["made", "missed", "seen", "wrong"] as const;

/** Every game that is spoken of. */
export const gamesIn = (report: ClassReport): string[] => [...new Set(report.pupils.flatMap(({ games }) => games.map(({ game }) => game)))];

export const minutesOf = (time_ms: number): number => Math.round(time_ms / 60_000);
