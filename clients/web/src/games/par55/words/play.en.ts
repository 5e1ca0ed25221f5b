/** The words of Par 55 on the screen in English. */
import { en as boardWords } from "../../../board/words.en";
import { BLOCK, worth } from "../view";
import { en as sentencesEn } from "./faults.en";
import type { Words, rulesEs } from "./play.es";
import { named, numbers, run, text } from "./wording";

const blockEn = (id: unknown): string => {
  const block = BLOCK.get(text(id));
  return block ? `${block.size} ${block.colour} ${block.shape}` : text(id);
};

const rulesEn: typeof rulesEs = {
  "par55.score": "Wrong score: 5 for the base and one more for each likeness (size, colour, shape) with the blocks beside it.",
  "par55.announce-first": "Pawn moved before announcing: first the score is said.",
  "par55.count": "Spaces miscounted: one by one, as many as announced, and the pawn on the last.",
  "par55.bump":
    "Bump left out or wrong: on an occupied white space the other pawn goes 5 spaces back; on a numbered one nobody is bumped.",
  "par55.win": "A win without standing on 55.",
  "par55.exact": "Exactly 55: if the score leads beyond 55, the pawn stays where it is.",
  "par55.block-played": "A block laid is a block played: one a turn, and it does not change its base.",
  "par55.announce-win": "A player who lands on 55 announces the win before passing the flag.",
  "par55.start": "Start: one calls the colour that starts, the other picks a hand.",
  "par55.challenge": "Challenge when you receive the flag, before touching the blocks.",
  "par55.declared-win": "A declared win may be challenged without the flag.",
  "par55.final-turn": "Final turn: after a 55 the other player has one turn more.",
  "par55.end": "Last base: when it is filled and the turn is over, it is a draw.",
  "par55.time-limit": "Time limit: a draw, unless somebody has landed on 55.",
  "par55.time": "One minute a turn.",
};

