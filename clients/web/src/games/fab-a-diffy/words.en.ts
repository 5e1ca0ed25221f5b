/** The words of Fab-A-Diffy, in English. */
import { en as boardWords } from "../../board/words.en";
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { list, fractions, isDone, isTaken, makesTrio, sought, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Fab-A-Diffy", tag: "Fraction strips: add or subtract and take the set" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fab-a-diffy.sentence missing": "The sum is missing: |add or subtract the two strips and the sample.",
    "fab-a-diffy.sentence strips": [
      "The sum does not use the three strips: |use the two that you touched and the sample, once each.",
      ({ said, strips }) =>
        `The sum uses ${listed("en", said)}, and the strips are ${listed("en", strips)}: |name them all, once each.`,
    ],
    "fab-a-diffy.sentence false": [
      "The sum is wrong: |check it again.",
      ({ expression, said, right }) =>
        `${expression} is ${right}, not ${said}${makesTrio(expression, said) ? ": |try another order, or minus instead of plus." : ". These three strips make no set."}`,
    ],
    "fab-a-diffy.equivalent": [
      "That name does not do: |name the strips in halves, thirds, fourths, sixths or twelfths.",
      ({ name, parts }) => `“${name}” does not do: strips are divided into ${listed("en", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "A strip is taken that was not touched: |touch both before you say the sum.",
      ({ strips }) =>
        `A strip is taken untouched: ${strips.length === 0 ? "none was touched" : `only ${listed("en", strips)} was touched`}. |Touch both before you say the sum.`,
    ],
    "fab-a-diffy.order missing": "The set is taken without a sum: |say it first.",
    "fab-a-diffy.order early": [
      "The sum was said before two strips were touched: |touch the other one, then say it.",
      ({ strips }) =>
        `The sum was said ${strips.length === 0 ? "before any strip was touched" : `when only ${listed("en", strips)} had been touched`}: both come first. |Touch the other one, then say it.`,
    ],
    "fab-a-diffy.touch unused": [
      "A touched strip is taken: two have been touched, and the set is made with them.",
      ({ strips }) => `A touched strip is taken: ${listed("en", strips)} were touched, and a set is made with two.`,
    ],
    "fab-a-diffy.touch sample_left": "A strip was touched and the sample left: |make the set, or put the sample back if you cannot.",
    "fab-a-diffy.touch usable": [
      "There is a set with what was touched, so the sample is not put back: |look for the sum.",
      ({ strips }) => `There is a set with ${listed("en", strips)}, so the sample is not put back: |look for the sum.`,
    ],
  },
  missing: {
    draw_sample: "There is no sample yet: draw a strip for it.",
    take: "You touched a strip: say the sum and take the set.",
    retire_sample: "If it makes no set, put the sample back.",
  },
  stakes: {
    trick: "that set becomes yours",
    extra_turn: "the other one loses the next turn",
  },
};

const rulesEn: typeof rulesEs = {
  "fab-a-diffy.sentence": "The sum is wrong or missing.",
  "fab-a-diffy.equivalent": "That name does not serve: only halves, thirds, fourths, sixths and twelfths.",
  "fab-a-diffy.order": "First both strips are touched, then the sum is said, then the set is taken.",
  "fab-a-diffy.touch": "Touch-take-it: a touched strip is used; if it cannot be, the sample is put back.",
  "fab-a-diffy.capture": "Capture: with the sample that the other left, in the first 10 seconds.",
  "fab-a-diffy.three-open": "There are always three open strips; the server replenishes them.",
  "fab-a-diffy.start": "Start: the player who draws the smaller strip begins.",
  "fab-a-diffy.end": "A game ends when there is no strip left for a sample.",
  "fab-a-diffy.match": "The best of 3 games wins.",
  "fab-a-diffy.time-limit": "Time limit: the sets count as they lie.",
};

export const play: Words = {
  ...title,
  phases: {
    review: "Draw a sample",
    capturing: "Touch two strips, say the sum and take the set",
    captured: "Now draw your sample",
    sampled: "Touch two strips, say the sum and take the set, or pass",
    result_pending: "Result not final",
    over: "The match is over",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    review: (names: string) => `${names} draws a sample`,
    capturing: (names: string) => `${names} captures the other's sample`,
    captured: (names: string) => `${names} draws a sample`,
    sampled: (names: string) => `${names} makes a sum with two strips`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  isDone,
  refusals: {
    malformed: "I could not read that sum. Write it like this: 1/2 + 1/4 = 3/4.",
    nothing_to_capture: "There is no sample to capture.",
    capture_late: "The 10 seconds for a capture are over.",
    trick_taken: "You have taken your set.",
    sample_retired: "The sample has been put back.",
    not_there: "That strip is not on the table.",
    already_touched: "That strip is touched already.",
    nothing_touched: "You have touched no strip.",
    use_capture: "To use the other's sample, tap “Capture!”.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    game_begun: (event, names) => `Game ${event.params?.game}. ${names(event.seat)} begins.`,
    game_decided: (event, names) =>
      event.seat === null || event.seat === undefined
        ? `Game ${event.params?.game} is drawn.`
        : `${names(event.seat)} wins game ${event.params?.game}.`,
    sample_drawn: (event, names) => `${names(event.seat)} draws the sample ${event.params?.sample}.`,
    capture_announced: (event, names) => `Capture!, says ${names(event.seat)}.`,
    touched: (event, names) => `${names(event.seat)} touches ${event.params?.strip}.`,
    announced: (event, names) => `${names(event.seat)} says: ${fractions(String(event.params?.sentence))}.`,
    trick_taken: (event, names) => `${names(event.seat)} takes the set ${list(event.params?.strips)}.`,
    sample_retired: (event, names) => `${names(event.seat)} puts the sample ${event.params?.sample} back.`,
    no_challenge: (event, names) => `${names(event.seat)} does not challenge.`,
    restored: (event, names) =>
      event.params?.is_trick
        ? `${names(event.seat)}'s set goes to the challenger.`
        : `The player who challenged ${names(event.seat)} has one more turn.`,
  },
  actions: {
    ...boardWords.actions,
    draw_sample: "Draw a sample",
    touch: "Touch",
    announce: "Say the sum",
    take: "Take the set",
    retire_sample: "Put the sample back",
    capture: "Capture!",
    no_challenge: "No challenge",
  },
  options: {
    ...boardWords.options,
    game_ms: {
      label: "Match time",
      values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "No limit" },
    },
  },
  scored: { points: "Games" },
  reasons: { games: "best of three games", match: "best of three games", time: "time limit" },
  columns: {
    game: "Game",
    sample: "Sample",
    strips: "Strips",
    sentence: "Sum",
    note: "Note",
    retired: "put back",
    lost: "lost",
    challenge: "by challenge",
  },
  hints: {
    draw_sample: "Draw a sample: then you make it with two strips.",
    touch: ({ strip }, view) => {
      const { sample, first } = sought(view);
      return first === null ? `Touch strip ${strip}: with another one it makes the sample, ${sample}.` : `Touch ${strip} too: with ${first} it makes the sample, ${sample}.`;
    },
    announce: ({ sentence }) => `Say ${fractions(sentence)}: that makes the sample.`,
    take: ({ strips }) => `Take the set with ${strips.join(" and ")}: it is yours.`,
    retire_sample: "These strips do not make the sample: put it back and play goes on.",
    pass_flag: (_action, view) => (isTaken(view) ? "The set is yours: pass the flag." : "These strips do not make the sample: pass the flag."),
    capture: "Two strips make the other player's sample: capture it!",
  },
  ui: {
    board: "Table of strips",
    game: (number) => `Game ${number} of 3: the most sets win when the pile is empty`,
    sampleIs: (strip) => (strip ? `sample: ${strip}` : "sample box, empty"),
    sampleName: "sample",
    sampleOld: "from before",
    sampleRivals: "the other's",
    sampleNext: "next",
    won: "+1 set",
    pileName: "pile",
    pile: (count) => `pile: ${count} ${count === 1 ? "strip" : "strips"}`,
    emptyPlace: "empty rectangle",
    strip: (strip, touched) => `strip ${strip}${touched ? ", touched" : ""}`,
    tricksOf: (name, count) => `${name}'s sets: ${count}`,
    calls: "What you can do",
    take: (pair) => `Take the set with ${pair.join(" and ")}`,
    seekNow: (sample: string, mayPass: boolean): string => `Tap two strips that add up to ${sample} or differ by it.${mayPass ? " If there are none, pass." : ""}`,
    sayNow: (sample: string): string => `Say the addition or subtraction that makes ${sample}.`,
    passNow: "Well done! Pass the flag.",
    drawNow: "Draw a sample: the strip that you make from two others.",
    captureNow: "Two strips make the other's sample: capture it. Or draw a sample of your own.",
    reviewOrCapture: "Look at the last turn: challenge, capture or draw a sample",
    reviewOrDraw: "Look at the last turn: challenge or draw a sample",
    captureOrDraw: "Capture the other's sample or draw a sample",
    touchNow: "Touch another strip: touched, it is used.",
    sayAndTake: "Say and take",
    captured: "Capture",
    captureWithin: "You may capture for",
    retired: "sample put back",
    passed: "passed without a set",
    noSentence: "no sum",
    turnLost: "Turn lost",
    nothingDone: "Nothing",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    trickOf: (strips) => `set: ${strips.join(", ")}`,
    workOf: (sample, touched) => `sample ${sample}${touched.length ? `; touched: ${touched.join(", ")}` : ""}`,
    pad: {
      ...boardWords.pad,
      digits: "Digits",
      sum: "Your sum",
      field: "Sum in fractions",
      signs: { ...boardWords.pad.signs, "/": "fraction bar" },
    },
  },
  sums: (view, rule) =>
    sums(view, rule, {
      untouched: "no strip was touched, so it is fine to pass without a set",
      back: (strips: string, sample: string) => `what was touched (${strips}) makes no set with the sample ${sample}, and the sample was put back`,
      used: (strips: string) => `both touched strips were taken: ${strips}`,
    }),
  kept: {
    "fab-a-diffy.sentence": "the sum uses the three strips and is true",
    "fab-a-diffy.equivalent": "the strips were named in halves, thirds, fourths, sixths or twelfths",
    "fab-a-diffy.order": "both strips were touched, then the sum was said, then the set was taken",
    "fab-a-diffy.touch": "what was touched was used",
  },
  tally: (view, seat) => ({
    value: view.tricks[seat]?.length ?? 0,
    label: view.tricks[seat]?.length === 1 ? "set" : "sets",
    notes: view.results.includes(seat) ? [`games won: ${view.results.filter((winner) => winner === seat).length}`] : [],
  }),
  describe: (view, names) => {
    const open = view.face.filter((strip) => strip !== null).join(", ");
    const tricks = view.tricks.map((each, seat) => `${names(seat)}: ${each.length} ${each.length === 1 ? "set" : "sets"}`).join(", ");
    return `Game ${view.game}. Strips: ${open || "none"}. Sample: ${view.sample ?? "none"}. In the pile: ${view.pile}. ${tricks}. ${names(view.turn.seat)}'s turn.`;
  },
};

