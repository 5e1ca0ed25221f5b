/** Lists what a referee may do at a board now, and the command for each. It must match the server's table of powers. Pure. */
import type { RoomCommand } from "@banderilla/client";

import type { Names } from "../../games/contract";
import type { PauseReason, Role, RoomInfo } from "../../room/view";
import type { Words } from "../../words/page";
import type { PowerName, PowerWords } from "../../words/powers";

export type Option = { value: string; label: string };
export type Ask = { label: string; options: readonly Option[] };

/** A power: the fields that it asks for besides the reason, and the command for the answers. */
export type Power = {
  name: string;
  label: string;
  reasons: readonly string[];
  asks: readonly Ask[];
  use: (reason: string, answers: readonly string[]) => Promise<boolean>;
};

const MINUTE_MS = 60_000;
const MINUTES = [0.5, 1, 2, 5];
const ALL = "all";

export type Send = (command: RoomCommand) => Promise<boolean>;

/** Returns a power with its words. */
export function power(words: PowerWords, name: PowerName, use: Power["use"], asks: readonly Ask[] = [], label: string = words.names[name]): Power {
  return { name, label, reasons: words.reasons[name] ?? [], asks, use };
}

/** The amounts of time that a referee may give. */
export function minutesAsk(words: PowerWords): Ask {
  return { label: words.asks.howLong, options: MINUTES.slice(1).map((each) => ({ value: String(each * MINUTE_MS), label: words.minute(each) })) };
}

/** Returns the seats, grouped by team. */
function sides(room: RoomInfo): number[][] {
  const teams = new Map<number, number[]>();
  room.seats.forEach(({ team }, seat) => teams.set(team ?? seat, [...(teams.get(team ?? seat) ?? []), seat]));
  return [...teams.values()];
}

/** Returns the finished game's result among the possible choices; null if the result is none of these choices. */
function resultValue({ result }: RoomInfo): string | null {
  if (!result) return null;
  return result.result === "win" ? String(result.winners?.[0]) : result.result;
}

export function boardPowers(room: RoomInfo, role: Role, names: Names, common: Words, words: PowerWords, send: Send): Power[] {
  if (role !== "leader" && role !== "director") return [];
  const directs = role === "director";
  const running = room.state === "playing" || room.state === "paused";
  const stands = (reason: PauseReason): boolean => room.pause?.reasons.includes(reason) === true;
  const seats: Option[] = room.seats.map((_seat, seat) => ({ value: String(seat), label: names(seat) }));
  const people = seats.filter((_option, seat) => room.seats[seat]?.kind === "person");
  const plain = (name: PowerName, type: "pause" | "resume" | "adjourn" | "take_up" | "call_time" | "close_cards"): Power =>
    power(words, name, (reason) => send({ type, reason }));

  const give = async (reason: string, [to, ms]: readonly string[]): Promise<boolean> => {
    const given = to === ALL ? seats.map(({ value }) => value) : [to];
    for (const seat of given) if (!(await send({ type: "give_time", seat: Number(seat), ms: Number(ms), reason }))) return false;
    return true;
  };
  const force = (reason: string, [result]: readonly string[]): Promise<boolean> =>
    send({ type: "force_result", ...(result === "void" ? { void: true } : { winners: result === "draw" ? [] : [Number(result)] }), reason, running });
  const sanction = (reason: string, [seat, kind]: readonly string[]): Promise<boolean> =>
    send({ type: "sanction", seat: Number(seat), kind: kind as "warn" | "take_game" | "expel", reason });

  const list: Power[] = [];
  if (running && stands("adjourned")) list.push(plain("take_up", "take_up"));
  else if (running) {
    list.push(stands("pause") || stands("limit") ? plain("resume", "resume") : plain("pause", "pause"));
    const who = { label: words.asks.who, options: [{ value: ALL, label: words.both }, ...seats] };
    list.push(power(words, "give_time", give, [who, minutesAsk(words)]));
    list.push(plain("call_time", "call_time"), plain("adjourn", "adjourn"));
  }
  if (!directs) return list;
  if (people.length > 0) {
    const kinds = (running ? ["warn", "take_game", "expel"] : ["warn", "expel"]).map((kind) => ({ value: kind, label: common.referee.sanctions[kind] ?? kind }));
    list.push(power(words, "warn", sanction, [{ label: words.asks.who, options: people }, { label: words.asks.kind, options: kinds }]));
  }
  const isOpen = room.state === "over" && room.cards?.some((card) => !card.final) === true;
  // A final card gets the correction as a new line.
  if (running || (room.state === "over" && room.result !== null)) {
    const results = [
      ...sides(room).map((side) => ({ value: String(side[0]), label: common.referee.winnerIs(side.map(names).join(" + ")) })),
      { value: "draw", label: common.referee.drawResult },
      { value: "void", label: common.referee.voidResult },
    ].filter(({ value }) => running || value !== resultValue(room));
    list.push(power(words, running ? "force_result" : "replace_result", force, [{ label: words.asks.result, options: results }]));
  }
  if (isOpen && room.session != null) {
    const from = [
      { value: "end", label: words.fromEnd },
      { value: "start", label: words.fromStart },
    ];
    const reopen = (reason: string, [where]: readonly string[]): Promise<boolean> => send({ type: "reopen", again: where === "start", reason });
    list.push(power(words, "reopen", reopen, [{ label: words.asks.from, options: from }]));
  }
  if (isOpen) list.push(plain("close_cards", "close_cards"));
  return list;
}
