/** What is seen to happen in every game and in the room, in Spanish. A game's own words come before these. */
import type { GameEvent, Params } from "../room/view";
import { phraseText } from "./phrases";
import { plural } from "./plural";

export type Namer = (seat: number | null | undefined) => string;
export type Teller = (seen: GameEvent, names: Namer) => string;

export const of = (seen: GameEvent): Params => seen.params ?? {};
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
const why = (value: unknown): string => (typeof value === "string" && value !== "" ? `: ${value}` : "");
/** The referee who did it, by name. */
const who = (seen: GameEvent): string => text(of(seen).by) || "El réferi";
const seconds = (value: unknown): string => plural("es", Math.round(Number(value) / 1000), "segundo", "segundos");

const ABSENCE: Record<string, string> = { win: " y reclama la victoria", draw: " y reclama el empate", bot: " y llama a la computadora" };
const absent = (seen: GameEvent, names: Namer): string => (of(seen).absent as number[]).map((seat) => names(seat)).join(" y ");

const won = (seats: readonly number[], names: Namer): string =>
  `${seats.length > 1 ? "Ganan" : "Gana"} ${new Intl.ListFormat("es").format(seats.map((seat) => names(seat)))}`;

export const es = {
  // the flag and the turn
  flag_passed: (seen, names) => `${names(seen.seat)} pasa la banderilla.`,
  time_reminder: (seen, names) => `Se acabó el minuto de ${names(seen.seat)}: quedan unos segundos para completar el turno.`,
  turn_forfeited: (seen, names) => `${names(seen.seat)} pierde el turno por tiempo.`,
  turn_lost: (seen, names) => `${names(seen.seat)} pierde el turno.`,
  time_called: () => "Corre el límite de tiempo.",
  time_limit: () => "Se acabó el tiempo del juego.",
  end_announced: () => "Se anuncia el final del juego.",
  // challenges
  challenged: (seen, names) => `${names(seen.seat)} reta.`,
  ruling: (seen, names) => `Reto de ${names(seen.seat)}: ${MARKS[text(of(seen).mark)] ?? text(of(seen).mark)}.`,
  ruling_pending: (seen, names) => `${names(seen.seat)} reta. El réferi decide.`,
  strike_warning: (seen, names) => `Aviso a ${names(seen.seat)}: ${plural("es", Number(of(seen).strikes), "falta", "faltas")} de tres.`,
  struck_out: (seen, names) => `${names(seen.seat)} llega a tres faltas y pierde el juego.`,
  appeal_window: () => "Todavía se puede pedir otra opinión.",
  appealed: (seen, names) => `${names(seen.seat)} levanta la tarjeta de opción.`,
  ruling_accepted: (seen, names) => `${names(seen.seat)} acepta la decisión.`,
  referee_absent: () => "No hay réferi: decide el servidor.",
  appeal_noted: (seen, names) => `La apelación de ${names(seen.seat)} queda anotada. Sigue el juego.`,
  ruling_stands: () => "La decisión queda firme.",
  opinion: (seen) => `Opinión ${Number(of(seen).level)}: ${list(of(seen).marks)}${why(of(seen).reason)}.`,
  win_declared: (seen, names) => `${names(seen.seat)} declara la victoria.`,
  result_accepted: (seen, names) => `${names(seen.seat)} acepta el resultado.`,
  // draws and the end
  draw_offered: (seen, names) => `${names(seen.seat)} ofrece empate.`,
  draw_accepted: (seen, names) => `${names(seen.seat)} acepta el empate.`,
  draw_declined: (seen, names) => `${names(seen.seat)} no acepta el empate.`,
  resigned: (seen, names) => `${names(seen.seat)} se rinde.`,
  game_started: () => "¡Empieza el juego!",
  position_set: () => "El réferi puso una posición.",
  game_over: () => "",
  game_ended: (seen, names) =>
    of(seen).result === "win" && Array.isArray(of(seen).winners)
      ? `Fin del juego. ${won(of(seen).winners as number[], names)}.`
      : of(seen).result === "draw"
        ? "Fin del juego. Empate."
        : "Fin del juego.",
  rematch_asked: (seen, names) => `${names(seen.seat)} quiere la revancha.`,
  result_forced: (seen) => `${who(seen)} decide el resultado${why(of(seen).reason)}.`,
  result_replaced: (seen) => `${who(seen)} corrige el resultado${why(of(seen).reason)}. Hay que firmar otra vez.`,
  // people
  sat_down: (seen) => `${text(of(seen).name)} se sienta.`,
  stood_up: (seen, names) => `${text(of(seen).name) || names(seen.seat)} deja el asiento.`,
  came_back: (seen, names) => `${names(seen.seat)} volvió.`,
  left: (seen) => `${text(of(seen).name)} se fue.`,
  ready: (seen, names) => `${names(seen.seat)}: ¡listo!`,
  not_ready: (seen, names) => `${names(seen.seat)} todavía no está listo.`,
  renamed: (seen) => `Ahora se llama ${text(of(seen).name)}.`,
  bot_seated: (seen) =>
    text(of(seen).name) ? `La computadora juega por ${text(of(seen).name)}${why(of(seen).reason)}.` : "La computadora toma un asiento.",
  absence_claimed: (seen, names) =>
    `${names(seen.seat)} esperó a ${absent(seen, names)}${ABSENCE[text(of(seen).remedy)] ?? ""}.`,
  seat_cleared: (seen) =>
    `${text(of(seen).name) ? `El asiento de ${text(of(seen).name)} queda libre` : "Un asiento queda libre"}${why(of(seen).reason)}.`,
  hand_holds: () => "Hay una mano levantada: el reloj se detiene.",
  hand_released: () => "El reloj sigue.",
  reseated: (seen) => `${who(seen)} sienta a ${text(of(seen).name)}${why(of(seen).reason)}.`,
  referee_proposed: (seen, names) => `${names(seen.seat)} quiere invitar a un réferi.`,
  referee_agreed: (seen, names) => `${names(seen.seat)} acepta al réferi.`,
  referee_declined: (seen, names) => `${names(seen.seat)} no acepta al réferi.`,
  looked_in: (seen) => `${text(of(seen).name)} mira la mesa.`,
  referee_joined: (seen) => `${text(of(seen).name)} llega como réferi.`,
  name_erased: () => "Se borró un nombre.",
  referee_left: (seen) => `${text(of(seen).name)} ya no es réferi.`,
  phrase: (seen, names) => `${names(seen.seat)}: ${phraseText("es", of(seen).phrase)}`,
  hint_asked: (seen, names) => `${names(seen.seat)} pide una pista.`,
  reads_rules: (seen, names) => `${names(seen.seat)} abre las reglas: su reloj espera.`,
  taken_back: (seen, names) => `${names(seen.seat)} deshace lo último que hizo.`,
  phrases_on: (seen) => `${text(of(seen).by)} enciende las frases.`,
  listed: () => "Ahora otros pueden encontrar esta mesa.",
  unlisted: () => "Ahora esta mesa la encuentra solo quien tiene el enlace.",
  substitute_seated: () => "La computadora juega aquí hasta que venga alguien.",
  phrases_off: (seen) => `${text(of(seen).by)} apaga las frases.`,
  pleaded: (seen, names) => `${names(seen.seat)} le explica al réferi.`,
  plea: (seen, names) => `${names(seen.seat)} al réferi: «${text(of(seen).words)}»`,
  said: (seen) => `${text(of(seen).name)}: ${text(of(seen).text)}`,
  settings_changed: () => "Cambiaron los ajustes de la mesa.",
  // the referee and the clock
  paused: (seen) => `${who(seen)} para el juego${why(of(seen).reason)}.`,
  resumed: (seen) => `Sigue el juego${why(of(seen).reason)}.`,
  sent_home: (seen) => `${text(of(seen).by)} deja terminar la partida en casa.`,
  back_from_home: () => "La partida vuelve a clase.",
  home_days_over: () => "Pasaron los días para esta jugada: corre el reloj.",
  adjourned: (seen) => `${who(seen)} guarda la partida para otro día${why(of(seen).reason)}.`,
  taken_up: (seen) => `Sigue la partida que estaba guardada${why(of(seen).reason)}.`,
  game_reopened: (seen) => `${who(seen)} reabre la partida${why(of(seen).reason)}.`,
  game_replayed: (seen) => `${who(seen)} hace jugar la partida de nuevo${why(of(seen).reason)}.`,
  limit_called: (seen) => `${who(seen)} pide el límite de tiempo${why(of(seen).reason)}.`,
  time_given: (seen, names) => `${who(seen)} le da ${seconds(of(seen).ms)} más a ${names(seen.seat)}${why(of(seen).reason)}.`,
  outage: (seen) => `El servidor estuvo fuera ${seconds(of(seen).ms)}. Ese tiempo se devuelve a los relojes.`,
  sanction: (seen, names) => `${SANCTIONS[text(of(seen).sanction)] ?? "Sanción"} a ${names(seen.seat)}${why(of(seen).reason)}.`,
  signed: (seen, names) => `${names(seen.seat)} firma su tarjeta.`,
  disputed: (seen, names) => `${names(seen.seat)} no está de acuerdo con su tarjeta.`,
  cards_final: () => "Las tarjetas son definitivas.",
  cards_closed: (seen) => `${who(seen)} cierra las tarjetas${why(of(seen).reason)}.`,
} satisfies Record<string, Teller>;

export const MARKS: Record<string, string> = { C: "correcto (C)", I: "incorrecto (I)", IA: "inapropiado (IA)" };
const SANCTIONS: Record<string, string> = { warn: "Advertencia", take_game: "Pierde el juego:", expel: "Expulsión" };
const list = (marks: unknown): string => (Array.isArray(marks) ? marks.map((mark) => MARKS[String(mark)] ?? "").join(", ") : "");
