/** The words of takeaway, in English. */
import { en as boardWords } from "../../board/words.en";
import type { Title, FaultWords, Params } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Words } from "./words.es";

export const title: Title = { name: "Takeaway", tag: "Take up to three and say how many are left" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "takeaway.take many": "Those are more than three: |take one, two or three counters.",
    "takeaway.count missing": "Nobody said how many are left: |count the pile and say it.",
    "takeaway.count value": [
      "That is not how many counters are left: |count them again.",
      ({ said, left }) => `${said} was said, and ${left} are left: |count the counters again.`,
    ],
  },
  missing: {
    take: "You have taken nothing yet: take one, two or three counters.",
    say: "You have not said how many are left: count the pile and say it.",
  },
  stakes: {},
};

const countersEn = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "counter" : "counters"}`;

export const play: Words = {
  ...title,
  phases: {
    review: "Take one, two or three counters",
    taken: "Say how many are left and pass the flag",
    result_pending: "Result not final",
    over: "The game is over",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Look at the move before: challenge it or take counters",
  },
  watched: {
    review: (names: string) => `${names} takes counters`,
    taken: (names: string) => `${names} says how many are left`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  refusals: {
    not_enough: (params: Params) => `Only ${countersEn(params.left)} left.`,
  },
  rules: {
    "takeaway.take": "One, two or three counters are taken in a turn.",
    "takeaway.count": "The player who takes says how many counters are left, and it must be true.",
    "takeaway.time-limit": "At the time limit the game ends in a draw.",
  },
  ...faults,
  happenings: {
    taken: (event, names) => `${names(event.seat)} takes ${countersEn(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} says: ${String(event.params?.left)} left.`,
    restored: (event, names) => `${names(event.seat)}'s move is undone.`,
  },
  actions: { take: "Take counters", say: "Say how many are left", pass_flag: "Pass the flag" },
  options: boardWords.options,
  reasons: { emptied: "empty pile" },
  columns: { taken: "Taken", said: "Said", note: "Note" },
  hints: {
    take: ({ count }, view) => `Take ${countersEn(count)}: that leaves ${view.pile - count} to the other player.`,
    say: ({ left }) => `Count the pile: say that ${left} are left.`,
  },
  ui: {
    board: (left) => `Pile: ${countersEn(left)}`,
    calls: "What you can do",
    take: (count) => `Take ${count}`,
    left: "Left",
    say: "Say",
    passNow: "Pass the flag",
    steps: boardWords.number,
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    took: (count) => `Took ${countersEn(count)}`,
    said: (left) => `Said that ${left} are left`,
    unsaid: "Did not say how many are left",
    nothing: "Took nothing",
  },
  describe: (view, names) => `${countersEn(view.pile)} in the pile. ${names(view.turn.seat)}'s turn.`,
};

export const howto: Howto = {
  goal: "There are fifteen counters in a pile. The player who takes the last counter wins.",
  turn: [
    "You receive the flag. Look at the move before: you may still challenge it.",
    "Take one, two or three counters.",
    "Say how many are left.",
    "Pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge after you receive the flag and before you take.",
    "If you are right, the counters go back to the pile and it is your turn. If you are wrong, you lose the turn and get a strike.",
    "Three strikes lose the game.",
  ],
  end: ["When the pile is empty, the other player may challenge that move or accept the result.", "At the time limit it is a draw."],
  clock: ["A turn lasts one minute. Then come a reminder and ten more seconds; after that the move is undone."],
  line: [
    ["take 2", "take two counters"],
    ["say 13", "say that thirteen are left"],
    ["pass · accept", "pass the flag · accept the result"],
    ["!takeaway.count", "challenge that rule"],
    ["draw? · draw+ · draw-", "offer a draw · accept it · decline it"],
    ["resign", "resign"],
  ],
};

export const lesson: LessonWords = {
  take: [
    "There is a pile of counters, and the player who takes the last one wins. Take two with the marked button.",
    "A turn takes one, two or three.",
  ],
  say: ["Now count: there were fifteen and you took two. Write how many are left and say the number."],
  pass: ["“{pass_flag}”: your turn ends and the other one plays.", "The other one took one and said that twelve are left: that is true."],
  challenge: [
    "Now it is a tournament: nobody points out faults. There were seven counters, the other one took two and said that four are left. Tap “{challenge}” and choose the rule about the count.",
    "It is a C (correct): five were left. The counters go back to the pile and it is your turn.",
  ],
  last: [
    "Three are left. Take them all, say how many are left and pass the flag.",
    "You took the last one: if the other one does not challenge, you have won.",
  ],
};
