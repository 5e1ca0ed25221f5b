/** The words of Stars & Bars, in English. */
import { plainSide } from "../../board/seats/sides";
import { en as boardWords } from "../../board/words.en";
import type { FaultWords, GameEvent, Title } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { ALL_FOUR, CARDS, face, pilesIn, pileAt, ways, type Pile } from "./view";
import { added, isDone, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Stars & Bars", tag: "The more your card differs from its neighbours, the more it scores" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "stars-and-bars.cover": [
      "The card differs from the one below in more than two ways: |put it on one more like it, or on an empty place.",
      ({ ways, most }) =>
        `The card differs from the one below in ${ways} ways, and may in ${most}: |put it on one more like it, or on an empty place.`,
    ],
    "stars-and-bars.points": [
      "Those are not the points: |compare the card with each open neighbour.",
      (facts) =>
        `It is not ${facts.said} points: ${facts.beside.length === 1 ? "the card beside it makes" : `the ${facts.beside.length} cards beside it make`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} are for the piles)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "The total is added up wrongly: it is the one before and the points of this turn.",
      ({ before, points, right, said }) => `The total is added up wrongly: ${before} + ${points} = ${right}, not ${said}.`,
    ],
    "stars-and-bars.announce": "The points and the total are missing: |say those of the turn and the total before you pass.",
  },
  missing: {
    place: "You have played no card yet: place one, or discard it if it fits nowhere.",
    score: "You have not announced yet: say the turn's points and the total.",
  },
  stakes: {
    discarded: "that card is discarded and its points do not count",
  },
};

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

const pointsOf = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
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

/** The code of an event's square, if the board shows codes. */
const on = (event: GameEvent, before: string, hasCodes: boolean): string => (hasCodes ? before + text(event.params?.cell) : "");

export const play: Words = {
  ...title,
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
  isDone,
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
  ...faults,
  happenings: {
    peeked: (event, names, hasCodes) =>
      `${names(event.seat)} looks underneath${on(event, ", on ", hasCodes)}: ${event.params?.under ? cardName(text(event.params.under)) : "no card there"}.`,
    flipped: (event, names, hasCodes) => `${names(event.seat)} flips a pile${on(event, ": ", hasCodes)}.`,
    removed: (event, names, hasCodes) => `${names(event.seat)} removes a pile${on(event, ": ", hasCodes)}.`,
    center_removed: (event, names) => `${names(event.seat)} removes the four piles of the centre.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} places ${cardName(text(event.params?.card))}${on(event, " on ", hasCodes)}.`,
    discarded: (event, names) => `${names(event.seat)} discards ${cardName(text(event.params?.card))}.`,
    scored: (event, names) =>
      `${names(event.seat)} announces ${pointsOf(Number(event.params?.points))}, total ${text(event.params?.total)}.`,
    drawn: (event, names) => `${names(event.seat)} gets ${cardName(text(event.params?.card))}.`,
    restored: (event, names) =>
      `${names(event.seat)} goes back to ${text(event.params?.total)} points${event.params?.card ? "; the card is discarded" : ""}.`,
    end_announced: (event) => `End of the game: ${endings[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    peek: "See what it covered",
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
    steps: ["Card", "Square", "Points", "Flag"],
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
    stock: (deck, discard) => [`Deck: ${deck}`, `Discarded: ${discard}`],
    chooseSquare: "Tap a square",
    placeAt: (cell) => `Place${cell && ` on ${cell}`}`,
    tidy: (type, cell, top) => `${type === "flip" ? "Flip" : "Remove"} the pile of ${top === null ? cell : cardName(top)}`,
    back: "Back",
    points: "Points",
    total: (before) => `Total (you had ${before})`,
    numberMissing: boardWords.number.missing,
    say: "Announce",
    bonus: (bonus) => `Points for piles this turn: ${bonus}`,
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    nothingDone: "Nothing this turn",
    claimed: (cells, bonus) => `${bonus} for piles${cells.length ? `: ${piles(cells)}` : ""}.`,
    tidied: (cells) => (cells.length ? `Afterwards, for no points: ${piles(cells)}.` : "Then closed a pile, for no points."),
    onCell: (cell) => `on ${cell}.`,
    discarded: "discarded.",
    said: (points, total) => `Announced ${pointsOf(points)}, total ${total}`,
    announced: (points, total) => `${pointsOf(points)}, total ${total}`,
    change: "Change",
    under: "It covers:",
    closed: "closed",
    differences: "Differences",
    isFree: "free",
    underNothing: "It covers no card",
  },
  sums: (view, rule) =>
    sums(view, rule, {
      said: (points: number, total: number) => `${points} points and the total ${total} were said before the flag was passed`,
      empty: "the place was empty",
      ways: (ways) => `the card below differs in ${ways} ${ways === 1 ? "way" : "ways"}`,
    }),
  kept: {
    "stars-and-bars.cover": "the card lies on an empty place, or differs from the one below in two ways at most",
    "stars-and-bars.points": "the points were counted rightly",
    "stars-and-bars.total": "the total was added rightly",
    "stars-and-bars.announce": "the points and the total were said before the flag was passed",
  },
  side: plainSide,
  tally: (view, seat) => ({
    value: view.score[seat] ?? 0,
    label: "of 200",
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

export const howto: Howto = {
  goal: "Place cards that differ a lot from their neighbours. The player who gets furthest wins: over 200 points, or 50 ahead, and always 15 points more than the other.",
  turn: [
    "Each card has a figure (star or bar), a count (1, 2 or 3), a colour (red, yellow or blue) and a fill (solid, striped or hollow). Two cards can differ in one, two, three or four ways.",
    "At the start there are four cards in the centre and four in each hand, all face up. The player who draws the first star begins.",
    "You receive the flag. You may look under the other player's last card, and challenge their turn.",
    "If you like, claim piles of 4 cards or more before you place your card: flipping one in the centre is worth 2; removing all four flipped ones 4; removing one outside 2.",
    "Place a card on an empty square, or on a card that differs in two ways or fewer. Nothing goes on a flipped pile.",
    "Compare your card with each open neighbour, by side or corner: 1 way scores 1 point, 2 ways 2, 3 ways 4 and 4 ways 8. The card that you cover does not count.",
    "If your card makes a pile of 4, you may flip or remove it at once, but for no points.",
    "Announce the points of the turn and your new total. You count both yourself.",
    "Pass the flag. The server deals you another card while there are any. When the deck is empty, play on to the last card.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge when you receive the flag, before you touch a card or a pile. Looking underneath does not close the window.",
    "You may challenge a card laid wrongly on another, the points, the total, and points not announced.",
    "If you are right, the other player's score goes back and their card is discarded. You play your turn.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time, or because a pile was not flipped, is inappropriate: a strike too. Three strikes lose the game.",
  ],
  end: [
    "It is tested at the end of each round, when both have played: if nobody has cards, if the lead is 50 or more, or if somebody is over 200, the game ends.",
    "The starter may still challenge the last turn, or accept the result.",
    "15 points or more ahead wins. With a smaller difference it is a draw.",
    "At the time limit a round that has begun is completed, and it is counted the same way.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you have placed your card and announced, the server passes the flag. If not, you lose the turn and all of it is undone. With the third reminder you lose the game.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["1@o2", "place the first card of your hand on o2"],
    ["s2rh@c1", "place a card by its name: star, 2, red, hollow"],
    ["b1yt@o5", "b is bar, y yellow, t striped"],
    ["+12=62", "announce 12 points and a total of 62"],
    ["peek", "look under the other's last card"],
    ["flip c1", "flip the pile c1"],
    ["remove o2", "remove the pile o2"],
    ["clear", "remove the four piles of the centre"],
    ["drop 1", "discard your first card, if none fits"],
    ["pass", "pass the flag"],
    ["!stars-and-bars.points", "challenge that rule"],
    ["win · accept", "declare a win · accept the result"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Each card has a shape, a number, a colour and a filling. Place cards that differ a lot from their neighbours. Tap your marked card, the marked place and the button.",
    "Now count the points.",
  ],
  say: [
    "See how it differs from each neighbour. From one, only in colour: 1 point. From the other, in colour and number: 2. Write 3 points and 3 in total, and tap the marked button.",
    "1 + 2 = 3.",
  ],
  pass: ["“{pass_flag}”: this ends your turn. You get another card.", "The other one scored 9!"],
  challenge: [
    "In a tournament nobody points out faults. The computer placed the marked card and said 4 points; you know it is 3. Tap “{challenge}” and choose the rule about the points of the turn.",
    "It is a C (correct): it loses the points of that turn.",
  ],
  flip: [
    "There is a pile of four cards. Before you play you may flip it: that gives 2 points. Tap the marked button.",
    "Nobody plays on a flipped pile.",
  ],
  cover: [
    "You may also cover a card, if it differs in two ways or fewer. Put your card on the marked one.",
    "In the middle there are more neighbours: more points.",
  ],
};
