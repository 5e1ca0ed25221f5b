/** The words of Stars & Bars, in Portuguese. */
import { plainSide } from "../../board/seats/sides";
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, GameEvent, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { ALL_FOUR, CARDS, face, pilesIn, pileAt, ways, type Pile, type View } from "./view";
import { added, isDone, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Stars & Bars", tag: "Estrelas e barras: quanto mais diferente sua carta, mais pontos" };

export const faults = {
  faults: {
    "stars-and-bars.cover": [
      "A carta é diferente da de baixo em mais de duas coisas: |ponha sobre outra mais parecida, ou em um lugar vazio.",
      ({ ways, most }) => `A carta é diferente da de baixo em ${ways} coisas, e podem ser ${most}: |ponha sobre outra mais parecida, ou em um lugar vazio.`,
    ],
    "stars-and-bars.points": [
      "Esses não são os pontos: |compare a carta com cada vizinha descoberta.",
      (facts) =>
        `Não são ${facts.said} pontos: ${facts.beside.length === 1 ? "a carta vizinha dá" : `as ${facts.beside.length} cartas vizinhas dão`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} são das pilhas)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "A pontuação total está somada errado: é a de antes mais os pontos deste turno.",
      ({ before, points, right, said }) => `O total está somado errado: ${before} + ${points} = ${right}, não ${said}.`,
    ],
    "stars-and-bars.announce": "Faltam os pontos e o total: |diga os do turno e a pontuação total antes de passar.",
  },
  missing: {
    place: "Você ainda não jogou carta: ponha uma, ou descarte se não couber em nenhum lugar.",
    score: "Falta anunciar: diga os pontos do turno e a pontuação total.",
  },
  stakes: {
    discarded: "essa carta é descartada e os pontos dela não contam",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

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

const piles = (cells: readonly string[]): string => listed(cells.map((cell) => (cell === ALL_FOUR ? "as quatro do centro" : cell)));
const pointsOf = (count: number): string => `${count} ${count === 1 ? "ponto" : "pontos"}`;
const cardsOf = (count: number): string => `${count} ${count === 1 ? "carta" : "cartas"}`;
const pileName = (pile: Pile): string =>
  pile.top === null ? `pilha virada de ${cardsOf(pile.height)}` : `${cardName(pile.top)}, pilha de ${cardsOf(pile.height)}`;

const endings: Record<string, string> = { cards: "sem cartas", lead: "50 de vantagem", target: "mais de 200", time: "limite de tempo" };

/** The code of an event's square, if the board shows codes. */
const on = (event: GameEvent, before: string, hasCodes: boolean): string => (hasCodes ? before + text(event.params?.cell) : "");

export const play = {
  ...title,
  phases: {
    review: "Ganhe pontos com pilhas ou ponha uma carta",
    bonus: "Mais pilhas, ou ponha uma carta",
    placed: "Anuncie pontos e total, e passe a bandeirinha",
    result_pending: "Aceite o resultado",
    over: "O jogo terminou",
  },
  reviewing: {
    result_pending: "Aceite o resultado ou desafie a última jogada",
  },
  watched: {
    review: (names: string) => `${names} põe uma carta`,
    bonus: (names: string) => `${names} ganha pontos com pilhas ou põe uma carta`,
    placed: (names: string) => `${names} conta seus pontos`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  isDone,
  refusals: {
    nothing_placed: "O outro ainda não pôs nenhuma carta.",
    not_central: "Só as pilhas do centro são viradas.",
    not_outside: "Só uma pilha de fora do centro é eliminada assim.",
    flipped_pile: "Essa pilha está virada.",
    pile_too_small: "Essa pilha tem menos de 4 cartas.",
    not_all_flipped: "As quatro pilhas do centro têm que estar viradas.",
    not_in_hand: "Essa carta não está na sua mão.",
    can_place: "Você ainda pode pôr uma carta.",
    not_won: "Para vencer é preciso ter 15 pontos de vantagem.",
  },
  rules: {
    "stars-and-bars.cover": "Carta mal posta sobre outra: só cubra uma carta diferente em duas coisas ou menos.",
    "stars-and-bars.points": "Os pontos do turno estão errados: são os da carta, comparada com cada vizinha descoberta, e os pontos por pilhas.",
    "stars-and-bars.total": "A pontuação total está errada: é a de antes mais os pontos do turno.",
    "stars-and-bars.announce": "Pontos não anunciados: antes de passar a bandeirinha diga os pontos e a pontuação total.",
    "stars-and-bars.bonus": "Pontos por pilhas, antes de pôr carta: 2 por virar uma do centro, 4 por eliminar as quatro viradas, 2 por eliminar uma de fora.",
    "stars-and-bars.pile": "Pilhas de 4: só pilhas com 4 cartas ou mais são viradas ou eliminadas. Não é obrigatório; não pode ser desafiado.",
    "stars-and-bars.flipped": "Pilha virada: nenhuma carta vai em cima.",
    "stars-and-bars.card-played": "Carta posta, carta jogada: depois de solta, não se move mais.",
    "stars-and-bars.start": "Início: quatro cartas no centro e quatro para cada um. Começa quem tira a primeira estrela.",
    "stars-and-bars.hand": "Mão de 4: ao passar a bandeirinha, o servidor dá uma carta enquanto houver cartas.",
    "stars-and-bars.end-cards": "Sem cartas: o jogo termina quando ninguém tem cartas.",
    "stars-and-bars.end-lead": "50 de vantagem: no fim de uma rodada, uma vantagem de 50 ou mais termina o jogo.",
    "stars-and-bars.end-target": "Mais de 200: no fim de uma rodada, quem passa de 200 termina o jogo.",
    "stars-and-bars.time-limit": "Limite de tempo: a rodada começada é completada. Com 15 ou mais de vantagem você vence; se não, é empate.",
  },
  ...faults,
  happenings: {
    peeked: (event, names, hasCodes) =>
      `${names(event.seat)} olha embaixo${on(event, ", em ", hasCodes)}: ${event.params?.under ? cardName(text(event.params.under)) : "não há carta"}.`,
    flipped: (event, names, hasCodes) => `${names(event.seat)} vira uma pilha${on(event, ": ", hasCodes)}.`,
    removed: (event, names, hasCodes) => `${names(event.seat)} elimina uma pilha${on(event, ": ", hasCodes)}.`,
    center_removed: (event: GameEvent, names: Names) => `${names(event.seat)} elimina as quatro pilhas do centro.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} põe ${cardName(text(event.params?.card))}${on(event, " em ", hasCodes)}.`,
    discarded: (event: GameEvent, names: Names) => `${names(event.seat)} descarta ${cardName(text(event.params?.card))}.`,
    scored: (event: GameEvent, names: Names) => `${names(event.seat)} anuncia ${pointsOf(Number(event.params?.points))}, total ${text(event.params?.total)}.`,
    drawn: (event: GameEvent, names: Names) => `${names(event.seat)} recebe ${cardName(text(event.params?.card))}.`,
    restored: (event: GameEvent, names: Names) =>
      `${names(event.seat)} volta a ${text(event.params?.total)} pontos${event.params?.card ? "; a carta vai para as descartadas" : ""}.`,
    end_announced: (event: GameEvent) => `Fim do jogo: ${endings[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    peek: "Ver o que ela cobriu",
    flip: "Virar a pilha",
    remove: "Eliminar a pilha",
    remove_center: "Eliminar as quatro pilhas",
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
    bonus: "Pilhas",
    points: "Pontos",
    total: "Total",
    note: "Obs.",
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
    flip: (_action, view) => `Vire a pilha marcada: ${view.turn.card === null ? "ela dá 2 pontos" : "assim fica fechada"}.`,
    remove: (_action, view) => `Elimine a pilha marcada: ${view.turn.card === null ? "ela dá 2 pontos" : "assim sobra lugar"}.`,
    remove_center: (_action, view) => `Elimine as quatro pilhas do centro: ${view.turn.card === null ? "elas dão 4 pontos" : "assim sobra lugar"}.`,
    declare_win: "Você tem a vantagem necessária: declare a vitória!",
  },
  ui: {
    steps: ["Carta", "Casa", "Pontos", "Bandeirinha"],
    cardNow: "Toque em uma carta da sua mão.",
    reviewOrTidy: "Desafie, ganhe pontos com pilhas ou ponha uma carta",
    reviewOrLay: "Desafie ou ponha uma carta",
    squareNow: "Toque na casa onde vai pôr.",
    layNow: "Ponha ali, ou toque em outra casa.",
    countNow: "Compare com as vizinhas: diga seus pontos e seu total.",
    passNow: "Pronto! Passe a bandeirinha.",
    board: "Tabuleiro de 4 por 4: o centro e as casas de fora",
    cell: (cell: string, pile: Pile | null) => (pile === null ? `${cell}, vazia` : `${cell}, ${pileName(pile)}`),
    card: cardName,
    calls: "O que você pode fazer",
    handOf: (name: string) => `Mão de ${name}`,
    ownHand: "Sua mão",
    stock: (deck: number, discard: number) => [`Baralho: ${deck}`, `Descartadas: ${discard}`],
    chooseSquare: "Toque em uma casa",
    placeAt: (cell: string) => `Pôr${cell && ` em ${cell}`}`,
    tidy: (type: "flip" | "remove", cell: string, top: string | null) =>
      `${type === "flip" ? "Virar" : "Eliminar"} a pilha de ${top === null ? cell : cardName(top)}`,
    back: "Voltar",
    points: "Pontos",
    total: (before: number) => `Total (você tinha ${before})`,
    numberMissing: boardWords.number.missing,
    say: "Anunciar",
    bonus: (bonus: number) => `Pontos por pilhas neste turno: ${bonus}`,
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    nothingDone: "Nada neste turno",
    claimed: (cells: readonly string[], bonus: number) => `Ganhou ${bonus} por pilhas${cells.length ? `: ${piles(cells)}` : ""}.`,
    tidied: (cells: readonly string[]) => (cells.length ? `Depois, sem pontos: ${piles(cells)}.` : "Depois fechou uma pilha, sem pontos."),
    onCell: (cell: string) => `em ${cell}.`,
    discarded: "descartada.",
    said: (points: number, total: number) => `Anunciou ${pointsOf(points)}, total ${total}`,
    announced: (points: number, total: number) => `${pointsOf(points)}, total ${total}`,
    change: "Mudar",
    under: "Cobriu:",
    closed: "fechada",
    differences: "Diferenças",
    isFree: "grátis",
    underNothing: "Não cobriu nenhuma carta",
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      said: (points: number, total: number) => `disse ${points} pontos e total ${total} antes de passar a bandeirinha`,
      empty: "o lugar estava vazio",
      ways: (ways: number) => `a carta de baixo é diferente em ${ways} ${ways === 1 ? "coisa" : "coisas"}`,
    }),
  kept: {
    "stars-and-bars.cover": "a carta vai em um lugar vazio, ou é diferente da de baixo em duas coisas ou menos",
    "stars-and-bars.points": "contou bem os pontos",
    "stars-and-bars.total": "somou bem o total",
    "stars-and-bars.announce": "disse os pontos e o total antes de passar a bandeirinha",
  },
  side: plainSide,
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "de 200",
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

export const howto: Howto = {
  goal: "Ponha cartas bem diferentes das vizinhas. Vence quem chega mais longe: mais de 200 pontos, ou 50 de vantagem, sempre com 15 pontos a mais que o outro.",
  turn: [
    "Cada carta tem uma figura (estrela ou barra), uma quantidade (1, 2 ou 3), uma cor (vermelho, amarelo ou azul) e um preenchimento (cheio, listrado ou vazado). Duas cartas podem ser diferentes em uma, duas, três ou quatro coisas.",
    "No começo há quatro cartas no centro e quatro em cada mão, todas à vista. Começa quem tira a primeira estrela.",
    "Você recebe a bandeirinha. Pode olhar embaixo da última carta do outro e desafiar a jogada dele.",
    "Se quiser, ganhe pontos com pilhas de 4 cartas ou mais, antes de pôr sua carta: virar uma do centro dá 2; eliminar as quatro viradas dá 4; eliminar uma de fora dá 2.",
    "Ponha uma carta em uma casa vazia, ou sobre outra carta que seja diferente em duas coisas ou menos. Nada vai em cima de uma pilha virada.",
    "Compare sua carta com cada vizinha descoberta, de lado ou de canto: 1 diferença dá 1 ponto, 2 dão 2, 3 dão 4 e 4 dão 8. A carta que você cobre não conta.",
    "Se com sua carta a pilha chega a 4, você pode virar ou eliminar essa pilha logo, mas não ganha pontos.",
    "Anuncie os pontos do turno e sua pontuação total. Você conta os dois.",
    "Passe a bandeirinha. O servidor dá outra carta enquanto houver cartas. Quando o baralho acaba, o jogo vai até a última carta.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie ao receber a bandeirinha, antes de tocar uma carta ou uma pilha. Olhar embaixo não tira a chance de desafiar.",
    "Você pode desafiar uma carta mal posta sobre outra, os pontos, a pontuação total e os pontos não anunciados.",
    "Se você acertar, o outro volta à pontuação de antes e a carta dele vai para as descartadas. Você joga o seu turno.",
    "Se errar, perde a vez e recebe uma falta. Desafiar fora de hora, ou por não virar uma pilha, é inapropriado: também é uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "No fim de cada rodada, quando os dois já jogaram: se ninguém tem cartas, se a vantagem é de 50 ou mais, ou se alguém tem mais de 200, o jogo termina.",
    "Quem começou ainda pode desafiar a última jogada, ou aceitar o resultado.",
    "Vence quem leva 15 pontos ou mais de vantagem. Se a diferença é menor, é empate.",
    "Com o limite de tempo a rodada começada é completada e conta do mesmo jeito.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você já pôs a carta e anunciou, o servidor passa a bandeirinha. Se não, perde a vez e tudo do turno é apagado. Com o terceiro aviso você perde o jogo.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["1@o2", "pôr a primeira carta da sua mão em o2"],
    ["s2rh@c1", "pôr uma carta pelo nome: star, 2, red, hollow"],
    ["b1yt@o5", "b é barra, y amarelo, t listrado"],
    ["+12=62", "anunciar 12 pontos e total 62"],
    ["peek", "olhar embaixo da última carta do outro"],
    ["flip c1", "virar a pilha c1"],
    ["remove o2", "eliminar a pilha o2"],
    ["clear", "eliminar as quatro pilhas do centro"],
    ["drop 1", "descartar sua primeira carta, se nenhuma cabe"],
    ["pass", "passar a bandeirinha"],
    ["!stars-and-bars.points", "desafiar essa regra"],
    ["win · accept", "declarar a vitória · aceitar o resultado"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Cada carta tem figura, quantidade, cor e preenchimento. Ponha cartas bem diferentes das vizinhas. Toque na sua carta marcada, no lugar marcado e no botão.",
    "Agora é preciso contar os pontos.",
  ],
  say: [
    "Veja em que ela difere de cada vizinha. De uma, só na cor: 1 ponto. Da outra, na cor e na quantidade: 2. Escreva 3 pontos e 3 de total, e toque no botão marcado.",
    "1 + 2 = 3.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno. Você recebe outra carta.", "O outro anotou 9!"],
  challenge: [
    "No torneio, ninguém avisa. O computador pôs a carta marcada e disse 4 pontos; você sabe que são 3. Toque em “{challenge}” e escolha a regra dos pontos do turno.",
    "É um C (correto): ele perde os pontos desse turno.",
  ],
  flip: [
    "Há uma pilha de quatro cartas. Antes de jogar você pode virar essa pilha: dá 2 pontos. Toque no botão marcado.",
    "Em uma pilha virada ninguém joga mais.",
  ],
  cover: [
    "Você também pode cobrir uma carta, se for diferente em duas coisas ou menos. Ponha sua carta sobre a marcada.",
    "No centro há mais vizinhas: mais pontos.",
  ],
};
