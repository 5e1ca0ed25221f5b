/** The Spanish sentences of the events that every game and the room share. A game's own words override them. */
import type { GameEvent, Params } from "../room/view";
import { phraseText } from "./phrases";
import { plural } from "./plural";

export type Namer = (seat: number | null | undefined) => string;
/** A mark, its rule in words, and whether it counts. Marks after the end of the list do not count (`happeningText`). */
export type Marked = [mark: string, rule: string, counts: boolean];
export type Teller = (event: GameEvent, names: Namer) => string;

export const of = (event: GameEvent): Params => event.params ?? {};
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
const why = (value: unknown): string => (typeof value === "string" && value !== "" ? `: ${value}` : "");
/** The name of the referee who acted. */
const who = (event: GameEvent): string => text(of(event).by) || "El réferi";
const seconds = (value: unknown): string => plural("es", Math.round(Number(value) / 1000), "segundo", "segundos");
/**
 * The player's seconds of grace after the turn's time. There is no grace after the third violation, which loses the
 * game.
 */
const grace = (event: GameEvent): string => (of(event).grace_ms === undefined ? "" : `: tiene ${seconds(of(event).grace_ms)} más para completar el turno`);

const ABSENCE: Record<string, string> = { win: " y reclama la victoria", draw: " y reclama el empate", bot: " y llama a la computadora" };
const absent = (event: GameEvent, names: Namer): string => (of(event).absent as number[]).map((seat) => names(seat)).join(" y ");

const won = (seats: readonly number[], names: Namer): string =>
  `${seats.length > 1 ? "Ganan" : "Gana"} ${new Intl.ListFormat("es").format(seats.map((seat) => names(seat)))}`;