export const en: Words = {
  name: "Par 55",
  tag: "Blocks that are alike, and two pawns on their way to 55",
  phases: {
    start: "Who starts: a colour is called and a hand picked",
    placing: "Place a block on a base",
    scoring: "Announce, count, move and pass",
    result_pending: "Result not final",
    over: "The game is over",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: (names: string) => `${names} chooses in the draw`,
    placing: (names: string) => `${names} places a block`,
    scoring: (names: string) => `${names} counts and moves the pawn`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  refusals: {
    not_caller: "The other player calls the colour.",
    already_called: "The colour has been called.",
    not_picker: "The other player picks the hand.",
    not_called: "First the starting colour is called.",
    result_pending: "The result is not final: accept it or challenge it.",
    block_played: "A block laid is a block played: you have placed yours.",
    not_in_bank: "That block is not in the bank any more.",
    nothing_selected: "You are not touching a block.",
    occupied: "That base has a block already.",
    nothing_placed: "Place a block first.",
    already_announced: "You have announced your score.",
    already_moved: "You have moved your pawn.",
    not_moved: "Move your pawn first.",
    already_bumped: "You have bumped in this turn.",
    final_turn: "Nobody declares in the final turn: landing on 55 is enough.",
  },
  rules: rulesEn,
  ...sentencesEn,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} calls: ${text(event.params?.color)} starts.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} picks the ${text(event.params?.hand)} hand: ${text(event.params?.color)} pawn. ${names(Number(event.params?.starter))} starts.`,
    selected: (event, names) => `${names(event.seat)} touches the ${blockEn(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} puts the ${blockEn(event.params?.block)} back into the bank.`,
    placed: (event, names) =>
      `${names(event.seat)} places the ${blockEn(event.params?.block)} on ${text(event.params?.base)}.`,
    announced: (event, names) => `${names(event.seat)} announces ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} counts ${run(numbers(event.params?.path), "to")} and puts the pawn on ${text(event.params?.to)}.`
        : `${names(event.seat)} counts no spaces: the pawn is on ${text(event.params?.to)}.`,
    bumped: (event, names) => `${names(event.seat)} bumps: the other pawn goes to ${text(event.params?.to)}.`,
    final_turn: (event, names) => `Final turn of ${names(event.seat)}.`,
    restored: (event, names) => `${names(event.seat)}'s turn is undone: block to the bank, pawns to their places.`,
    end_announced: (event) => (event.params?.reason === "both" ? "Both pawns are on 55." : "All bases are full."),
  },
  actions: {
    ...boardWords.actions,
    start_call: "Call the colour",
    start_pick: "Pick a hand",
    select: "Touch a block",
    put_back: "Put it back",
    place: "Place the block",
    announce: "Announce the score",
    move_pawn: "Count and move the pawn",
    bump: "Bump",
    declare_win: "Declare the win",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Who starts", values: { null: "By colour and hand", "0": "The first player", "1": "The second player" } },
    hints: { label: "With help, show likenesses", values: { true: "Yes", false: "No" } },
    overshoot: { label: "Beyond 55", values: { stay: "It stays", bounce: "It bounces" } },
    undeclared: {
      label: "On 55 without a word",
      values: { stands: "Final turn, no win", lapses: "May be said later" },
    },
  },
  reasons: {
    goal: "reached 55",
    both: "both on 55",
    not_declared: "landed on 55 and did not say so",
    bases_full: "all bases full",
    time: "time limit",
  },
  columns: {
    block: "Block",
    base: "Base",
    score: "Score",
    space: "Space",
    bump: "bump",
    goal: "win declared",
    ...named(blockEn),
  },
  hints: {
    start_call: "Tap either one: it is a random draw.",
    start_pick: "Tap either one: it is a random draw.",
    place: ({ block, base }, view) => `Try the ${blockEn(block)} on the marked base: it scores ${worth(view, block, base)} there.`,
    announce: ({ score }, view) => {
      const par = view.score[0] ?? score;
      return score === par ? `Say ${score}: that is for the base.` : `Say ${score}: ${par} for the base and ${score - par} for what is alike beside it.`;
    },
    move_pawn: ({ to, path }) => (path.length === 0 ? `Stay on ${to}: it takes a smaller number to reach 55.` : `Count ${path.length} spaces: you end on ${to}.`),
    bump: ({ to }) => `A bump! Take the other pawn to ${to}: it falls back.`,
    declare_win: "Your pawn is on 55: declare the win!",
  },
  ui: {
    announceNow: "Add up the points of your block and announce them.",
    countNow: (count: number) => `Go ${count} ahead: count the spaces and put your pawn.`,
    bumpNow: (name: string) => `You bumped into the pawn of ${name}! Send it back.`,
    passNow: "All done! Pass the flag.",
    winNow: "You reached 55! Declare the win.",
    board: "Board of Par 55: 30 bases and a track from 0 to 55",
    base: (id, block) => `base ${id}, ${block === null ? "empty" : blockEn(block)}`,
    space: (space, kind, on, count) =>
      [`space ${space}`, kind, ...on, ...(count === null ? [] : [`counted: ${count}`])].join(", "),
    pawnOf: (name) => `${name}'s pawn`,
    bank: (count) => `Bank of blocks: ${count}`,
    bankTitle: "Bank of blocks",
    block: (id) => blockEn(id),
    chooseBlock: "Touch a block of the bank.",
    chooseBase: (block) => `Touch a base for the ${blockEn(block)}.`,
    number: "My score",
    say: "Announce",
    steps: boardWords.number,
    sum: (par, besides, each) =>
      besides.length
        ? `${par} for the base; ${besides.map(({ block, alike }) => `${blockEn(block)}: ${alike.length ? `+${alike.length * each}` : "nothing"}`).join("; ")}`
        : `${par} for the base, no neighbours.`,
    counting: "Count the spaces",
    countFrom: (from) => `Count from ${from}: touch the spaces or tap the button.`,
    counted: (count, at) => `You counted ${count}: you are at ${at}.`,
    uncount: "Take back",
    countOne: (count) => `Count “${count}”`,
    putOn: (space) => `Put the pawn on ${space}`,
    stay: (space) => `Stay on ${space}`,
    bumpWhere: (name) => `${name}'s pawn to`,
    putPawn: "Put",
    back: "Back",
    calls: "What you can do",
    starts: (color) => `${color === "blue" ? "Blue" : "Red"} starts`,
    hand: { left: "Left hand", right: "Right hand" },
    calledIs: (color) => `The player with the ${color} pawn starts.`,
    callNow: "Draw: choose a colour. The other player picks a hand without looking.",
    pickNow: "Pick a hand: your pawn is inside.",
    calling: (name) => `${name} says which colour starts.`,
    picking: (name) => `${name} picks a hand.`,
    finalTurn: (name) => `${name}'s final turn: land on 55!`,
    said: (score) => `Announced ${score}`,
    movedTo: (from, path, to) =>
      path.length ? `From ${from} counted ${run(path, "to")}; pawn on ${to}` : `Counted no spaces; pawn on ${to}`,
    bumpedTo: (space) => `Bumped: the other pawn to ${space}`,
    declared: "Declared the win",
    touches: (block) => `Touches the ${blockEn(block)}`,
    turnLost: "Turn lost",
    nothingDone: "Nothing",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
  },
  side: (view, seat) => {
    const color = view.colors?.[seat] ?? null;
    return color && { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "the red pawn" : "the blue pawn" };
  },
  tally: (view, seat) => ({
    value: view.pawns[seat] ?? 0,
    label: "Space",
  }),
  describe: (view, names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockEn(block)}`);
    const pawns = view.pawns.map((space, seat) => `${names(seat)}'s pawn is on ${space}`).join(", ");
    const last = view.final === null ? "" : ` Final turn of ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "All bases are empty."} ${pawns}. ${view.colors ? `${names(view.turn.seat)}'s turn.` : ""}${last}`;
  },
};
