/** The words of Contig 60 on the screen in English. */
import { pretty } from "../../../dice/sentence";
import { sentenceFor, touching } from "../view";
import { en as boardWords } from "../../../board/words.en";
import { en as sentencesEn } from "./faults.en";
import type { Words, rulesEs } from "./play.es";
import { dice, listed, text } from "./wording";

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

export const en: Words = {
  name: "Contig 60",
  tag: "Three dice, a sum and five chips in a row",
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
    rolled: (names: string) => `${names} looks for a number with the dice`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
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
  ...sentencesEn,
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
    placeNow: (dice) => `Make a sum with ${listed(dice, "and")}, and tap the number it gives.`,
    placeAgain: (number) => `Put your chip on ${number}, or tap another number.`,
    sayNow: (number, score) => `Say how you got ${number}, and your score: ${score} less 1 for each neighbouring chip.`,
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
    sentenceFor: (number) => `Your sum for ${number}`,
    total: "Score",
    steps: boardWords.number,
    totalMissing: "Your score is missing",
    allSaid: "You have said it all.",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    passed: "passed without a chip",
    captured: "Capture",
    noSentence: "no sum",
    noTotal: "no score",
    saidTotal: (total) => `score ${total}`,
    turnLost: "Turn lost",
    nothingDone: "Nothing",
    pad: boardWords.pad,
  },
  tally: (view, seat) => ({
    value: view.score[seat] ?? 0,
    label: "Score",
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
