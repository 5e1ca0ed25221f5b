/** The words of Par 55, in English. */
import { en as boardWords } from "../../board/words.en";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { BLOCK, worth } from "./view";
import { named, numbers, run, text, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Par 55", tag: "Blocks that are alike, and two pawns on their way to 55" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "par55.score": [
      "That is not the score: 5 for the base and 1 for each likeness with the blocks beside it. |Count them again.",
      ({ said, right, par, likenesses }) =>
        `It is ${par} for the base and ${likenesses} for the likenesses with the blocks beside it: ${par} + ${likenesses} = ${right}, not ${said}.`,
    ],
    "par55.announce-first": "The pawn moved before the announcement: |say the score first.",
    "par55.count path": [
      "The spaces are not counted right: one by one, as many as were announced. If they lead beyond 55, the pawn stays.",
      ({ start, spaces, end }) =>
        end === null
          ? `From ${start}, with ${spaces}, the pawn would go beyond 55: it stays where it is and nothing is counted.`
          : `From ${start} it is ${spaces} spaces, one by one: ${start} + ${spaces} = ${start + spaces}.`,
    ],
    "par55.count to": [
      "The pawn does not go there: it goes on the last space that was counted.",
      ({ to, right }) => `The pawn does not go to ${to}: counting leads to ${right}.`,
    ],
    "par55.bump omitted": "The pawn came upon the other on a white space and did not bump it: |bump it before you pass.",
    "par55.bump to": [
      "The bumped pawn does not go there: it goes 5 spaces back, and from below 5 to the start.",
      ({ to, right, back }) =>
        `The bumped pawn does not go to ${to}: it goes ${back} spaces back, to ${right === 0 ? "the start" : right}.`,
    ],
    "par55.bump not_due": "No bump here: the pawn must have come upon the other on a white space.",
    "par55.win": [
      "The pawn is not on 55: the win comes by landing just there.",
      ({ at, goal }) => `The pawn is on ${at}: a win is a landing exactly on ${goal}.`,
    ],
  },
  missing: {
    place: "You have placed no block yet: put one on a base.",
    announce: "Your score is missing: announce it.",
    move_pawn: "Your pawn has not moved: move it as many spaces as you announced.",
    declare_win: "Your pawn is on 55! Announce your win before you pass.",
  },
  stakes: {
    undone: "the block goes back to the bank and the pawns to their places",
    void_undone: "the result is void: the block goes back to the bank and the pawns to their places",
    first_landed: "that landing is void and the one who landed first decides",
    undone_draw: "the play is undone and the game ends in a draw",
  },
};

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
  "par55.win": "It was not a win: the pawn is not on 55.",
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

export const play: Words = {
  ...title,
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
    scoring: (names: string) => `${names} counts, moves the pawn and passes`,
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
  ...faults,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} calls: ${text(event.params?.color)} starts.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} picks the ${text(event.params?.hand)} hand: ${text(event.params?.color)} pawn. ${names(Number(event.params?.starter))} starts.`,
    selected: (event, names) => `${names(event.seat)} touches the ${blockEn(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} puts the ${blockEn(event.params?.block)} back into the bank.`,
    placed: (event, names, hasCodes) =>
      `${names(event.seat)} places the ${blockEn(event.params?.block)}${hasCodes ? ` on ${text(event.params?.base)}` : ""}.`,
    announced: (event, names) => `${names(event.seat)} announces ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} counts ${run(numbers(event.params?.path), "from", "to")} and puts the pawn on ${text(event.params?.to)}.`
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
      return score === par ? `Say ${score}: that is for the base, no likeness.` : `Say ${score}: ${par} for the base and ${score - par} for what is alike beside it.`;
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
    chooseBlock: "Tap a block: it scores 5, and 1 more for each likeness to a neighbour.",
    chooseBase: (block) => `Tap a base for the ${blockEn(block)}.`,
    number: "My score",
    say: "Announce",
    steps: boardWords.number,
    sum: (par, besides, each) =>
      besides.length
        ? `${par} for the base; ${besides.map(({ block, alike }) => `${blockEn(block)}: ${alike.length ? `+${alike.length * each}` : "nothing"}`).join("; ")}`
        : `${par} for the base, no neighbours.`,
    counting: "Count the spaces",
    countFrom: (from) => `Count from ${from}: tap the spaces or the button.`,
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
    baseOnly: (score) => `base ${score}`,
    said: (score, parts) =>
      parts === null ? `Announced ${score}.` : parts.length > 1 ? `Announced ${parts.join(" + ")} = ${score}.` : `Announced ${score} for the base, no likeness.`,
    movedTo: (from, path, to) =>
      path.length ? `Went from ${from} to ${to}.` : `Stayed on ${to}.`,
    bumpedTo: (space, name) => `Bumped: ${name} went back to ${space}.`,
    declared: "Declared the win.",
    touches: (block) => `Touches the ${blockEn(block)}.`,
    turnLost: "Lost the turn.",
    nothingDone: "Did not play.",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
  },
  side: (view, seat) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "the red pawn" : "the blue pawn" };
  },
  sums: (view, rule) =>
    sums(view, rule, {
      announced: (points: number, to: number) => `${points} was announced first, then the pawn went to ${to}`,
    }),
  kept: {
    "par55.score": "the right score was announced",
    "par55.announce-first": "the score was announced before the pawn moved",
    "par55.count": "as many spaces were counted as were announced",
    "par55.bump": "no pawn was hit, or it went back 5",
    "par55.win": "the pawn is on 55",
  },
  tally: (view, seat) => ({
    value: view.pawns[seat] ?? 0,
    label: "of 55",
  }),
  describe: (view, names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockEn(block)}`);
    const pawns = view.pawns.map((space, seat) => `${names(seat)}'s pawn is on ${space}`).join(", ");
    const last = view.final === null ? "" : ` Final turn of ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "All bases are empty."} ${pawns}. ${view.colors ? `${names(view.turn.seat)}'s turn.` : ""}${last}`;
  },
};

