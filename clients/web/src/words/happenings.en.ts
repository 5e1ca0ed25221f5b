/** What is seen to happen in every game and in the room, in English. */
import type { GameEvent, Params } from "../room/view";
import type { es } from "./happenings.es";
import type { Teller } from "./happenings.es";
import { phraseText } from "./phrases";
import { plural } from "./plural";

const of = (seen: GameEvent): Params => seen.params ?? {};
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const why = (value: unknown): string => (typeof value === "string" && value !== "" ? `: ${value}` : "");
/** The referee who did it, by name. */
const who = (seen: GameEvent): string => text(of(seen).by) || "The referee";
const seconds = (value: unknown): string => plural("en", Math.round(Number(value) / 1000), "second", "seconds");

const ABSENCE: Record<string, string> = { win: " and claims the win", draw: " and claims a draw", bot: " and calls the computer" };
const absent = (seen: GameEvent, names: (seat: number) => string): string => (of(seen).absent as number[]).map((seat) => names(seat)).join(" and ");

export const en: Record<keyof typeof es, Teller> = {
  flag_passed: (seen, names) => `${names(seen.seat)} passes the flag.`,
  time_reminder: (seen, names) => `${names(seen.seat)}'s minute is over: a few seconds are left to complete the turn.`,
  turn_forfeited: (seen, names) => `${names(seen.seat)} forfeits the turn on time.`,
  turn_lost: (seen, names) => `${names(seen.seat)} loses the turn.`,
  time_called: () => "The time limit is on.",
  time_limit: () => "The game's time is over.",
  end_announced: () => "The end of the game is announced.",
  challenged: (seen, names) => `${names(seen.seat)} challenges.`,
  ruling: (seen, names) => `${names(seen.seat)}'s challenge: ${MARKS[text(of(seen).mark)] ?? text(of(seen).mark)}.`,
  ruling_pending: (seen, names) => `${names(seen.seat)} challenges. The referee decides.`,
  strike_warning: (seen, names) => `A warning to ${names(seen.seat)}: ${plural("en", Number(of(seen).strikes), "strike", "strikes")} of three.`,
  struck_out: (seen, names) => `${names(seen.seat)} has three strikes and loses the game.`,
  appeal_window: () => "Another opinion may still be asked for.",
  appealed: (seen, names) => `${names(seen.seat)} holds up the option card.`,
  ruling_accepted: (seen, names) => `${names(seen.seat)} accepts the ruling.`,
  referee_absent: () => "No referee is here: the server decides.",
  appeal_noted: (seen, names) => `The appeal of ${names(seen.seat)} is noted. Play goes on.`,
  ruling_stands: () => "The ruling stands.",
  opinion: (seen) => `Opinion ${Number(of(seen).level)}: ${list(of(seen).marks)}${why(of(seen).reason)}.`,
  win_declared: (seen, names) => `${names(seen.seat)} declares a win.`,
  result_accepted: (seen, names) => `${names(seen.seat)} accepts the result.`,
  draw_offered: (seen, names) => `${names(seen.seat)} offers a draw.`,
  draw_accepted: (seen, names) => `${names(seen.seat)} accepts the draw.`,
  draw_declined: (seen, names) => `${names(seen.seat)} declines the draw.`,
  resigned: (seen, names) => `${names(seen.seat)} resigns.`,
  game_started: () => "The game begins!",
  position_set: () => "The referee has set up a position.",
  game_over: () => "",
  game_ended: (seen, names) =>
    of(seen).result === "win" && Array.isArray(of(seen).winners)
      ? `The game is over. ${new Intl.ListFormat("en").format((of(seen).winners as number[]).map((seat) => names(seat)))} won.`
      : of(seen).result === "draw"
        ? "The game is over: a draw."
        : "The game is over.",
  rematch_asked: (seen, names) => `${names(seen.seat)} wants a rematch.`,
  result_forced: (seen) => `${who(seen)} decides the result${why(of(seen).reason)}.`,
  result_replaced: (seen) => `${who(seen)} puts the result right${why(of(seen).reason)}. Cards are signed again.`,
  sat_down: (seen) => `${text(of(seen).name)} sits down.`,
  stood_up: (seen, names) => `${text(of(seen).name) || names(seen.seat)} gives up the seat.`,
  came_back: (seen, names) => `${names(seen.seat)} is back.`,
  left: (seen) => `${text(of(seen).name)} has left.`,
  ready: (seen, names) => `${names(seen.seat)}: ready!`,
  not_ready: (seen, names) => `${names(seen.seat)} is not ready yet.`,
  renamed: (seen) => `The name is now ${text(of(seen).name)}.`,
  bot_seated: (seen) =>
    text(of(seen).name) ? `The computer plays for ${text(of(seen).name)}${why(of(seen).reason)}.` : "The computer takes a seat.",
  absence_claimed: (seen, names) =>
    `${names(seen.seat)} waited for ${absent(seen, names)}${ABSENCE[text(of(seen).remedy)] ?? ""}.`,
  seat_cleared: (seen) => `${text(of(seen).name) ? `${text(of(seen).name)}'s seat is free` : "A seat is free"}${why(of(seen).reason)}.`,
  hand_holds: () => "A hand is up: the clock stands.",
  hand_released: () => "The clock goes on.",
  reseated: (seen) => `${who(seen)} seats ${text(of(seen).name)}${why(of(seen).reason)}.`,
  referee_proposed: (seen, names) => `${names(seen.seat)} wants to invite a referee.`,
  referee_agreed: (seen, names) => `${names(seen.seat)} agrees to the referee.`,
  referee_declined: (seen, names) => `${names(seen.seat)} does not want the referee.`,
  looked_in: (seen) => `${text(of(seen).name)} looks in.`,
  referee_joined: (seen) => `${text(of(seen).name)} comes in as a referee.`,
  name_erased: () => "A name was erased.",
  referee_left: (seen) => `${text(of(seen).name)} is no referee any more.`,
  phrase: (seen, names) => `${names(seen.seat)}: ${phraseText("en", of(seen).phrase)}`,
  hint_asked: (seen, names) => `${names(seen.seat)} asks for a hint.`,
  reads_rules: (seen, names) => `${names(seen.seat)} opens the rules: the clock waits.`,
  taken_back: (seen, names) => `${names(seen.seat)} takes the last act back.`,
  phrases_on: (seen) => `${text(of(seen).by)} switches phrases on.`,
  listed: () => "Others can find this table now.",
  unlisted: () => "Only people with the link can find this table now.",
  substitute_seated: () => "The computer plays here until somebody comes.",
  phrases_off: (seen) => `${text(of(seen).by)} switches phrases off.`,
  pleaded: (seen, names) => `${names(seen.seat)} explains it to the referee.`,
  plea: (seen, names) => `${names(seen.seat)} to the referee: “${text(of(seen).words)}”`,
  said: (seen) => `${text(of(seen).name)}: ${text(of(seen).text)}`,
  settings_changed: () => "The table's settings have changed.",
  paused: (seen) => `${who(seen)} stops the game${why(of(seen).reason)}.`,
  resumed: (seen) => `The game goes on${why(of(seen).reason)}.`,
  sent_home: (seen) => `${text(of(seen).by)} lets the game be finished at home.`,
  back_from_home: () => "The game is back in class.",
  home_days_over: () => "The days for this move are over: the clock runs.",
  adjourned: (seen) => `${who(seen)} puts the game away for another day${why(of(seen).reason)}.`,
  taken_up: (seen) => `The game that was put away goes on${why(of(seen).reason)}.`,
  game_reopened: (seen) => `${who(seen)} reopens the game${why(of(seen).reason)}.`,
  game_replayed: (seen) => `${who(seen)} has the game played again${why(of(seen).reason)}.`,
  limit_called: (seen) => `${who(seen)} calls the time limit${why(of(seen).reason)}.`,
  time_given: (seen, names) => `${who(seen)} gives ${names(seen.seat)} ${seconds(of(seen).ms)} more${why(of(seen).reason)}.`,
  outage: (seen) => `The server was away for ${seconds(of(seen).ms)}. The clocks get that time back.`,
  sanction: (seen, names) => `${SANCTIONS[text(of(seen).sanction)] ?? "Sanction"} ${names(seen.seat)}${why(of(seen).reason)}.`,
  signed: (seen, names) => `${names(seen.seat)} signs the card.`,
  disputed: (seen, names) => `${names(seen.seat)} does not agree with the card.`,
  cards_final: () => "The cards are final.",
  cards_closed: (seen) => `${who(seen)} closes the cards${why(of(seen).reason)}.`,
};

const MARKS: Record<string, string> = { C: "correct (C)", I: "incorrect (I)", IA: "inappropriate (IA)" };
const SANCTIONS: Record<string, string> = { warn: "A warning to", take_game: "Loses the game:", expel: "Sent out:" };
const list = (marks: unknown): string => (Array.isArray(marks) ? marks.map((mark) => MARKS[String(mark)] ?? "").join(", ") : "");
