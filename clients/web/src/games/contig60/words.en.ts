/** The words of Contig 60, in English. */
import { en as boardWords } from "../../board/words.en";
import { pretty } from "../../dice/sentence";
import { figure, listed } from "../../words/arithmetic";
import { notTrue } from "../../words/sums.en";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { isSaid, sentenceFor, touching } from "./view";
import { taken, dice, joined, text, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Contig 60", tag: "Three dice, a sum and five chips in a row" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "contig60.sentence missing": "The sum is missing: |say how to make the covered number.",
    "contig60.sentence dice": [
      "The sum does not use the numbers of the dice: |use all three, once each.",
      ({ used, dice, wrong }) =>
        `The sum uses ${listed("en", used)}; the dice are ${listed("en", dice)}: |use all three, once each.|${
          wrong === null ? "" : ` And ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "The sum does not make what it says: |work it out again.",
      ({ wrong }) => (wrong === null ? "The sum does not make what it says." : `${notTrue(wrong)}: |work it out again.`),
    ],
    "contig60.sentence cell": [
      "The sum is right, but it does not make the covered number: |look for one that does.",
      ({ result, cell }) => `The sum makes ${result}, and the chip lies on ${cell}: |look for one that makes ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Those dice cannot make that number: |choose another one.",
      ({ dice, cell }) => `${listed("en", dice)} cannot make ${cell} in any way: |choose another number.`,
    ],
    "contig60.score missing": "The score is missing: |take off the points of this chip and say what is left.",
    "contig60.score value": [
      "That is not the score that is left: |take off one point for each neighbouring chip, two in a capture.",
      (facts) =>
        `It touches ${facts.touching === 1 ? "1 other chip" : `${facts.touching} other chips`}${
          facts.factor > 1 ? ", and in a capture each counts two" : ""
        }: ${taken(facts)}, not ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Those five cells are not a row: |choose five in a straight line, side by side.",
    "contig60.goal color": "Not every cell of that row has a chip of the same player: all five must.",
    "contig60.goal total": ["The score is not zero yet: declare with zero or less.", ({ own }) => `The score is ${figure(own)}: declare with zero or less.`],
    "contig60.goal lead": [
      "The score reached zero, but with a lead of less than three points: |play on.",
      ({ own, other, lead }) => `It stands ${figure(own)} to ${figure(other)}: it takes a lead of ${lead} points. Play goes on.`,
    ],
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    announce: "Your sum is missing: say how you make your number.",
    score: "Your score is missing: say how much is left.",
  },
  stakes: {
    undone_points: "the play is undone and you go down 2 points for each broken rule (down is good here)",
  },
};

const rulesEn: typeof rulesEs = {
  "contig60.sentence": "The sum is wrong or missing.",
  "contig60.score": "The score is wrong or missing.",
  "contig60.goal": "It was not a win.",
  "contig60.piece-played": "A chip laid is a chip played: it does not move.",
  "contig60.capture": "Capture of a pass: before rolling, with the other's dice and for twice the points.",
  "contig60.start": "Start: a die each; the lower begins.",
  "contig60.record": "The server writes down the three values of each roll.",
  "contig60.end-zero": "Zero or less: the game ends.",
  "contig60.end-chips": "Without chips the game ends.",
  "contig60.time-limit": "Time limit: the lower score wins by three or more; else it is a draw.",
};

