/** Seats the people of the developer's table, before their frames open. */
import { fresh, Link } from "@banderilla/client";

import { keep, kept } from "../storage";
import type { Lang } from "../words/languages";

/**
 * Seats the person of a frame in a room. Stores the person's token where the frame will look for the token. Rejects
 * with a refusal's code.
 */
export function seat(url: string, number: number, name: string, room: string, lang: Lang): Promise<void> {
  const key = `${number}.token`;
  return new Promise((resolve, reject) => {
    const { hello } = fresh({ token: kept(key), name, lang });
    const link = new Link(url, hello, {
      message: (message) => {
        if (message.type === "welcome") keep(key, message.token);
        if (message.type !== "ack" && message.type !== "refusal") return;
        link.stop();
        if (message.type === "ack") resolve();
        else reject(new Error(message.code));
      },
      state: () => undefined,
    });
    link.ask({ type: "join", cid: crypto.randomUUID(), room, as: "seat", seat: number });
    link.start();
  });
}
