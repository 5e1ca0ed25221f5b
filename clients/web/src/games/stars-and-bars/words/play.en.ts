/** The words of Stars & Bars on the screen, in English. */
import { en as boardWords } from "../../../board/words.en";
import { ALL_FOUR, CARDS, face, pilesIn, pileAt, ways, type Pile } from "../view";
import type { Words } from "./play.es";
import { en as sentences } from "./faults.en";

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const listed = (items: readonly string[]): string => items.join(", ");

/** "2 hollow red stars". */
function cardName(card: string): string {
  const { figure, count, color, fill } = face(card);
  return `${count} ${fill} ${color} ${figure}${count === 1 ? "" : "s"}`;
}

/** The card's name on a score card: "2★ hollow red". */
function shortName(card: string): string {
  const { figure, count, color, fill } = face(card);
  return `${count}${figure === "star" ? "★" : "▮"} ${fill} ${color}`;
}

const piles = (cells: readonly string[]): string =>
  listed(cells.map((cell) => (cell === ALL_FOUR ? "the four in the centre" : cell)));
const cardsOf = (count: number): string => `${count} ${count === 1 ? "card" : "cards"}`;
const pileName = (pile: Pile): string =>
  pile.top === null ? `flipped pile of ${cardsOf(pile.height)}` : `${cardName(pile.top)}, pile of ${cardsOf(pile.height)}`;

const rules: Words["rules"] = {
  "stars-and-bars.cover": "Card laid wrongly on another: it may only cover a card that differs in two ways or fewer.",
  "stars-and-bars.points":
    "Wrong points for the turn: they are the card's, compared with each open neighbour, and the points for piles.",
  "stars-and-bars.total": "Wrong total: it is the total before and the points of the turn.",
  "stars-and-bars.announce": "Points not announced: say points and total before passing the flag.",
  "stars-and-bars.bonus":
    "Points for piles, before placing a card: 2 for flipping one in the centre, 4 for clearing the four flipped ones, 2 for removing one outside.",
  "stars-and-bars.pile": "Piles of 4: only piles of 4 cards or more are flipped or removed. Nobody has to; no challenge.",
  "stars-and-bars.flipped": "Flipped pile: no card goes on top.",
  "stars-and-bars.card-played": "A card placed is a card played: once let go, it does not move.",
  "stars-and-bars.start": "Start: four cards in the centre and four for each player. The player who draws the first star begins.",
  "stars-and-bars.hand": "Hand of 4: as you pass the flag, the server deals you a card while there are any.",
  "stars-and-bars.end-cards": "No cards: the game ends when nobody has any.",
  "stars-and-bars.end-lead": "50 ahead: at the end of a round, a lead of 50 or more ends the game.",
  "stars-and-bars.end-target": "Over 200: at the end of a round, a player over 200 ends the game.",
  "stars-and-bars.time-limit": "Time limit: a round that has begun is completed. 15 or more ahead wins; else it is a draw.",
};

const endings: Record<string, string> = { cards: "no cards left", lead: "50 ahead", target: "over 200", time: "time limit" };

