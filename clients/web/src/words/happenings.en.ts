/** The English sentences of the events that every game and the room share. */
import type { GameEvent, Params } from "../room/view";
import type { es, Marked, Teller } from "./happenings.es";
import { phraseText } from "./phrases";
import { plural } from "./plural";

const of = (event: GameEvent): Params => event.params ?? {};
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const why = (value: unknown): string => (typeof value === "string" && value !== "" ? `: ${value}` : "");
/** The name of the referee who acted. */
const who = (event: GameEvent): string => text(of(event).by) || "The referee";
const seconds = (value: unknown): string => plural("en", Math.round(Number(value) / 1000), "second", "seconds");
/**
 * The player's seconds of grace after the turn's time. There is no grace after the third violation, which loses the
 * game.
 */
const grace = (event: GameEvent): string => (of(event).grace_ms === undefined ? "" : `: ${plural("en", Math.round(Number(of(event).grace_ms) / 1000), "more second", "more seconds")} to complete the turn`);

const ABSENCE: Record<string, string> = { win: " and claims the win", draw: " and claims a draw", bot: " and calls the computer" };
const absent = (event: GameEvent, names: (seat: number) => string): string => (of(event).absent as number[]).map((seat) => names(seat)).join(" and ");

export const en: Record<keyof typeof es, Teller> = {
  flag_passed: (event, names) => `${names(event.seat)} passes the flag.`,
  time_reminder: (event, names) => `${names(event.seat)}'s time is over${grace(event)}.`,
  turn_forfeited: (event, names) => `${names(event.seat)} forfeits the turn on time.`,
  turn_lost: (event, names) => `${names(event.seat)} loses the turn.`,
  time_called: () => "The time limit is on.",
  time_limit: () => "The game's time is over.",
  end_announced: () => "The end of the game is announced.",
  challenged: (event, names) => `${names(event.seat)} challenges.`,
  ruling: (event, names) => `${names(event.seat)}'s challenge: ${list(event)}.`,
  ruling_pending: (event, names) => `${names(event.seat)} challenges. The referee decides.`,
  strike_warning: (event, names) => `Strike ${Number(of(event).strikes)} of 3 for ${names(event.seat)}.`,
  struck_out: (event, names) => `${names(event.seat)} has three strikes and loses the game.`,
  turn_undone: (event, names) => `The turn of ${names(event.seat)} so far is undone.`,
  appeal_window: () => "A player may still ask for another opinion.",
  appealed: (event, names) => `${names(event.seat)} holds up the option card.`,
  ruling_accepted: (event, names) => `${names(event.seat)} accepts the ruling.`,
  referee_absent: () => "No referee is here: the server decides.",
  appeal_noted: (event, names) => `The appeal of ${names(event.seat)} is noted. Play goes on.`,
  ruling_stands: () => "The ruling stands.",
  opinion: (event) => `Opinion ${Number(of(event).level)}: ${list(event)}${why(of(event).reason)}.`,
  win_declared: (event, names) => `${names(event.seat)} declares a win.`,
  result_accepted: (event, names) => `${names(event.seat)} accepts the result.`,
  draw_offered: (event, names) => `${names(event.seat)} offers a draw.`,
  draw_accepted: (event, names) => `${names(event.seat)} accepts the draw.`,
  draw_declined: (event, names) => `${names(event.seat)} declines the draw.`,
  resigned: (event, names) => `${names(event.seat)} resigns.`,
  game_started: (event) => (of(event).position === true ? "The game begins, from a prepared position!" : "The game begins!"),
  position_set: () => "The referee has set up a position.",
  game_over: () => "",
  game_ended: (event, names) =>
    of(event).result === "win" && Array.isArray(of(event).winners)
      ? `The game is over. ${new Intl.ListFormat("en").format((of(event).winners as number[]).map((seat) => names(seat)))} won.`
      : of(event).result === "draw"
        ? "The game is over: a draw."
        : of(event).result === undefined
          ? ""
          : "The game is over.",
  rematch_asked: (event, names) => `${names(event.seat)} wants a rematch.`,
  result_forced: (event) => `${who(event)} decides the result${why(of(event).reason)}.`,
  result_replaced: (event) =>
    `${who(event)} puts the result right${why(of(event).reason)}.${of(event).final === true ? " The signed cards have a new line." : " Cards are signed again."}`,
  sat_down: (event) => `${text(of(event).name)} sits down.`,
  stood_up: (event, names) => `${text(of(event).name) || names(event.seat)} gives up the seat.`,
  came_back: (event, names) => `${names(event.seat)} is back.`,
  left: (event) => `${text(of(event).name)} has left.`,
  ready: (event, names) => `${names(event.seat)}: ready!`,
  not_ready: (event, names) => `${names(event.seat)} is not ready yet.`,
  renamed: (event) => `The name is now ${text(of(event).name)}.`,
  bot_seated: (event) =>
    text(of(event).name) ? `The computer plays for ${text(of(event).name)}${why(of(event).reason)}.` : "The computer takes a seat.",
  absence_claimed: (event, names) =>
    `${names(event.seat)} waited for ${absent(event, names)}${ABSENCE[text(of(event).remedy)] ?? ""}.`,
  seat_cleared: (event) => `${text(of(event).name) ? `${text(of(event).name)}'s seat is free` : "A seat is free"}${why(of(event).reason)}.`,
  hand_holds: () => "A hand is up: the clock stops.",
  hand_released: () => "The clock goes on.",
  reseated: (event) => `${who(event)} seats ${text(of(event).name)}${why(of(event).reason)}.`,
  referee_proposed: (event, names) => `${names(event.seat)} wants to invite a referee.`,
  referee_agreed: (event, names) => `${names(event.seat)} agrees to the referee.`,
  referee_declined: (event, names) => `${names(event.seat)} does not want the referee.`,
  looked_in: (event) => `${text(of(event).name)} looks in.`,
  referee_joined: (event) => `${text(of(event).name)} comes in as a referee.`,
  name_erased: () => "A name was erased.",
  referee_left: (event) => `${text(of(event).name)} is no referee any more.`,
  phrase: (event, names) => `${names(event.seat)}: ${phraseText("en", of(event).phrase)}`,
  hint_asked: () => "",
  reads_rules: (event, names) => `${names(event.seat)} opens the rules: the clock waits.`,
  taken_back: (event, names) => `${names(event.seat)} takes the last act back.`,
  phrases_on: (event) => `${text(of(event).by)} switches phrases on.`,
  listed: () => "The table is public now.",
  unlisted: () => "Only people with the link can come in now.",
  substitute_seated: () => "The computer plays here until somebody comes.",
  phrases_off: (event) => `${text(of(event).by)} switches phrases off.`,
  pleaded: (event, names) => `${names(event.seat)} explains it to the referee.`,
  plea: (event, names) => `${names(event.seat)} to the referee: “${text(of(event).words)}”`,
  said: (event) => `${text(of(event).name)}: ${text(of(event).text)}`,
  settings_changed: () => "The table's settings have changed.",
  paused: (event) => `${who(event)} stops the game${why(of(event).reason)}.`,
  resumed: (event) => `The game goes on${why(of(event).reason)}.`,
  sent_home: (event) => `${text(of(event).by)} lets the game be finished at home.`,
  back_from_home: () => "The game is back in class.",
  home_days_over: () => "The days for this move are over: the clock runs.",
  adjourned: (event) => `${who(event)} puts the game away for another day${why(of(event).reason)}.`,
  taken_up: (event) => `The game that was put away goes on${why(of(event).reason)}.`,
  game_reopened: (event) => `${who(event)} reopens the game${why(of(event).reason)}.`,
  game_replayed: (event) => `${who(event)} has the game played again${why(of(event).reason)}.`,
  limit_called: (event) => `${who(event)} calls the time limit${why(of(event).reason)}.`,
  time_given: (event, names) => `${who(event)} gives ${names(event.seat)} ${seconds(of(event).ms)} more${why(of(event).reason)}.`,
  outage: (event) => `The server was away for ${seconds(of(event).ms)}. The clocks get that time back.`,
  sanction: (event, names) => `${SANCTIONS[text(of(event).sanction)] ?? "Sanction"} ${names(event.seat)}${why(of(event).reason)}.`,
  signed: (event, names) => `${names(event.seat)} signs the card.`,
  disputed: (event, names) => `${names(event.seat)} does not agree with the card.`,
  cards_final: () => "The cards are final.",
  cards_closed: (event) => `${who(event)} closes the cards${why(of(event).reason)}.`,
};

const MARKS: Record<string, string> = { C: "correct (C)", I: "incorrect (I)", IA: "inappropriate (IA)" };
const SANCTIONS: Record<string, string> = { warn: "A warning to", take_game: "Loses the game:", expel: "Removed:" };
/** The marks of a ruling, each with its rule. */
const list = (event: GameEvent): string =>
  (of(event).marked as Marked[])
    .map(([mark, rule, counts]) => `${MARKS[mark] ?? mark}, “${rule}”${counts ? "" : " (the list had ended)"}`)
    .join("; ");
