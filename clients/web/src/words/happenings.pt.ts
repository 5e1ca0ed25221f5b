/** The Portuguese sentences of the events that every game and the room share. */
import type { GameEvent, Params } from "../room/view";
import type { es, Marked, Namer, Teller } from "./happenings.es";
import { phraseText } from "./phrases";
import { plural } from "./plural";

const of = (event: GameEvent): Params => event.params ?? {};
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const why = (value: unknown): string => (typeof value === "string" && value !== "" ? `: ${value}` : "");
/** The name of the referee who acted. */
const who = (event: GameEvent): string => text(of(event).by) || "O árbitro";
const seconds = (value: unknown): string => plural("pt", Math.round(Number(value) / 1000), "segundo", "segundos");
/**
 * The player's seconds of grace after the turn's time. There is no grace after the third violation, which loses the
 * game.
 */
const grace = (event: GameEvent): string => (of(event).grace_ms === undefined ? "" : `: tem mais ${seconds(of(event).grace_ms)} para completar o turno`);

const ABSENCE: Record<string, string> = { win: " e pede a vitória", draw: " e pede o empate", bot: " e chama o computador" };
const absent = (event: GameEvent, names: Namer): string => (of(event).absent as number[]).map((seat) => names(seat)).join(" e ");

export const pt = {
  flag_passed: (event, names) => `${names(event.seat)} passa a bandeirinha.`,
  time_reminder: (event, names) => `Acabou o tempo de ${names(event.seat)}${grace(event)}.`,
  turn_forfeited: (event, names) => `${names(event.seat)} perde a vez por tempo.`,
  turn_lost: (event, names) => `${names(event.seat)} perde a vez.`,
  time_called: () => "O limite de tempo começou.",
  time_limit: () => "Acabou o tempo do jogo.",
  end_announced: () => "O fim do jogo foi anunciado.",
  challenged: (event, names) => `${names(event.seat)} desafia.`,
  ruling: (event, names) => `Desafio de ${names(event.seat)}: ${list(event)}.`,
  ruling_pending: (event, names) => `${names(event.seat)} desafia. O árbitro decide.`,
  strike_warning: (event, names) => `Aviso ${Number(of(event).strikes)} de 3 para ${names(event.seat)}.`,
  struck_out: (event, names) => `${names(event.seat)} chega a três faltas e perde o jogo.`,
  turn_undone: (event, names) => `O turno de ${names(event.seat)} até aqui foi desfeito.`,
  appeal_window: () => "Ainda dá para pedir outra opinião.",
  appealed: (event, names) => `${names(event.seat)} levanta o cartão de opção.`,
  ruling_accepted: (event, names) => `${names(event.seat)} aceita a decisão.`,
  referee_absent: () => "Não há árbitro: o servidor decide.",
  appeal_noted: (event, names) => `A apelação de ${names(event.seat)} fica anotada. O jogo continua.`,
  ruling_stands: () => "A decisão está mantida.",
  opinion: (event) => `Opinião ${Number(of(event).level)}: ${list(event)}${why(of(event).reason)}.`,
  win_declared: (event, names) => `${names(event.seat)} declara a vitória.`,
  result_accepted: (event, names) => `${names(event.seat)} aceita o resultado.`,
  draw_offered: (event, names) => `${names(event.seat)} oferece empate.`,
  draw_accepted: (event, names) => `${names(event.seat)} aceita o empate.`,
  draw_declined: (event, names) => `${names(event.seat)} não aceita o empate.`,
  resigned: (event, names) => `${names(event.seat)} desiste.`,
  game_started: (event) => (of(event).position === true ? "Começa o jogo, de uma posição preparada!" : "Começa o jogo!"),
  position_set: () => "O árbitro montou uma posição.",
  game_over: () => "",
  game_ended: (event, names) =>
    of(event).result === "win" && Array.isArray(of(event).winners)
      ? `Fim do jogo. Vitória de ${new Intl.ListFormat("pt").format((of(event).winners as number[]).map((seat) => names(seat)))}.`
      : of(event).result === "draw"
        ? "Fim do jogo. Empate."
        : of(event).result === undefined
          ? ""
          : "Fim do jogo.",
  rematch_asked: (event, names) => `${names(event.seat)} quer a revanche.`,
  result_forced: (event) => `${who(event)} decide o resultado${why(of(event).reason)}.`,
  result_replaced: (event) =>
    `${who(event)} corrige o resultado${why(of(event).reason)}.${of(event).final === true ? " Os cartões assinados têm uma linha nova." : " É preciso assinar de novo."}`,
  sat_down: (event) => `${text(of(event).name)} se senta.`,
  stood_up: (event, names) => `${text(of(event).name) || names(event.seat)} deixa o lugar.`,
  came_back: (event, names) => `${names(event.seat)} voltou.`,
  left: (event) => `${text(of(event).name)} foi embora.`,
  ready: (event, names) => `${names(event.seat)}: pronto!`,
  not_ready: (event, names) => `${names(event.seat)} pede um momento.`,
  renamed: (event) => `Agora se chama ${text(of(event).name)}.`,
  bot_seated: (event) =>
    text(of(event).name) ? `O computador joga por ${text(of(event).name)}${why(of(event).reason)}.` : "O computador ocupa um lugar.",
  absence_claimed: (event, names) => `${names(event.seat)} esperou por ${absent(event, names)}${ABSENCE[text(of(event).remedy)] ?? ""}.`,
  seat_cleared: (event) =>
    `${text(of(event).name) ? `O lugar de ${text(of(event).name)} fica livre` : "Um lugar fica livre"}${why(of(event).reason)}.`,
  hand_holds: () => "Há uma mão levantada: o relógio para.",
  hand_released: () => "O relógio continua.",
  reseated: (event) => `${who(event)} senta ${text(of(event).name)}${why(of(event).reason)}.`,
  referee_proposed: (event, names) => `${names(event.seat)} quer convidar um árbitro.`,
  referee_agreed: (event, names) => `${names(event.seat)} aceita o árbitro.`,
  referee_declined: (event, names) => `${names(event.seat)} não aceita o árbitro.`,
  looked_in: (event) => `${text(of(event).name)} veio ver a mesa.`,
  referee_joined: (event) => `${text(of(event).name)} chega como árbitro.`,
  name_erased: () => "Um nome foi apagado.",
  referee_left: (event) => `${text(of(event).name)} não é mais árbitro.`,
  phrase: (event, names) => `${names(event.seat)}: ${phraseText("pt", of(event).phrase)}`,
  hint_asked: () => "",
  reads_rules: (event, names) => `${names(event.seat)} abre as regras: o relógio espera.`,
  taken_back: (event, names) => `${names(event.seat)} desfaz o que fez por último.`,
  phrases_on: (event) => `${text(of(event).by)} liga as frases.`,
  listed: () => "Agora a mesa é pública.",
  unlisted: () => "Agora só entra quem tem o link.",
  substitute_seated: () => "O computador joga aqui até alguém chegar.",
  phrases_off: (event) => `${text(of(event).by)} desliga as frases.`,
  pleaded: (event, names) => `${names(event.seat)} explica ao árbitro.`,
  plea: (event, names) => `${names(event.seat)} ao árbitro: “${text(of(event).words)}”`,
  said: (event) => `${text(of(event).name)}: ${text(of(event).text)}`,
  settings_changed: () => "Os ajustes da mesa mudaram.",
  paused: (event) => `${who(event)} interrompe o jogo${why(of(event).reason)}.`,
  resumed: (event) => `O jogo continua${why(of(event).reason)}.`,
  sent_home: (event) => `${text(of(event).by)} deixa terminar a partida em casa.`,
  back_from_home: () => "A partida volta à aula.",
  home_days_over: () => "O prazo desta jogada acabou: o relógio está correndo.",
  adjourned: (event) => `${who(event)} guarda a partida para outro dia${why(of(event).reason)}.`,
  taken_up: (event) => `Continua a partida que estava guardada${why(of(event).reason)}.`,
  game_reopened: (event) => `${who(event)} reabre a partida${why(of(event).reason)}.`,
  game_replayed: (event) => `${who(event)} manda jogar a partida de novo${why(of(event).reason)}.`,
  limit_called: (event) => `${who(event)} pede o limite de tempo${why(of(event).reason)}.`,
  time_given: (event, names) => `${who(event)} dá mais ${seconds(of(event).ms)} a ${names(event.seat)}${why(of(event).reason)}.`,
  outage: (event) => `O servidor ficou fora ${seconds(of(event).ms)}. Esse tempo volta para os relógios.`,
  sanction: (event, names) => `${SANCTIONS[text(of(event).sanction)] ?? "Sanção"} a ${names(event.seat)}${why(of(event).reason)}.`,
  signed: (event, names) => `${names(event.seat)} assina o cartão.`,
  disputed: (event, names) => `${names(event.seat)} não concorda com o cartão.`,
  cards_final: () => "Os cartões são definitivos.",
  cards_closed: (event) => `${who(event)} fecha os cartões${why(of(event).reason)}.`,
} satisfies Record<keyof typeof es, Teller>;

const MARKS: Record<string, string> = { C: "correto (C)", I: "incorreto (I)", IA: "inapropriado (IA)" };
const SANCTIONS: Record<string, string> = { warn: "Advertência", take_game: "Perda do jogo", expel: "Expulsão" };
/** The marks of a ruling, each with its rule. */
const list = (event: GameEvent): string =>
  (of(event).marked as Marked[])
    .map(([mark, rule, counts]) => `${MARKS[mark] ?? mark}, “${rule}”${counts ? "" : " (a lista terminou antes)"}`)
    .join("; ");
