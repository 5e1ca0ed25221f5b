/** The words of Stars & Bars on the screen in Portuguese. */
import { pt as boardWords } from "../../../board/words.pt";
import type { GameEvent, GameWords, Names } from "../../contract";
import { pt as sentences } from "./faults.pt";
import { ALL_FOUR, CARDS, face, pilesIn, pileAt, ways, type Pile, type View } from "../view";
import type { Words } from "./play.es";

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const listed = (items: readonly string[]): string => items.join(", ");

const FIGURES = { star: ["estrela", "estrelas"], bar: ["barra", "barras"] } as const;
const COLORS = { red: ["vermelha", "vermelhas"], yellow: ["amarela", "amarelas"], blue: ["azul", "azuis"] } as const;
const FILLS = { solid: ["cheia", "cheias"], striped: ["listrada", "listradas"], hollow: ["vazada", "vazadas"] } as const;

/** “2 estrelas vermelhas vazadas”. */
function cardName(card: string): string {
  const { figure, count, color, fill } = face(card);
  const many = count === 1 ? 0 : 1;
  return `${count} ${FIGURES[figure][many]} ${COLORS[color][many]} ${FILLS[fill][many]}`;
}

/** The card's name on a score card: “2★ vermelhas vazadas”. */
function shortName(card: string): string {
  const { figure, count } = face(card);
  return cardName(card).replace(/^\d+ \S+/, `${count}${figure === "star" ? "★" : "▮"}`);
}

const piles = (cells: readonly string[]): string => listed(cells.map((cell) => (cell === ALL_FOUR ? "os quatro do centro" : cell)));
const cardsOf = (count: number): string => `${count} ${count === 1 ? "carta" : "cartas"}`;
const pileName = (pile: Pile): string =>
  pile.top === null ? `pilar virado de ${cardsOf(pile.height)}` : `${cardName(pile.top)}, pilar de ${cardsOf(pile.height)}`;

const endings: Record<string, string> = { cards: "sem cartas", lead: "50 de vantagem", target: "mais de 200", time: "tempo limite" };

