/** The words of Fab-A-Diffy on the screen in English. */
import { en as boardWords } from "../../../board/words.en";
import { en as sentencesEn } from "./faults.en";
import type { Words, rulesEs } from "./play.es";
import { list, fractions, isTaken, sought } from "./wording";

const rulesEn: typeof rulesEs = {
  "fab-a-diffy.sentence": "The sum is wrong or missing.",
  "fab-a-diffy.equivalent": "That name does not serve: only halves, thirds, fourths, sixths and twelfths.",
  "fab-a-diffy.order": "Touch and announce before you take.",
  "fab-a-diffy.touch": "Touch-take-it: a touched strip is used; if it cannot be, the sample is put back.",
  "fab-a-diffy.capture": "Capture: with the sample that the other left, in the first 10 seconds.",
  "fab-a-diffy.three-open": "There are always three open strips; the server replenishes them.",
  "fab-a-diffy.start": "Start: the player who draws the smaller strip begins.",
  "fab-a-diffy.end": "A game ends when there is no strip left for a sample.",
  "fab-a-diffy.match": "The best of 3 games wins.",
  "fab-a-diffy.time-limit": "Time limit: the tricks count as they lie.",
};

export const en: Words = {
  name: "Fab-A-Diffy",
  tag: "Fraction strips: add or subtract and take the trick",
  phases: {
    review: "Draw a sample",
    capturing: "Touch two strips, say the sum and take the trick",
    captured: "Now draw your sample",
    sampled: "Touch two strips, say the sum and take the trick, or pass",
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
    sampled: (names: string) => `${names} looks for two strips`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  refusals: {
    malformed: "I could not read that sum. Write it like this: 1/2 + 1/4 = 3/4.",
    nothing_to_capture: "There is no sample to capture.",
    capture_late: "The 10 seconds for a capture are over.",
    trick_taken: "You have taken your trick.",
    sample_retired: "The sample has been put back.",
    not_there: "That strip is not on the table.",
    already_touched: "That strip is touched already.",
    nothing_touched: "You have touched no strip.",
    use_capture: "To use the other's sample, tap “Capture!”.",
  },
  rules: rulesEn,
  ...sentencesEn,
  happenings: {
    game_begun: (event, names) => `Game ${event.params?.game}. ${names(event.seat)} begins.`,
    game_decided: (event, names) =>
      event.seat === null || event.seat === undefined
        ? `Game ${event.params?.game} is drawn.`
        : `${names(event.seat)} wins game ${event.params?.game}.`,
    sample_drawn: (event, names) => `${names(event.seat)} draws the sample ${event.params?.sample}.`,
    capture_announced: (event, names) => `Capture!, says ${names(event.seat)}.`,
    touched: (event, names) => `${names(event.seat)} touches ${event.params?.strip}.`,
    announced: (event, names) => `${names(event.seat)} says: ${event.params?.sentence}.`,
    trick_taken: (event, names) => `${names(event.seat)} takes the trick ${list(event.params?.strips)}.`,
    sample_retired: (event, names) => `${names(event.seat)} puts the sample ${event.params?.sample} back.`,
    no_challenge: (event, names) => `${names(event.seat)} does not challenge.`,
    restored: (event, names) =>
      event.params?.is_trick
        ? `${names(event.seat)}'s trick goes to the challenger.`
        : `The player who challenged ${names(event.seat)} has one more turn.`,
  },
  actions: {
    ...boardWords.actions,
    draw_sample: "Draw a sample",
    touch: "Touch",
    announce: "Say the sum",
    take: "Take the trick",
    retire_sample: "Put the sample back",
    capture: "Capture!",
    no_challenge: "No challenge",
  },
  options: {
    ...boardWords.options,
    game_ms: {
      label: "Time of the match",
      values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "No limit" },
    },
  },
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
    take: ({ strips }) => `Take the trick with ${strips.join(" and ")}: it is yours.`,
    retire_sample: "These strips do not make the sample: put it back and play goes on.",
    pass_flag: (_action, view) => (isTaken(view) ? "The trick is yours: pass the flag." : "These strips do not make the sample: pass the flag."),
    capture: "Two strips make the other player's sample: capture it!",
  },
  ui: {
    board: "Table of strips",
    game: (number) => `Game ${number} of 3`,
    sampleIs: (strip) => (strip ? `sample: ${strip}` : "sample box, empty"),
    pile: (count) => `pile: ${count} ${count === 1 ? "strip" : "strips"}`,
    emptyPlace: "empty rectangle",
    strip: (strip, touched) => `strip ${strip}${touched ? ", touched" : ""}`,
    tricksOf: (name, count) => `${name}'s tricks: ${count}`,
    calls: "What you can do",
    take: (pair) => `Take the trick with ${pair.join(" and ")}`,
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
    passed: "no trick",
    noSentence: "no sum",
    turnLost: "Turn lost",
    nothingDone: "Nothing",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    trickOf: (strips) => `trick: ${strips.join(", ")}`,
    workOf: (sample, touched) => `sample ${sample}${touched.length ? `; touched: ${touched.join(", ")}` : ""}`,
    pad: {
      ...boardWords.pad,
      digits: "Digits",
      sum: "Your sum",
      field: "Sum in fractions",
      signs: { ...boardWords.pad.signs, "/": "fraction bar" },
    },
  },
  tally: (view, seat) => ({
    value: view.tricks[seat]?.length ?? 0,
    label: "Tricks",
    notes: [`won: ${view.results.filter((winner) => winner === seat).length}`],
  }),
  describe: (view, names) => {
    const open = view.face.filter((strip) => strip !== null).join(", ");
    const tricks = view.tricks.map((each, seat) => `${names(seat)}: ${each.length} tricks`).join(", ");
    return `Game ${view.game}. Strips: ${open || "none"}. Sample: ${view.sample ?? "none"}. In the pile: ${view.pile}. ${tricks}. ${names(view.turn.seat)}'s turn.`;
  },
};
