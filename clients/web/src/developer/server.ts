/** The requests of the developer's table to a server with `--development`. */

/** Tells the server that one of its own pages asks: pages of other origins cannot send this header. */
const HEADERS = { "X-Developer": "table" };

async function ask(path: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`/developer/${path}`, { headers: HEADERS });
  return answer.ok ? ((await answer.json()) as Record<string, unknown>) : null;
}

/** Moves the server's time forward. Returns false if it did not move. */
export const moveTime = async (ms: number): Promise<boolean> => Number((await ask(`time?ms=${ms}`))?.moved_ms ?? 0) > 0;

/** Moves the server's time to the next deadline of a room. Returns false if the room has none. */
export const moveToDeadline = async (room: string): Promise<boolean> => Number((await ask(`time?room=${room}`))?.moved_ms ?? 0) > 0;

/** Copies a room as it was at a number, and returns the code of the copy; null if the server cannot replay it. */
export async function copyRoom(room: string, seq: number): Promise<string | null> {
  const code = (await ask(`copy/${room}/${seq}`))?.room;
  return typeof code === "string" ? code : null;
}