export const pt = {
  name: "Stars & Bars",
  tag: "Estrelas e barras: quanto mais diferente sua carta, mais pontos",
  phases: {
    review: "Some por pilares ou ponha uma carta",
    bonus: "Mais pilares, ou ponha uma carta",
    placed: "Anuncie pontos e total, e passe a bandeirinha",
    result_pending: "Aceite o resultado",
    over: "O jogo terminou",
  },
  reviewing: {
    result_pending: "Aceite o resultado ou desafie a última jogada",
  },
  watched: {
    review: (names: string) => `${names} põe uma carta`,
    bonus: (names: string) => `${names} soma por pilares ou põe uma carta`,
    placed: (names: string) => `${names} conta seus pontos`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  refusals: {
    nothing_placed: "O outro ainda não pôs nenhuma carta.",
    not_central: "Só os pilares do centro são virados.",
    not_outside: "Só um pilar de fora do centro é eliminado assim.",
    flipped_pile: "Esse pilar está virado.",
    pile_too_small: "Esse pilar tem menos de 4 cartas.",
    not_all_flipped: "Os quatro pilares do centro têm que estar virados.",
    not_in_hand: "Essa carta não está na sua mão.",
    can_place: "Você ainda pode pôr uma carta.",
    not_won: "Para vencer é preciso ter 15 pontos de vantagem.",
  },
  rules: {
    "stars-and-bars.cover": "Carta mal posta sobre outra: só cubra uma carta diferente em duas formas ou menos.",
    "stars-and-bars.points": "Pontos do turno mal ditos: são os da carta, comparada com cada vizinha descoberta, e os pontos por pilares.",
    "stars-and-bars.total": "Pontuação total mal dita: é a de antes mais os pontos do turno.",
    "stars-and-bars.announce": "Pontos não anunciados: antes de passar a bandeirinha diga os pontos e a pontuação total.",
    "stars-and-bars.bonus": "Pontos por pilares, antes de pôr carta: 2 por virar um do centro, 4 por eliminar os quatro virados, 2 por eliminar um de fora.",
    "stars-and-bars.pile": "Pilares de 4: só pilares com 4 cartas ou mais são virados ou eliminados. Não é obrigatório; não se desafia.",
    "stars-and-bars.flipped": "Pilar virado: nenhuma carta vai em cima.",
    "stars-and-bars.card-played": "Carta posta, carta jogada: depois de solta, não se move mais.",
    "stars-and-bars.start": "Início: quatro cartas no centro e quatro para cada um. Começa quem tira a primeira estrela.",
    "stars-and-bars.hand": "Mão de 4: ao passar a bandeirinha, o servidor dá uma carta enquanto houver cartas.",
    "stars-and-bars.end-cards": "Sem cartas: o jogo termina quando ninguém tem cartas.",
    "stars-and-bars.end-lead": "50 de vantagem: no fim de uma rodada, uma vantagem de 50 ou mais termina o jogo.",
    "stars-and-bars.end-target": "Mais de 200: no fim de uma rodada, quem passa de 200 termina o jogo.",
    "stars-and-bars.time-limit": "Tempo limite: a rodada começada é completada. Com 15 ou mais de vantagem você vence; se não, é empate.",
  },
  ...sentences,
  happenings: {
    peeked: (event: GameEvent, names: Names) =>
      event.params?.under
        ? `${names(event.seat)} olha embaixo, em ${text(event.params.cell)}: ${cardName(text(event.params.under))}.`
        : `${names(event.seat)} olha embaixo, em ${text(event.params?.cell)}: não há carta.`,
    flipped: (event: GameEvent, names: Names) => `${names(event.seat)} vira o pilar ${text(event.params?.cell)}.`,
    removed: (event: GameEvent, names: Names) => `${names(event.seat)} elimina o pilar ${text(event.params?.cell)}.`,
    center_removed: (event: GameEvent, names: Names) => `${names(event.seat)} elimina os quatro pilares do centro.`,
    placed: (event: GameEvent, names: Names) => `${names(event.seat)} põe ${cardName(text(event.params?.card))} em ${text(event.params?.cell)}.`,
    discarded: (event: GameEvent, names: Names) => `${names(event.seat)} descarta ${cardName(text(event.params?.card))}.`,
    scored: (event: GameEvent, names: Names) => `${names(event.seat)} anuncia ${text(event.params?.points)} pontos; total ${text(event.params?.total)}.`,
    drawn: (event: GameEvent, names: Names) => `${names(event.seat)} recebe ${cardName(text(event.params?.card))}.`,
    restored: (event: GameEvent, names: Names) =>
      `${names(event.seat)} volta a ${text(event.params?.total)} pontos${event.params?.card ? "; sua carta vai às descartadas" : ""}.`,
    end_announced: (event: GameEvent) => `Fim do jogo: ${endings[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    peek: "Olhar embaixo",
    flip: "Virar o pilar",
    remove: "Eliminar o pilar",
    remove_center: "Eliminar os quatro pilares",
    place: "Pôr",
    discard: "Descartar",
    score: "Anunciar os pontos",
    pass_flag: "Passar a bandeirinha",
    challenge: "Desafiar",
    declare_win: "Declarar a vitória",
    accept_result: "Aceitar",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quem começa", values: { null: "A primeira estrela", "0": "O primeiro", "1": "O segundo" } },
    over_target_short: { label: "Mais de 200 sem 15 de vantagem", values: { draw: "Empate", continue: "O jogo continua" } },
  } as GameWords["options"],
  reasons: { ...endings, target: "alguém passou de 200; para vencer é preciso ter 15 pontos de vantagem" },
  columns: {
    card: "Carta",
    square: "Lugar",
    bonus: "Pilares",
    points: "Pontos",
    total: "Total",
    note: "Nota",
    discard: "Descartada",
    lost: "Vez perdida",
    ...Object.fromEntries(CARDS.map((card) => [card, shortName(card)])),
  },
  hints: {
    peek: "Olhe embaixo da última carta: assim você pode contar os pontos dela.",
    place: ({ card, cell }, view) => {
      const top = pileAt(view, cell)?.top ?? null;
      const reason = top === null ? "a casa está livre" : `muda em ${["nada", "uma coisa", "duas coisas"][ways(card, top)] ?? "várias coisas"}`;
      return `Tente sua carta de ${cardName(card)}, no lugar marcado: ${reason}.`;
    },
    discard: ({ card }) => `Descarte a carta de ${cardName(card)}: você recebe outra.`,
    score: ({ points, total }) => `Diga ${points} pontos e ${total} de total: é o que sua carta soma com as vizinhas.`,
    flip: (_action, view) => `Vire o pilar marcado: ${view.turn.card === null ? "ele dá 2 pontos" : "assim fica fechado"}.`,
    remove: (_action, view) => `Elimine o pilar marcado: ${view.turn.card === null ? "ele dá 2 pontos" : "assim sobra lugar"}.`,
    remove_center: (_action, view) => `Elimine os quatro pilares do centro: ${view.turn.card === null ? "eles dão 4 pontos" : "assim sobra lugar"}.`,
    declare_win: "Você tem a vantagem necessária: declare a vitória!",
  },
  ui: {
    cardNow: "Toque em uma carta da sua mão.",
    reviewOrTidy: "Desafie, some por pilares ou ponha uma carta",
    reviewOrLay: "Desafie ou ponha uma carta",
    squareNow: "Toque na casa onde vai pôr.",
    layNow: "Ponha ali, ou toque em outra casa.",
    countNow: "Compare com as vizinhas: diga os seus pontos e o seu total.",
    passNow: "Pronto! Passe a bandeirinha.",
    board: "Tabuleiro de 4 por 4: o centro e as casas de fora",
    cell: (cell: string, pile: Pile | null) => (pile === null ? `${cell}, vazia` : `${cell}, ${pileName(pile)}`),
    card: cardName,
    calls: "O que você pode fazer",
    handOf: (name: string) => `Mão de ${name}`,
    ownHand: "Sua mão",
    stock: (deck: number, discard: number) => `Baralho ${deck} · Descartadas ${discard}`,
    chooseSquare: "Toque em uma casa",
    placeAt: (cell: string) => `Pôr em ${cell}`,
    tidy: (type: "flip" | "remove", cell: string) => `${type === "flip" ? "Virar" : "Eliminar"} ${cell}`,
    back: "Voltar",
    points: "Pontos",
    total: (before: number) => `Total (você tinha ${before})`,
    numberMissing: boardWords.number.missing,
    say: "Anunciar",
    bonus: (bonus: number) => `Pontos por pilares neste turno: ${bonus}`,
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    nothingDone: "Nada neste turno",
    claimed: (cells: readonly string[], bonus: number) => `Pilares: ${piles(cells)} (+${bonus}).`,
    tidied: (cells: readonly string[]) => `Depois, sem pontos: ${piles(cells)}.`,
    onCell: (cell: string) => `em ${cell}.`,
    discarded: "descartada.",
    notSaid: "Sem anunciar",
    said: (points: number, total: number) => `Anunciou ${points}; total ${total}`,
    under: "Embaixo:",
    underNothing: "Embaixo: nada",
  },
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "Pontos",
    notes: [`${cardsOf(view.hands[seat]?.length ?? 0)}`],
  }),
  describe: (view: View, names: Names) => {
    const lying = (area: "centre" | "outside"): string =>
      pilesIn(view, area)
        .map(({ id, pile }) => `${id}: ${pileName(pile)}`)
        .join("; ") || "vazio";
    const seats = view.score.map(
      (score, seat) => `${names(seat)}: ${score} pontos, na mão ${view.hands[seat]?.length ? listed(view.hands[seat].map(cardName)) : "nenhuma carta"}.`,
    );
    return [`Centro: ${lying("centre")}.`, `Fora: ${lying("outside")}.`, ...seats, `Baralho: ${cardsOf(view.deck)}. Vez de ${names(view.turn.seat)}.`].join(" ");
  },
} satisfies Words;