export const es = {
  // the flag and the turn
  flag_passed: (event, names) => `${names(event.seat)} pasa la banderilla.`,
  time_reminder: (event, names) => `Se acabó el tiempo de ${names(event.seat)}${grace(event)}.`,
  turn_forfeited: (event, names) => `${names(event.seat)} pierde el turno por tiempo.`,
  turn_lost: (event, names) => `${names(event.seat)} pierde el turno.`,
  time_called: () => "Corre el límite de tiempo.",
  time_limit: () => "Se acabó el tiempo del juego.",
  end_announced: () => "Se anuncia el final del juego.",
  // challenges
  challenged: (event, names) => `${names(event.seat)} reta.`,
  ruling: (event, names) => `Reto de ${names(event.seat)}: ${list(event)}.`,
  ruling_pending: (event, names) => `${names(event.seat)} reta. El réferi decide.`,
  strike_warning: (event, names) => `Aviso ${Number(of(event).strikes)} de 3 a ${names(event.seat)}.`,
  struck_out: (event, names) => `${names(event.seat)} llega a tres faltas y pierde el juego.`,
  turn_undone: (event, names) => `Se deshace lo que ${names(event.seat)} ya había hecho en su turno.`,
  appeal_window: () => "Todavía se puede pedir otra opinión.",
  appealed: (event, names) => `${names(event.seat)} levanta la tarjeta de opción.`,
  ruling_accepted: (event, names) => `${names(event.seat)} acepta la decisión.`,
  referee_absent: () => "No hay réferi: decide el servidor.",
  appeal_noted: (event, names) => `La apelación de ${names(event.seat)} queda anotada. Sigue el juego.`,
  ruling_stands: () => "La decisión queda firme.",
  opinion: (event) => `Opinión ${Number(of(event).level)}: ${list(event)}${why(of(event).reason)}.`,
  win_declared: (event, names) => `${names(event.seat)} declara la victoria.`,
  result_accepted: (event, names) => `${names(event.seat)} acepta el resultado.`,
  // draws and the end
  draw_offered: (event, names) => `${names(event.seat)} ofrece empate.`,
  draw_accepted: (event, names) => `${names(event.seat)} acepta el empate.`,
  draw_declined: (event, names) => `${names(event.seat)} no acepta el empate.`,
  resigned: (event, names) => `${names(event.seat)} se rinde.`,
  game_started: (event): string => (of(event).position === true ? "¡Empieza el juego, desde una posición preparada!" : "¡Empieza el juego!"),
  position_set: () => "El réferi puso una posición.",
  game_over: () => "",
  /** A game's own event of that kind has no result; the room's event, which follows, tells it. */
  game_ended: (event, names) =>
    of(event).result === "win" && Array.isArray(of(event).winners)
      ? `Fin del juego. ${won(of(event).winners as number[], names)}.`
      : of(event).result === "draw"
        ? "Fin del juego. Empate."
        : of(event).result === undefined
          ? ""
          : "Fin del juego.",
  rematch_asked: (event, names) => `${names(event.seat)} quiere la revancha.`,
  result_forced: (event) => `${who(event)} decide el resultado${why(of(event).reason)}.`,
  result_replaced: (event) =>
    `${who(event)} corrige el resultado${why(of(event).reason)}.${of(event).final === true ? " Las tarjetas firmadas llevan una línea nueva." : " Hay que firmar otra vez."}`,
  // people
  sat_down: (event) => `${text(of(event).name)} se sienta.`,
  stood_up: (event, names) => `${text(of(event).name) || names(event.seat)} deja el asiento.`,
  came_back: (event, names) => `${names(event.seat)} volvió.`,
  left: (event) => `${text(of(event).name)} se fue.`,
  ready: (event, names) => `${names(event.seat)}: ¡listo!`,
  not_ready: (event, names) => `${names(event.seat)} pide un momento.`,
  renamed: (event) => `Ahora se llama ${text(of(event).name)}.`,
  bot_seated: (event) =>
    text(of(event).name) ? `La computadora juega por ${text(of(event).name)}${why(of(event).reason)}.` : "La computadora toma un asiento.",
  absence_claimed: (event, names) =>
    `${names(event.seat)} esperó a ${absent(event, names)}${ABSENCE[text(of(event).remedy)] ?? ""}.`,
  seat_cleared: (event) =>
    `${text(of(event).name) ? `El asiento de ${text(of(event).name)} queda libre` : "Un asiento queda libre"}${why(of(event).reason)}.`,
  hand_holds: () => "Hay una mano levantada: el reloj se detiene.",
  hand_released: () => "El reloj sigue.",
  reseated: (event) => `${who(event)} sienta a ${text(of(event).name)}${why(of(event).reason)}.`,
  referee_proposed: (event, names) => `${names(event.seat)} quiere invitar a un réferi.`,
  referee_agreed: (event, names) => `${names(event.seat)} acepta al réferi.`,
  referee_declined: (event, names) => `${names(event.seat)} no acepta al réferi.`,
  looked_in: (event) => `${text(of(event).name)} mira la mesa.`,
  referee_joined: (event) => `${text(of(event).name)} llega como réferi.`,
  name_erased: () => "Se borró un nombre.",
  referee_left: (event) => `${text(of(event).name)} ya no es réferi.`,
  phrase: (event, names) => `${names(event.seat)}: ${phraseText("es", of(event).phrase)}`,
  // A request for a hint is private. Only the tutor sees the count.
  hint_asked: () => "",
  reads_rules: (event, names) => `${names(event.seat)} abre las reglas: su reloj espera.`,
  taken_back: (event, names) => `${names(event.seat)} deshace lo último que hizo.`,
  phrases_on: (event) => `${text(of(event).by)} enciende las frases.`,
  listed: () => "Ahora la mesa es pública.",
  unlisted: () => "Ahora entra solo quien tiene el enlace.",
  substitute_seated: () => "La computadora juega aquí hasta que venga alguien.",
  phrases_off: (event) => `${text(of(event).by)} apaga las frases.`,
  pleaded: (event, names) => `${names(event.seat)} le explica al réferi.`,
  plea: (event, names) => `${names(event.seat)} al réferi: «${text(of(event).words)}»`,
  said: (event) => `${text(of(event).name)}: ${text(of(event).text)}`,
  settings_changed: () => "Cambiaron los ajustes de la mesa.",
  // the referee and the clock
  paused: (event) => `${who(event)} detiene el juego${why(of(event).reason)}.`,
  resumed: (event) => `Sigue el juego${why(of(event).reason)}.`,
  sent_home: (event) => `${text(of(event).by)} deja terminar la partida en casa.`,
  back_from_home: () => "La partida vuelve a clase.",
  home_days_over: () => "Pasaron los días para esta jugada: corre el reloj.",
  adjourned: (event) => `${who(event)} guarda la partida para otro día${why(of(event).reason)}.`,
  taken_up: (event) => `Sigue la partida que estaba guardada${why(of(event).reason)}.`,
  game_reopened: (event) => `${who(event)} reabre la partida${why(of(event).reason)}.`,
  game_replayed: (event) => `${who(event)} hace jugar la partida de nuevo${why(of(event).reason)}.`,
  limit_called: (event) => `${who(event)} pide el límite de tiempo${why(of(event).reason)}.`,
  time_given: (event, names) => `${who(event)} le da ${seconds(of(event).ms)} más a ${names(event.seat)}${why(of(event).reason)}.`,
  outage: (event) => `El servidor estuvo fuera ${seconds(of(event).ms)}. Ese tiempo se devuelve a los relojes.`,
  sanction: (event, names) => `${SANCTIONS[text(of(event).sanction)] ?? "Sanción"} a ${names(event.seat)}${why(of(event).reason)}.`,
  signed: (event, names) => `${names(event.seat)} firma su tarjeta.`,
  disputed: (event, names) => `${names(event.seat)} no está de acuerdo con su tarjeta.`,
  cards_final: () => "Las tarjetas son definitivas.",
  cards_closed: (event) => `${who(event)} cierra las tarjetas${why(of(event).reason)}.`,
} satisfies Record<string, Teller>;

const MARKS: Record<string, string> = { C: "correcto (C)", I: "incorrecto (I)", IA: "inapropiado (IA)" };
const SANCTIONS: Record<string, string> = { warn: "Advertencia", take_game: "Pierde el juego:", expel: "Expulsión" };
/** The marks of a ruling, each with its rule. */
export const list = (event: GameEvent): string =>
  (of(event).marked as Marked[])
    .map(([mark, rule, counts]) => `${MARKS[mark] ?? mark}, «${rule}»${counts ? "" : " (la lista terminó antes)"}`)
    .join("; ");