export const en: Words = {
  name: "Stars & Bars",
  tag: "The more your card differs from its neighbours, the more it scores",
  phases: {
    review: "Score piles or place a card",
    bonus: "More piles, or place a card",
    placed: "Announce points and total, and pass the flag",
    result_pending: "Accept the result",
    over: "The game is over",
  },
  reviewing: {
    result_pending: "Accept the result or challenge the last turn",
  },
  watched: {
    review: (names: string) => `${names} places a card`,
    bonus: (names: string) => `${names} scores piles or places a card`,
    placed: (names: string) => `${names} counts the points`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  refusals: {
    nothing_placed: "The other player has not placed a card yet.",
    not_central: "Only piles in the centre are flipped.",
    not_outside: "Only a pile outside the centre is removed like that.",
    flipped_pile: "That pile is flipped.",
    pile_too_small: "That pile has fewer than 4 cards.",
    not_all_flipped: "All four piles in the centre must be flipped.",
    not_in_hand: "That card is not in your hand.",
    can_place: "You can still place a card.",
    not_won: "To win you need a lead of 15 points.",
  },
  rules,
  ...sentences,
  happenings: {
    peeked: (event, names) =>
      event.params?.under
        ? `${names(event.seat)} looks under ${text(event.params.cell)}: ${cardName(text(event.params.under))}.`
        : `${names(event.seat)} looks under ${text(event.params?.cell)}: no card there.`,
    flipped: (event, names) => `${names(event.seat)} flips the pile ${text(event.params?.cell)}.`,
    removed: (event, names) => `${names(event.seat)} removes the pile ${text(event.params?.cell)}.`,
    center_removed: (event, names) => `${names(event.seat)} removes the four piles of the centre.`,
    placed: (event, names) =>
      `${names(event.seat)} places ${cardName(text(event.params?.card))} on ${text(event.params?.cell)}.`,
    discarded: (event, names) => `${names(event.seat)} discards ${cardName(text(event.params?.card))}.`,
    scored: (event, names) =>
      `${names(event.seat)} announces ${text(event.params?.points)} points; total ${text(event.params?.total)}.`,
    drawn: (event, names) => `${names(event.seat)} gets ${cardName(text(event.params?.card))}.`,
    restored: (event, names) =>
      `${names(event.seat)} goes back to ${text(event.params?.total)} points${event.params?.card ? "; the card is discarded" : ""}.`,
    end_announced: (event) => `End of the game: ${endings[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    peek: "Look underneath",
    flip: "Flip the pile",
    remove: "Remove the pile",
    remove_center: "Remove the four piles",
    place: "Place",
    discard: "Discard",
    score: "Announce the points",
    pass_flag: "Pass the flag",
    challenge: "Challenge",
    declare_win: "Declare a win",
    accept_result: "Accept",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Who starts", values: { null: "The first star", "0": "The first player", "1": "The second player" } },
    over_target_short: { label: "Over 200 without a lead of 15", values: { draw: "Draw", continue: "Play on" } },
  },
  reasons: { ...endings, target: "somebody passed 200; to win takes a lead of 15" },
  columns: {
    card: "Card",
    square: "Square",
    bonus: "Piles",
    points: "Points",
    total: "Total",
    note: "Note",
    discard: "Discarded",
    lost: "Turn lost",
    ...Object.fromEntries(CARDS.map((card) => [card, shortName(card)])),
  },
  hints: {
    peek: "Look underneath the last card: then you can count its points.",
    place: ({ card, cell }, view) => {
      const top = pileAt(view, cell)?.top ?? null;
      const reason = top === null ? "the square is free" : `it differs in ${["nothing", "one way", "two ways"][ways(card, top)] ?? "several ways"}`;
      return `Try your card with ${cardName(card)}, in the marked place: ${reason}.`;
    },
    discard: ({ card }) => `Discard the card with ${cardName(card)}: you get another one.`,
    score: ({ points, total }) => `Say ${points} points and ${total} in all: that is what your card makes with its neighbours.`,
    flip: (_action, view) => `Flip the marked pile: ${view.turn.card === null ? "it gives you 2 points" : "then it is closed"}.`,
    remove: (_action, view) => `Remove the marked pile: ${view.turn.card === null ? "it gives you 2 points" : "that makes room"}.`,
    remove_center: (_action, view) => `Remove the four piles in the centre: ${view.turn.card === null ? "they give you 4 points" : "that makes room"}.`,
    declare_win: "You have the lead that it takes: declare the win!",
  },
  ui: {
    cardNow: "Tap a card of your hand.",
    reviewOrTidy: "Challenge, score piles or place a card",
    reviewOrLay: "Challenge or place a card",
    squareNow: "Tap the square where you put it.",
    layNow: "Put it there, or tap another square.",
    countNow: "Compare it with its neighbours: say your points and your total.",
    passNow: "All done! Pass the flag.",
    board: "Board of 4 by 4: the centre and the squares outside",
    cell: (cell, pile) => (pile === null ? `${cell}, empty` : `${cell}, ${pileName(pile)}`),
    card: cardName,
    calls: "What you can do",
    handOf: (name) => `${name}'s hand`,
    ownHand: "Your hand",
    stock: (deck, discard) => `Deck ${deck} · Discarded ${discard}`,
    chooseSquare: "Tap a square",
    placeAt: (cell) => `Place on ${cell}`,
    tidy: (type, cell) => `${type === "flip" ? "Flip" : "Remove"} ${cell}`,
    back: "Back",
    points: "Points",
    total: (before) => `Total (you had ${before})`,
    numberMissing: boardWords.number.missing,
    say: "Announce",
    bonus: (bonus) => `Points for piles this turn: ${bonus}`,
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    nothingDone: "Nothing this turn",
    claimed: (cells, bonus) => `Piles: ${piles(cells)} (+${bonus}).`,
    tidied: (cells) => `Afterwards, for no points: ${piles(cells)}.`,
    onCell: (cell) => `on ${cell}.`,
    discarded: "discarded.",
    notSaid: "Not announced",
    said: (points, total) => `Announced ${points}; total ${total}`,
    under: "Underneath:",
    underNothing: "Underneath: nothing",
  },
  tally: (view, seat) => ({
    value: view.score[seat] ?? 0,
    label: "Points",
    notes: [`${cardsOf(view.hands[seat]?.length ?? 0)}`],
  }),
  describe: (view, names) => {
    const lying = (area: "centre" | "outside"): string =>
      pilesIn(view, area)
        .map(({ id, pile }) => `${id}: ${pileName(pile)}`)
        .join("; ") || "empty";
    const seats = view.score.map(
      (score, seat) =>
        `${names(seat)}: ${score} points, in hand ${view.hands[seat]?.length ? listed(view.hands[seat].map(cardName)) : "no card"}.`,
    );
    return [
      `Centre: ${lying("centre")}.`,
      `Outside: ${lying("outside")}.`,
      ...seats,
      `Deck: ${cardsOf(view.deck)}. ${names(view.turn.seat)}'s turn.`,
    ].join(" ");
  },
};
