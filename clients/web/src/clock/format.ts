const DAY_S = 86_400;

/** Formats a clock: `2 d 5 h` from a day on, `1:02:03` from an hour on, `4:05` below, and tenths in the last ten seconds. */
export function clockText(ms: number, tenths = false): string {
  const left = Math.max(0, ms);
  if (tenths && left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (part: number): string => String(part).padStart(2, "0");
  if (seconds >= DAY_S) return `${Math.floor(seconds / DAY_S)} d ${Math.floor((seconds % DAY_S) / 3600)} h`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The remaining times in ms that the page says aloud, in falling order. */
export const ANNOUNCED_MS = [60_000, 30_000, 10_000] as const;

/** Returns the last of the announced times that the clock has passed between two readings; undefined if none. */
export function passedMark(before: number, now: number): number | undefined {
  return [...ANNOUNCED_MS].reverse().find((mark) => before > mark && now <= mark);
}