export const howto: Howto = {
  goal: "Place blocks beside others that are like them: each likeness takes your pawn further. The player who lands exactly on 55 wins, unless the other player lands there too in the final turn.",
  turn: [
    "At the start one player calls the colour that begins and the other picks a hand: the pawn inside, blue or red, is theirs. The player with the called colour begins.",
    "You receive the flag. Look at the turn before: you may still challenge it. Once you touch a block, no more.",
    "Touch a block of the bank, then an empty base. You may put it back and take another; once laid, it does not move.",
    "Your score is 5 for the base, and one more for each likeness with each block beside it: same size, same colour, same shape. Announce it before you move.",
    "Count the spaces one by one and put your pawn on the last. If you would go beyond 55, your pawn stays where it is.",
    "Did you land on a white space where the other pawn stands? Bump it: that pawn goes 5 spaces back. Nobody is bumped on numbered spaces or at the start.",
    "Did you land on 55? Declare the win before you pass the flag.",
    "Pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge after you receive the flag and before you touch a block: the score, a pawn moved before announcing, the count or the bump.",
    "A declared win is challenged without the flag, within some seconds.",
    "If you are right, the block goes back to the bank, the pawns to where they stood, and you play.",
    "If you are wrong, you lose your turn and get a strike. A challenge at the wrong time, or of what is none of those rules, is a strike only. Three strikes lose the game.",
  ],
  end: [
    "After a 55 the other player has a final turn. Landing on 55 too makes a draw. If not, the player who landed first and declared it has won; not declared, it is a draw.",
    "When the last base is filled and the turn is over, it is a draw. But a player who lands on 55 with the last block and declares it, wins.",
    "The time limit is a draw, unless somebody has landed on 55: then the final turn is played.",
  ],
  clock: [
    "A turn lasts one minute, unless the table says otherwise. Then come a reminder and 10 more seconds.",
    "If you still have to place, announce or move, your turn is lost and all goes back. With the third reminder you lose the game.",
  ],
  line: [
    ["call blue · left", "call the colour that starts · pick the left hand"],
    ["?lrc", "touch a block: l large or s small; r red, b blue or y yellow; c circle, s square, t triangle, r rectangle or h hexagon"],
    ["back", "put it back into the bank"],
    ["lrc C2T", "place the large red circle on base C2T"],
    ["=7", "announce 7"],
    [">12", "count on one by one to 12 and put the pawn there"],
    [">12 8-11", "count 8 to 11 and put the pawn on 12"],
    ["bump 3", "bump: the other pawn to 3"],
    ["win", "declare the win"],
    ["!par55.score", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept · resign", "accept the result · resign"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Put a block beside one that is like it. Tap the large red hexagon, which is marked, then the marked base.",
    "Beside it lies a large red circle.",
  ],
  say: [
    "Count: 5 for the base, plus 1 for each likeness. Both are red and both are large: 5 + 2 = 7. Write 7 and tap the marked button.",
    "The shape differs: no point for that.",
  ],
  move: ["Your pawn is at the start. Go on 7: tap the marked space of the track, then the button.", "0 + 7 = 7."],
  pass: ["“{pass_flag}”: this ends your turn. The player who lands on exactly 55 wins.", "The other one went on 5."],
  challenge: [
    "In a tournament nobody points out faults. The computer placed the marked block and said 10. Count the likenesses with its neighbours: there are 4, and 5 + 4 = 9. Tap “{challenge}” and choose the rule about the score.",
    "It is a C (correct): block and pawn go back.",
  ],
};