export const play: Words = {
  ...title,
  phases: {
    review: "Roll the dice",
    rolled: "Place the chip, say the sum and the score, and pass the flag",
    result_pending: "Result not final",
    over: "The game is over",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Look at the last turn: challenge it or roll the dice",
  },
  watched: {
    review: (names: string) => `${names} rolls the dice`,
    rolled: (names: string) => `${names} makes a sum with the dice`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  isDone: isSaid,
  refusals: {
    malformed: "I could not read that sum. Write it like this: 3 × 4 + 2 = 14.",
    no_chip: "You have no chips left.",
    no_offer: "There is no roll that you could use.",
    nothing_to_capture: "The other player did not pass: there is nothing to capture.",
    nothing_placed: "Place a chip first.",
    piece_played: "A chip laid is a chip played: you have placed yours.",
    use_capture: "To use the other's pass, tap “Capture!”.",
    occupied: "That cell is taken.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    start_throw: (event, names) =>
      `Starting dice: ${dice(event.params?.throw ?? event.params?.dice)}. ${names(event.seat)} begins.`,
    rolled: (event, names) => `${names(event.seat)} rolls ${dice(event.params?.dice)}.`,
    roll_used: (event, names) => `${names(event.seat)} uses the roll ${dice(event.params?.dice)}.`,
    placed: (event, names) => `${names(event.seat)} places a chip on ${text(event.params?.cell)}.`,
    announced: (event, names) => `${names(event.seat)} says: ${pretty(text(event.params?.sentence))}.`,
    scored: (event, names) => `${names(event.seat)} says the score: ${text(event.params?.total)}.`,
    captured: (event, names) =>
      `Capture! ${names(event.seat)} covers ${text(event.params?.cell)} with the other's dice.${event.params?.sentence ? ` Says: ${pretty(text(event.params.sentence))}.` : ""}${event.params?.total == null ? "" : ` The score: ${text(event.params.total)}.`}`,
    win_declared: (event, names) =>
      `${names(event.seat)} declares a win: ${event.params?.claim === "zero" ? "zero or less" : "five in a row"}.`,
    no_challenge: (event, names) => `${names(event.seat)} does not challenge.`,
    restored: (event, names) =>
      `${names(event.seat)}'s turn is undone. The challenger goes down ${text(event.params?.points)} points: down is good here.`,
    end_announced: (event) =>
      `End of the game: ${{ zero: "zero or less", chips: "out of chips", time: "time limit" }[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    ...boardWords.actions,
    roll: "Roll the dice",
    use_roll: "Use this roll",
    place: "Place the chip",
    announce: "Say the sum",
    score: "Say the score",
    capture: "Capture!",
    declare_win: "Declare a win",
    no_challenge: "No challenge",
  },
  options: {
    ...boardWords.options,
    parentheses: { label: "Brackets", values: { true: "Yes", false: "No" } },
    zero_short_lead: { label: "Zero without a lead of three", values: { draw: "Draw", continue: "Play on" } },
    starter: { label: "Who starts", values: { null: "The lower die", "0": "The first player", "1": "The second player" } },
  },
  reasons: { five: "five chips in a row", zero: "the score came to zero or less", chips: "somebody has no chips left", false_win: "win wrongly declared" },
  columns: { dice: "Dice", number: "Number", sentence: "Sum", total: "Score", capture: "Capture" },
  hints: {
    roll: "Roll the three dice: you make your sum of them.",
    use_roll: "Use the other player's dice: they make a number that helps you.",
    place: ({ cell }, view) => {
      const near = touching(view, cell);
      const points = near === 0 ? "" : near === 1 ? " It touches one chip: your score falls by 1." : ` It touches ${near} chips: your score falls by ${near}.`;
      return `Place your chip on ${cell}: with your dice, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }) => `Say your sum: ${pretty(sentence)}. It uses the three dice and makes your number.`,
    score: ({ total }, view) => {
      const before = view.turn.before ?? total;
      return before === total ? `Your chip touches no other: your score stays ${total}. Say it.` : `You had ${before} and your chip touches ${before - total}: say ${total}.`;
    },
    capture: ({ cell, sentence }) => `Capture ${cell} with the other player's dice: ${pretty(text(sentence))}. It counts double.`,
    declare_win: ({ claim }) => (claim === "five" ? "You have five chips in a row: declare the win." : "Your score is down to zero and you lead: declare the win."),
    pass_flag: (_action, view) => (view.turn.cell === null ? "These dice make no free number: pass the flag." : "You have said everything: pass the flag."),
  },
  ui: {
    board: "Board of Contig 60, 64 numbers in a spiral",
    cell: (number, owner) => (owner === null ? `${number}, free` : `${number}, chip of ${owner}`),
    dice: "Dice",
    calls: "What you can do",
    sayAll: "Say it all",
    rollNow: "Roll the three dice.",
    rollOrCapture: "Roll the dice. Or capture the number that the other did not cover.",
    reviewOrPass: "Look at the last turn: challenge it or pass the flag",
    placeNow: (dice) => `Make a sum with ${joined(dice, "and")}, and tap the number it gives.`,
    placeAgain: (number) => `Put your chip on ${number}, or tap another number.`,
    sayNow: (number, score) => `Say your sum for ${number}. Score: ${score} − 1 per neighbour.`,
    passNow: "All done! Pass the flag.",
    lineNow: "Tap your five chips in a row.",
    captureNow: "Tap the number that you capture with the other's dice.",
    captureSay: (number) => `Say how you got ${number}, and your score.`,
    placeAt: (number) => `Place on ${number}`,
    captureHere: "Tap the cell you capture",
    captureAt: (number) => `Capture ${number}`,
    declareFive: "Declare five in a row",
    declareZero: "Declare zero or less",
    chosen: (count) => `${count} of 5 cells chosen`,
    back: "Back",
    sentenceFor: (number) => `Sum for ${number}`,
    total: "Score",
    steps: boardWords.number,
    change: "Change",
    totalMissing: "Your score is missing",
    allSaid: "You have said it all.",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    passed: "passed without a chip",
    captured: "Capture",
    noSentence: "no sum",
    noTotal: "no score",
    saidTotal: (total) => `score ${total}`,
    touches: (count, total) => `touches ${count === 1 ? "1 chip" : `${count} chips`}: ${total + count} − ${count} = ${total}`,
    turnLost: "Turn lost",
    nothingDone: "Nothing",
    pad: boardWords.pad,
  },
  sums: (view, rule) =>
    sums(view, rule, {
      row: (cells: string) => `all five spaces of the row are theirs: ${cells}`,
      zero: (points: number, lead: number) => `the score is ${points}, and ${lead} lower than the other`,
    }),
  kept: {
    "contig60.sentence": "the sum uses the three dice and gives the covered number",
    "contig60.score": "the score that was said is right",
    "contig60.goal": "what was declared is there",
    "contig60.piece-played": "the chip stayed where it was put",
  },
  tally: (view, seat) => ({
    value: view.score[seat] ?? 0,
    label: "to reach 0",
    notes: [`${view.supply[seat] ?? 0} ${view.supply[seat] === 1 ? "chip" : "chips"}`],
  }),
  aims: (rule, view) =>
    rule !== "contig60.goal" && (view.turn.capture || view.last?.capture)
      ? [
          { label: "The turn", with: { target: "turn" } },
          { label: "The capture", with: { target: "capture" } },
        ]
      : [],
  describe: (view, names) => {
    const seats = view.score.map((score, seat) => {
      const chips = view.chips[seat] ?? [];
      return `${names(seat)}: score ${score}, ${chips.length ? `chips on ${chips.join(", ")}` : "no chip on the board"}, ${view.supply[seat]} to play.`;
    });
    const rolled = view.dice ? ` Dice: ${view.dice.join(", ")}.` : "";
    return `${seats.join(" ")} ${names(view.turn.seat)}'s turn.${rolled}`;
  },
};

