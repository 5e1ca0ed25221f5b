/** What is seen to happen in every game and in the room, in Portuguese. */
import type { GameEvent, Params } from "../room/view";
import type { es, Namer, Teller } from "./happenings.es";
import { phraseText } from "./phrases";
import { plural } from "./plural";

const of = (seen: GameEvent): Params => seen.params ?? {};
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const why = (value: unknown): string => (typeof value === "string" && value !== "" ? `: ${value}` : "");
/** The referee who did it, by name. */
const who = (seen: GameEvent): string => text(of(seen).by) || "O árbitro";
const seconds = (value: unknown): string => plural("pt", Math.round(Number(value) / 1000), "segundo", "segundos");

const ABSENCE: Record<string, string> = { win: " e reclama a vitória", draw: " e reclama o empate", bot: " e chama o computador" };
const absent = (seen: GameEvent, names: Namer): string => (of(seen).absent as number[]).map((seat) => names(seat)).join(" e ");

export const pt = {
  flag_passed: (seen, names) => `${names(seen.seat)} passa a bandeirinha.`,
  time_reminder: (seen, names) => `Acabou o minuto de ${names(seen.seat)}: restam alguns segundos para completar o turno.`,
  turn_forfeited: (seen, names) => `${names(seen.seat)} perde o turno por tempo.`,
  turn_lost: (seen, names) => `${names(seen.seat)} perde o turno.`,
  time_called: () => "Corre o limite de tempo.",
  time_limit: () => "Acabou o tempo do jogo.",
  end_announced: () => "Anuncia-se o fim do jogo.",
  challenged: (seen, names) => `${names(seen.seat)} desafia.`,
  ruling: (seen, names) => `Desafio de ${names(seen.seat)}: ${MARKS[text(of(seen).mark)] ?? text(of(seen).mark)}.`,
  ruling_pending: (seen, names) => `${names(seen.seat)} desafia. O árbitro decide.`,
  strike_warning: (seen, names) => `Aviso a ${names(seen.seat)}: ${plural("pt", Number(of(seen).strikes), "falta", "faltas")} de três.`,
  struck_out: (seen, names) => `${names(seen.seat)} chega a três faltas e perde o jogo.`,
  appeal_window: () => "Ainda se pode pedir outra opinião.",
  appealed: (seen, names) => `${names(seen.seat)} levanta o cartão de opção.`,
  ruling_accepted: (seen, names) => `${names(seen.seat)} aceita a decisão.`,
  referee_absent: () => "Não há árbitro: o servidor decide.",
  appeal_noted: (seen, names) => `A apelação de ${names(seen.seat)} fica anotada. O jogo continua.`,
  ruling_stands: () => "A decisão fica firme.",
  opinion: (seen) => `Opinião ${Number(of(seen).level)}: ${list(of(seen).marks)}${why(of(seen).reason)}.`,
  win_declared: (seen, names) => `${names(seen.seat)} declara a vitória.`,
  result_accepted: (seen, names) => `${names(seen.seat)} aceita o resultado.`,
  draw_offered: (seen, names) => `${names(seen.seat)} oferece empate.`,
  draw_accepted: (seen, names) => `${names(seen.seat)} aceita o empate.`,
  draw_declined: (seen, names) => `${names(seen.seat)} não aceita o empate.`,
  resigned: (seen, names) => `${names(seen.seat)} desiste.`,
  game_started: () => "Começa o jogo!",
  position_set: () => "O árbitro montou uma posição.",
  game_over: () => "",
  game_ended: (seen, names) =>
    of(seen).result === "win" && Array.isArray(of(seen).winners)
      ? `Fim do jogo. Vitória de ${new Intl.ListFormat("pt").format((of(seen).winners as number[]).map((seat) => names(seat)))}.`
      : of(seen).result === "draw"
        ? "Fim do jogo. Empate."
        : "Fim do jogo.",
  rematch_asked: (seen, names) => `${names(seen.seat)} quer a revanche.`,
  result_forced: (seen) => `${who(seen)} decide o resultado${why(of(seen).reason)}.`,
  result_replaced: (seen) => `${who(seen)} corrige o resultado${why(of(seen).reason)}. É preciso assinar de novo.`,
  sat_down: (seen) => `${text(of(seen).name)} se senta.`,
  stood_up: (seen, names) => `${text(of(seen).name) || names(seen.seat)} deixa o lugar.`,
  came_back: (seen, names) => `${names(seen.seat)} voltou.`,
  left: (seen) => `${text(of(seen).name)} foi embora.`,
  ready: (seen, names) => `${names(seen.seat)}: pronto!`,
  not_ready: (seen, names) => `${names(seen.seat)} ainda não está pronto.`,
  renamed: (seen) => `Agora se chama ${text(of(seen).name)}.`,
  bot_seated: (seen) =>
    text(of(seen).name) ? `O computador joga por ${text(of(seen).name)}${why(of(seen).reason)}.` : "O computador ocupa um lugar.",
  absence_claimed: (seen, names) => `${names(seen.seat)} esperou por ${absent(seen, names)}${ABSENCE[text(of(seen).remedy)] ?? ""}.`,
  seat_cleared: (seen) =>
    `${text(of(seen).name) ? `O lugar de ${text(of(seen).name)} fica livre` : "Um lugar fica livre"}${why(of(seen).reason)}.`,
  hand_holds: () => "Há uma mão levantada: o relógio para.",
  hand_released: () => "O relógio continua.",
  reseated: (seen) => `${who(seen)} senta ${text(of(seen).name)}${why(of(seen).reason)}.`,
  referee_proposed: (seen, names) => `${names(seen.seat)} quer convidar um árbitro.`,
  referee_agreed: (seen, names) => `${names(seen.seat)} aceita o árbitro.`,
  referee_declined: (seen, names) => `${names(seen.seat)} não aceita o árbitro.`,
  looked_in: (seen) => `${text(of(seen).name)} olha a mesa.`,
  referee_joined: (seen) => `${text(of(seen).name)} chega como árbitro.`,
  name_erased: () => "Um nome foi apagado.",
  referee_left: (seen) => `${text(of(seen).name)} já não é árbitro.`,
  phrase: (seen, names) => `${names(seen.seat)}: ${phraseText("pt", of(seen).phrase)}`,
  hint_asked: (seen, names) => `${names(seen.seat)} pede uma dica.`,
  reads_rules: (seen, names) => `${names(seen.seat)} abre as regras: o relógio espera.`,
  taken_back: (seen, names) => `${names(seen.seat)} desfaz o que fez por último.`,
  phrases_on: (seen) => `${text(of(seen).by)} liga as frases.`,
  listed: () => "Agora outros podem encontrar esta mesa.",
  unlisted: () => "Agora só quem tem o link encontra esta mesa.",
  substitute_seated: () => "O computador joga aqui até alguém chegar.",
  phrases_off: (seen) => `${text(of(seen).by)} desliga as frases.`,
  pleaded: (seen, names) => `${names(seen.seat)} explica ao árbitro.`,
  plea: (seen, names) => `${names(seen.seat)} ao árbitro: “${text(of(seen).words)}”`,
  said: (seen) => `${text(of(seen).name)}: ${text(of(seen).text)}`,
  settings_changed: () => "Os ajustes da mesa mudaram.",
  paused: (seen) => `${who(seen)} para o jogo${why(of(seen).reason)}.`,
  resumed: (seen) => `O jogo continua${why(of(seen).reason)}.`,
  sent_home: (seen) => `${text(of(seen).by)} deixa terminar a partida em casa.`,
  back_from_home: () => "A partida volta à aula.",
  home_days_over: () => "Passaram os dias para esta jogada: corre o relógio.",
  adjourned: (seen) => `${who(seen)} guarda a partida para outro dia${why(of(seen).reason)}.`,
  taken_up: (seen) => `Continua a partida que estava guardada${why(of(seen).reason)}.`,
  game_reopened: (seen) => `${who(seen)} reabre a partida${why(of(seen).reason)}.`,
  game_replayed: (seen) => `${who(seen)} manda jogar a partida de novo${why(of(seen).reason)}.`,
  limit_called: (seen) => `${who(seen)} pede o limite de tempo${why(of(seen).reason)}.`,
  time_given: (seen, names) => `${who(seen)} dá mais ${seconds(of(seen).ms)} a ${names(seen.seat)}${why(of(seen).reason)}.`,
  outage: (seen) => `O servidor ficou fora ${seconds(of(seen).ms)}. Esse tempo volta para os relógios.`,
  sanction: (seen, names) => `${SANCTIONS[text(of(seen).sanction)] ?? "Sanção"} a ${names(seen.seat)}${why(of(seen).reason)}.`,
  signed: (seen, names) => `${names(seen.seat)} assina seu cartão.`,
  disputed: (seen, names) => `${names(seen.seat)} não concorda com seu cartão.`,
  cards_final: () => "Os cartões são definitivos.",
  cards_closed: (seen) => `${who(seen)} fecha os cartões${why(of(seen).reason)}.`,
} satisfies Record<keyof typeof es, Teller>;

const MARKS: Record<string, string> = { C: "correto (C)", I: "incorreto (I)", IA: "inadequado (IA)" };
const SANCTIONS: Record<string, string> = { warn: "Advertência", take_game: "Perda do jogo", expel: "Expulsão" };
const list = (marks: unknown): string => (Array.isArray(marks) ? marks.map((mark) => MARKS[String(mark)] ?? "").join(", ") : "");