export const howto: Howto = {
  goal: "Collect sets: three fraction strips, one worth the other two added together. More sets win a game, and the match is the best of 3 games.",
  turn: [
    "At the start each player draws a strip: the smaller one begins. On the table lie three open strips and a pile of the others.",
    "You receive the flag. Look at the move before: you may still challenge it.",
    "If the other player left a sample unused, you have 10 seconds to say “Capture!” and make a set with it. Then you play your own turn.",
    "Draw a strip from the pile as your sample. The server fills up to three open strips.",
    "Do you see a set of the sample and two open strips? Touch both. Touch-take-it: what is touched is used.",
    "Say the sum, an addition or a subtraction of the three fractions: 1/3 − 1/4 = 1/12. You may call a fraction by another equal name, but only in halves, thirds, fourths, sixths or twelfths.",
    "Take the set.",
    "If you touched a strip and no set can be made with what you touched, put the sample back.",
    "Pass the flag. If you touched nothing you may pass, and the other player may capture your sample.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge after you receive the flag and before you capture or draw your sample: the sum, a name that does not serve, taking before touching and announcing, or touch-take-it.",
    "A capture is challenged without the flag, until the one who captured passes it.",
    "If you are right, the set is yours and it is your turn. If no set was taken in that turn, you get an additional turn. With a capture, the other player's own turn is undone too.",
    "If you are wrong, you lose a turn and get a strike. A challenge at the wrong time is a strike too. Three strikes in the match lose it.",
  ],
  end: [
    "A game ends when somebody must draw a sample and the pile is empty. More sets win; equal sets draw.",
    "The other player starts the next game. The match ends when somebody has won two games, or after three: more games won wins.",
    "At the time limit, if the starter has captured or drawn a sample in that round or passed the flag, both complete their turn. The sets count as they lie, and games not played count as drawn.",
  ],
  clock: [
    "A turn lasts one minute, unless the table says otherwise. Then come a reminder and 10 more seconds.",
    "If you are still not done, a set taken stays, touches without a set are void, and the flag passes. With the third reminder you lose.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["draw", "draw a sample"],
    [".1/3", "touch the strip 1/3"],
    ['"1/3-1/4=1/12"', "say the sum"],
    ["x1/3,1/4", "take the set with those two strips"],
    ["retire", "put the sample back"],
    ["capture", "capture!"],
    ["!fab-a-diffy.sentence", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept · nochallenge", "accept the result · no challenge"],
  ],
};

export const lesson: LessonWords = {
  sample: ["Collect sets of three strips: two that make the third. Draw the sample: tap the marked button.", "The sample is 1/12."],
  touch: ["Look: 1/3 minus 1/4 is 1/12. Tap these two strips.", "A strip that is touched must be used: think first."],
  say: ["Say it: write 1/3 - 1/4 = 1/12 and tap the marked button. The three strips are yours.", "Your first set!"],
  pass: ["“{pass_flag}”: this ends your turn.", "Now the other one draws a sample."],
  challenge: [
    "In a tournament nobody points out faults. The computer said 5/12 − 1/4 = 1/12. But 1/4 is 3/12, and 5/12 − 3/12 = 2/12. Tap “{challenge}” and choose the rule about the sum.",
    "It is a C (correct): its set is yours now.",
  ],
  capture: [
    "The computer passed and left 1/12, and you see a set! Say it before the time is up: “{capture}”.",
    "Now you would tap the two strips, as before.",
  ],
};