export const howto: Howto = {
  goal: "Cover five numbers in a row with your own chips: across, down or diagonally. If nobody does, the lower score wins; everybody starts at 60.",
  turn: [
    "At the start each player rolls one die: the lower one begins.",
    "You receive the flag. Look at the move before: you may still challenge it.",
    "Roll the three dice.",
    "Find a sum that uses all three values, once each, with +, −, × or ÷. Its result must be a free number of the board.",
    "Place a chip there. A chip let go stays where it is.",
    "Say your sum (“number sentence” in the rulebook). The order of operations counts: 3+5*4 is 23. To make 32 write 3+5=8; 8*4=32, or use brackets if the table allows them.",
    "Take off one point for each chip beside yours, of either colour, by side or corner. Say your new score even if it did not change.",
    "Pass the flag. You may also pass without placing.",
    "If the other player passed without placing, you may capture before you roll: you place a chip with their dice and take off twice the points. Then you play your own turn.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge the sum or the score after you receive the flag and before you roll.",
    "A capture is challenged without the flag, until the one who captured passes it. If their turn is cut short instead, you may challenge it all through your next turn.",
    "If you are right, the move is undone, you take 2 points off your own score and it is your turn: use the same roll or roll again. With a capture, what the other player did after it is undone too.",
    "If you are wrong, you lose a turn and get a strike. A challenge at the wrong time is a strike too. Three strikes lose the game.",
  ],
  end: [
    "Declare your win with the flag in hand: five in a row, or zero or less and at least 3 points ahead. If it is false and the other player challenges it, they win; if it was true, their challenge confirms it.",
    "It also ends with a score of zero or less, when somebody receives the flag and has no chips left (you start with 25), or at the time limit.",
    "Then the lower score wins if the difference is 3 or more. If not, it is a draw.",
    "The round is not completed, except at the time limit: if the starter has placed a chip in that round or passed the flag, both complete their turn.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you have given chip, sum and score by then, the server passes the flag. If not, you lose the turn and what you did is undone, except a capture. With the third reminder you lose the game.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["roll", "roll the dice"],
    ["use", "use the roll on offer"],
    ["@28", "place on 28"],
    ['"4*6+4=28"', "say the sum"],
    ["=57", "say the score"],
    ["x7 \"1+2+4=7\" =58", "capture 7, with sum and score"],
    ["five 27,28,29,30,31", "declare five in a row"],
    ["zero", "declare zero or less"],
    ["!contig60.score", "challenge that rule"],
    ["!contig60.score @capture", "challenge it in the capture"],
    ["pass · accept · nochallenge", "pass the flag · accept the result · no challenge"],
  ],
};

export const lesson: LessonWords = {
  roll: ["It is your turn. Tap “{roll}”.", "You rolled 4, 6 and 4."],
  place: ["Find a sum with all three numbers: 4 × 6 + 4 = 28. Tap 28, then the marked button.", "A chip that is placed stays there."],
  say: [
    "Now say it: write 4*6+4=28. You start with 60 and take off 1 for each chip next to yours. 28 touches three: 60 − 3 = 57. Put in 57 and tap the marked button.",
    "The more neighbours, the lower your score. That is good!",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "Now the other one would play."],
  challenge: [
    "In a tournament nobody points out faults: you have to see them. The dice were 3, 5 and 4, and the computer said 3+5*4=32. Multiply first: it makes 23! Tap “{challenge}” and choose the rule about the sum.",
    "It is a C (correct): the fault is there. Its chip comes off, and you take off 2 points.",
  ],
  win: ["Five of your chips in a line win, and you have them. Tap “{declare_win}”, the five numbers and the marked button.", "If the other one does not challenge it, you have won."],
};
