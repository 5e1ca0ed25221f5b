/** The words of Ajedrez, in English. */
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { english, pastMoves, piecesOf, minutes, text, moveText, way, planned, heard, touchKept } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Chess", tag: "The game of kings, with clocks, score sheet and referee" };

const WHY = {
  movement: "that piece does not move like that",
  stays_in_check: "the king stays in check",
  into_check: "the king comes into check",
};

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ajedrez.illegal-move": [
      "That move is illegal: the piece does not go there, or the king is left in check. |Make another.",
      ({ why }) => `That move is illegal: ${WHY[why]}. |Make another.`,
    ],
    "ajedrez.touch-move": [
      "Touched piece, moved piece: |move the one you touched, or capture the one you touched, if it can be done.",
      ({ squares }) =>
        squares.length === 0 ? "Touched piece, moved piece: |move the one you touched." : `Touched piece, moved piece: ${listed("en", squares)} was touched. |Move it or capture it, if you can.`,
    ],
    "ajedrez.offer moment": "A draw is offered after moving and before pressing the clock: |wait for that moment.",
    "ajedrez.offer persistent": "A draw has been offered several times running: |wait until the other offers.",
    "ajedrez.claim-repetition": "The position has not come up three times yet: |play on.",
    "ajedrez.claim-fifty": "Fifty moves without a capture or a pawn move have not gone by: |play on.",
  },
  missing: { move: "Move first, then press the clock." },
  stakes: {
    undone_time: "the move is undone and you may gain time",
    warned: "the other one gets a warning",
    annulled: "the game is annulled",
  },
};

const pieces = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" } as Record<string, string>;

const rules = {
  "ajedrez.move": "Each piece moves in its own way; White begins and the sides take turns.",
  "ajedrez.illegal-move": "Illegal move: that piece cannot go there, or the king is left in check.",
  "ajedrez.touch-move": "Touch-move: a touched piece must be moved or captured if it can be.",
  "ajedrez.release": "A move made is not changed.",
  "ajedrez.mate": "Checkmate: the king cannot escape and the game ends.",
  "ajedrez.resign": "A player who resigns loses the game.",
  "ajedrez.stalemate": "Stalemate: no move and no check, a draw.",
  "ajedrez.dead-position": "When nobody can mate any more it is a draw.",
  "ajedrez.offer": "A draw is offered after moving and before pressing the clock, and not again and again.",
  "ajedrez.claim-repetition": "Threefold repetition: the same position for the third time.",
  "ajedrez.claim-fifty": "Fifty moves without a pawn move or a capture.",
  "ajedrez.wrong-claim": "A wrong claim costs time.",
  "ajedrez.period": "Each side has its allotted time.",
  "ajedrez.press": "A move is complete when the clock is pressed.",
  "ajedrez.flag": "When the flag falls, time is over.",
  "ajedrez.both-flags": "Both flags have fallen.",
  "ajedrez.last-two": "In the last two minutes a draw may be claimed: the referee decides or, without one, the server in the plain cases.",
  "ajedrez.late": "A player who is more than an hour late loses.",
  "ajedrez.start-position": "The game must begin from the starting position.",
  "ajedrez.colours": "Colours reversed: the referee decides.",
  "ajedrez.score-sheet": "Each player writes the moves on a score sheet.",
  "ajedrez.notation": "Moves are written in algebraic notation.",
  "ajedrez.conduct": "Conduct of the players.",
  "ajedrez.sanction": "Sanctions of the referee.",
  "ajedrez.points": "One point for a win, half for a draw.",
};
const sanctions = {
  warn: "warning",
  rival_time: "extra time for the opponent",
  cut_time: "time taken off",
  lose: "loss of the game",
  expel: "expulsion",
  take_game: "loss of the game",
} as Record<string, string>;

const alone =
  "in the last two minutes the server gives a draw if the opponent cannot mate, or if the last 25 moves of each side brought no capture and no pawn move. There is nobody for the rest: the flag decides.";

export const play: Words = {
  ...title,
  phases: {
    playing: "A piece must move",
    stopped: "The clocks are stopped: waiting for the referee",
    awaiting_arbiter: "A flag fell: the referee decides",
    over: "The game is over",
  },
  watched: {
    playing: (names: string) => `${names} moves`,
    stopped: () => "The clocks are stopped: waiting for the referee",
    awaiting_arbiter: () => "A flag fell: the referee decides",
  },
  refusals: {
    clocks_stopped: "The clocks are stopped.",
    not_your_turn: "It is not your move.",
    not_your_piece: "That piece is not yours.",
    own_piece_there: "A piece of yours is there.",
    promotion_needed: "Choose what the pawn becomes.",
    king_capture: "A king is not captured: claim the illegal move.",
    not_written: "Write the last move on your sheet before you move.",
    claimed_move: "You must make the move that you announced in the claim.",
    empty_square: "That square is empty.",
    no_touch_rule: "Touch-move does not hold at this table.",
    offer_open: "A draw has been offered already.",
    already_offered: "You have offered a draw in this turn.",
    no_offer: "Nobody has offered a draw.",
    right_lost: "You have moved: you may claim in your next turn.",
    illegal_move: "The announced move is not legal.",
    not_last_period: "That holds in the last period only.",
    too_much_time: "You have more than two minutes left.",
    flag_fallen: "Your flag has fallen.",
    flag_not_fallen: "No flag has fallen.",
    no_arbiter: "There is no referee at this table.",
    not_plain:
      "Without a referee the server gives a draw only if the opponent cannot mate, or if the last 25 moves of each side brought no capture and no pawn move. It costs you nothing: you may claim again.",
    already_postponed: "The referee has postponed that claim.",
    nothing_pending: "Nothing waits for a decision.",
    no_sheet: "The server keeps the score sheet.",
    write_in_order: "Write the moves in order.",
    nothing_to_write: "There are no moves to write.",
    wrong_san: "That is not how this move is written. If a draw was offered with it, it ends with (=).",
    no_challenges: "With help there are no challenges: the server points out faults.",
    not_a_seat: "That is for a player to do.",
    notation_illegal: "No legal move is written so.",
    notation_ambiguous: "More than one piece can make that move: say which.",
  },
  rules: rules,
  ...faults,
  happenings: {
    touched: (event, names) => `${names(event.seat)} touches the piece on ${text(event.params?.square)}.`,
    moved: (event, names) =>
      `${names(event.seat)} plays ${moveText(event, english)}${event.params?.offer ? " and offers a draw" : ""}.`,
    pressed: (event, names) => `${names(event.seat)} presses the clock.`,
    written: () => "Written on your sheet.",
    draw_claimed: (event, names) =>
      `${names(event.seat)} claims a draw by ${event.params?.ground === "fifty" ? "fifty moves" : "threefold repetition"}${event.params?.move ? ` with ${way(event.params.move)}` : ""}.`,
    wrong_claim: (event, names) =>
      `Wrong claim by ${names(event.seat)}: loses ${minutes(event.params?.cut_ms)} min, the opponent gains ${minutes(event.params?.bonus_ms)} min.`,
    dead_claimed: (event, names) => `${names(event.seat)} claims a draw: nobody can mate any more.`,
    last_two_claimed: (event, names) => `${names(event.seat)} claims a draw in the last two minutes.`,
    arbiter_called: (event, names) => `${names(event.seat)} calls the referee.`,
    arbiter_reason: (event, names) => `${names(event.seat)} says: ${text(event.params?.reason)}`,
    clocks_stopped: () => "The referee stops the clocks.",
    clocks_resumed: () => "The clocks run on.",
    clocks_set: () => "The referee sets the clocks.",
    time_given: (event, names) => `${names(event.seat)} receives ${minutes(event.params?.ms)} min.`,
    time_taken: (event, names) => `${names(event.seat)} loses ${minutes(event.params?.ms)} min.`,
    sanction: (event, names) =>
      `Sanction for ${names(event.seat)}: ${sanctions[text(event.params?.kind ?? event.params?.sanction)] ?? ""}.`,
    warning: (event, names) => `Warning for ${names(event.seat)}.`,
    postponed: () => "The referee postpones the claim: play goes on.",
    undone: (event, names) => `${names(event.seat)}'s move ${way(event.params?.uci)} is undone.`,
    flag_fell: (event, names) =>
      event.seat === null || event.seat === undefined ? "Both flags fall." : `${names(event.seat)}'s flag falls.`,
    both_flags: () => "Both flags have fallen: the game goes on.",
    arrived: (event, names) => `${names(event.seat)} has arrived.`,
    late: (event, names) => `${names(event.seat)} is too late.`,
    excused: (event, names) => `The referee waits for ${names(event.seat)}.`,
  },
  spoken: {
    moved: (event, names) => {
      const move = heard(event);
      if (move === null) return `${names(event.seat)} plays ${text(event.params?.uci).slice(0, 2)} to ${text(event.params?.uci).slice(2, 4)}.`;
      const way = move.castling ? `castles ${move.castling === "k" ? "short" : "long"}` : `${pieces[move.letter]} ${move.takes ? "takes on" : "to"} ${move.to}`;
      const end = { mate: ", checkmate", check: ", check" }[move.end ?? ""] ?? "";
      return `${names(event.seat)}: ${way}${move.becomes ? `, becomes a ${pieces[move.becomes]}` : ""}${end}${event.params?.offer ? ", and offers a draw" : ""}.`;
    },
  },
  actions: {
    arrive: "I am here",
    touch: "Touch",
    move: "Move",
    pass_flag: "Press the clock",
    offer_draw: "Offer a draw",
    accept_draw: "Accept the draw",
    decline_draw: "Decline the draw",
    claim_draw: "Claim a draw",
    claim_dead: "Nobody can mate: claim a draw",
    claim_last_two: "Claim in the last two minutes",
    claim_flag: "Claim the fallen flag",
    call_arbiter: "Call the referee",
    write: "Write",
    challenge: "Challenge",
    resign: "Resign",
  },
  asks: (type: string, may: readonly string[]): string | null => (type !== "offer_draw" ? null : may.includes("pass_flag") ? "Offer a draw?" : "A draw is offered with a move, before the clock is pressed. Now the offer counts, but the other player may challenge it, and you get a warning."),
  options: {
    mode: { label: "Mode", values: { assisted: "At home, with help", tournament: "Tournament" } },
    host_plays: {
      label: "The host plays",
      values: { white: "White", black: "Black", lot: "Random" },
    },
    time_control: {
      label: "Time",
      values: {
        "una-hora": "1 hour",
        clasico: "40 moves in 2 h and 30 min",
        "escolar-15": "15 minutes",
        "incremento-25-10": "25 min and 10 s per move",
        "retraso-25-5": "25 min with a delay of 5 s",
        "relampago-3-2": "Blitz: 3 min and 2 s per move",
        "relampago-5": "Blitz: 5 min",
        "relampago-5-3": "Blitz: 5 min and 3 s per move",
        "rapida-10": "Blitz: 10 min",
        "rapida-15-10": "Rapid: 15 min and 10 s per move",
        "sin-reloj": "No clock",
      },
    },
    scoresheet: { label: "Score sheet", values: { auto: "Kept by the server", manual: "Each player writes their own" } },
    auto_flag: { label: "Clock", values: { true: "Pressed for the players", false: "Each player presses it" } },
    arbiter: {
      label: "Referee",
      values: { human: "A person, if there is one", none: "No referee" },
      notes: {
        human: `If no referee comes to the table: ${alone}`,
        none: `Without a referee: ${alone}`,
      },
    },
    flag: { label: "Fall of the flag", values: { auto: "Seen by the server", claim: "Claimed by the opponent" } },
    both_flags: {
      label: "If both flags fall",
      values: { order: "The first loses", unknown: "Nobody knows which" },
      notes: { unknown: "Holds where the fall is claimed: play goes on, and in the last period it is a draw." },
    },
    illegal: {
      label: "Illegal move",
      values: {
        null: "As the mode says",
        claim: "Claimed by the opponent",
        arbiter: "Seen and undone by the server",
        refuse: "Cannot be made",
      },
      notes: { claim: "With help it can never be made.", arbiter: "With help it can never be made." },
    },
    last_two: {
      label: "Two minutes for an illegal move, the third loses",
      values: { all: "In the whole game", last_period: "In the last period only" },
    },
    touch_move: { label: "Touch-move", values: { null: "As the mode says", true: "Yes", false: "No" } },
    auto_75: {
      label: "Draw after 75 moves without capture or pawn move",
      values: { false: "No", true: "Yes, by itself" },
    },
    late_ms: { label: "With a starting time, late by this loses", values: {} },
    clock: {
      label: "Kind of clock",
      values: {
        null: "That of the chosen time",
        plain: "No seconds per move",
        increment: "With an increment",
        delay: "With a delay",
      },
    },
  },
  reasons: {
    checkmate: "checkmate",
    stalemate: "stalemate",
    dead_position: "nobody can mate any more",
    agreement: "draw agreed",
    threefold: "threefold repetition",
    fifty: "fifty moves",
    time: "out of time",
    time_no_mate: "out of time, but the opponent cannot mate",
    both_flags: "both flags fell",
    resign: "resigned",
    illegal_third: "third illegal move",
    strikes: "three wrong challenges",
    late: "late",
    art_10_2: "draw in the last two minutes (10.2)",
    sanction: "sanction",
    expelled: "expulsion",
    art_12_8: "both lose (12.8)",
    annulled: "game annulled",
    auto_75: "seventy-five moves",
  },
  columns: { number: "No.", move: "Move", clock: "Clock" },
  hints: {
    move: ({ uci }, view) => {
      const { from, to, letter, why, taken } = planned(view, uci);
      const reasons = { capture: `you capture the ${pieces[taken] ?? ""}`, castle: "your king is safe there", promote: "the pawn becomes a queen", centre: "it takes a place in the centre", develop: "it comes into play", better: "it stands better there" };
      return `Try the ${pieces[letter] ?? ""}: ${from} to ${to}; ${reasons[why]}.`;
    },
    claim_draw: ({ ground }) =>
      ground === "fifty" ? "Fifty moves passed without a capture or a pawn move: you can claim a draw." : "The position came up three times: you can claim a draw.",
    arrive: "Say that you are here, and the game begins.",
    pass_flag: "Your move is made: press the clock, and your opponent moves.",
    write: "Write the last move on your score sheet: then you can move.",
  },
  ui: {
    moveNow: "Tap the piece you move.",
    toNow: "Tap the square it goes to.",
    board: "Chess board",
    square: (square, piece, touched) =>
      `${square}, ${piece ? `${piece.side} ${pieces[piece.letter]}` : "empty"}${touched ? ", touched" : ""}`,
    pieces: pieces,
    taken: (name, pieces) => `${name} took: ${pieces.join(", ")}`,
    calls: "What you can do",
    rare: "Offer or claim a draw",
    went: (name, letter, square, taken, isYours) =>
      `${name}: ${pieces[letter]} to ${square}${taken === null ? "" : `, and took ${isYours ? "your" : "a"} ${pieces[taken]}`}.`,
    back: "Back",
    turnBoard: "Turn the board",
    promote: "Promotion: what does the pawn become?",
    touchNotice: "Touch-move: pressing a piece touches it, and you must move it.",
    touchRival: (square) => `Touch your opponent's piece on ${square}`,
    offering: "You offer a draw with your move.",
    forced: "Another move must be made with the touched piece, if possible.",
    mustPlay: (uci) => `You must play ${way(uci)}, as announced.`,
    grounds: { threefold: "By threefold repetition", fifty: "By fifty moves" },
    claimHere: "The position is on the board",
    claimMove: "Or announce on the board the move that brings it about. A wrong claim costs time.",
    check: "Check!",
    lastTwo: {
      pending: "The referee decides on the claim of the last two minutes.",
      postponed: "The referee watches the game.",
    },
    record: "Moves",
    ownSheet: "My score sheet",
    planned: (from, to) => `Planned: ${from}–${to}. It is played on your turn; a tap takes it back.`,
    unplan: "Take back the planned move",
    look: "Board and pieces",
    lookBoard: "Board",
    lookPieces: "Pieces",
    boards: { wood: "Wood", green: "Green", blue: "Blue", contrast: "High contrast" },
    sets: { tournament: "Tournament", round: "Round" },
    challengeMove: (san) => `Claim ${san} as an illegal move`,
    claim: {
      title: "Claim an illegal move",
      ask: (line) => `Was ${line} illegal?`,
      cost: "If it was not, the challenge is wrong; three of those lose the game.",
      say: "Claim",
      number: (white) => `Number of ${white ? "White's" : "Black's"} move`,
      numbered: (number, white) => `${white ? "White's" : "Black's"} move ${number}`,
    },
    awaited: (name, until) => `${name} is awaited until ${until}, with the clock running.`,
    offeredWith: "The line of a move with which a draw was offered ends with (=).",
    writeMove: (number, white) => `Write ${white ? "White's" : "Black's"} move ${number}`,
    write: "Write",
    san: english,
  },
  arbiter: {
    title: "Referee",
    stop: "Stop the clocks",
    resume: "Resume",
    flag: "Call the fallen flag",
    byFlag: "Let the flag decide",
    lastTwoDraw: "Declare a draw (10.2)",
    lastTwoPostpone: "Postpone",
    lastTwoBonus: "Postpone, 2 min for the opponent",
    clocks: "Clocks",
    white: "White (min)",
    black: "Black (min)",
    setClocks: "Set",
    addTime: "Give time",
    seat: "Player",
    minutes: "Minutes",
    sanctions: "Sanctions",
    kind: "Kind",
    kinds: sanctions,
    rivalScore: "Opponent's points",
    article: "Article",
    sanction: "Sanction",
    decide: "Decide",
    before: "Back to before",
    rollback: "Undo",
    result: "Result",
    reason: "Reason",
    declare: "Declare",
    loseBoth: "Both lose (12.8)",
    annul: "Annul the game",
  },
  side: (view, seat) =>
    seat === view.white_seat ? { color: "white", form: "disc", name: "White" } : { color: "black", form: "disc", name: "Black" },
  sums: (view, rule, _accused, events) => [
    ...(rule === null || rule === "ajedrez.illegal-move" ? ["the piece moves like that, and its king is not in check"] : []),
    ...(rule === "ajedrez.touch-move" ? touchKept(view, events, { moved: (square) => `the touched piece, on ${square}, was moved`, stuck: (square, isChecked) => `the touched piece, on ${square}, ${isChecked ? "could not end the check" : "had no move: others were in its way, or its king would be in check"}` }) : []),
  ],
  kept: {
    "ajedrez.illegal-move": "that piece moves like this, and the king is not in check",
    "ajedrez.touch-move": "the touched piece was moved, or it had no legal move",
    "ajedrez.offer": "the draw was offered after the move, and not again",
    "ajedrez.start-position": "the pieces began in their places",
  },
  tally: (view, seat) => ({
    notes: [
      ...(view.illegal_moves[seat] ? [`illegal moves: ${view.illegal_moves[seat]}`] : []),
      ...(view.warnings[seat] ? [`warnings: ${view.warnings[seat]}`] : []),
      ...(view.offer === seat ? ["offers a draw"] : []),
    ],
  }),
  aims: (rule, view, _names, seat = null) => pastMoves(rule, view, "The last move", english, seat),
  oneRule: true as boolean,
  describe: (view, names) => {
    const turn = view.fen.split(" ")[1] === "w" ? "White" : "Black";
    return `White, ${names(view.white_seat)}: ${piecesOf(view, pieces, "white")}. Black, ${names(1 - view.white_seat)}: ${piecesOf(view, pieces, "black")}. ${turn} to move.`;
  },
};

export const howto: Howto = {
  goal: "Give checkmate: attack the other king so that it cannot escape. Here chess is played as in a real tournament, with a clock, a score sheet and a referee.",
  turn: [
    "White begins, and players take turns.",
    "Move one of your pieces. The queen goes straight and diagonally; the rook straight; the bishop diagonally; the knight jumps in an L; the king takes one step.",
    "A pawn goes one step forward, or two on its first move, and captures diagonally. It also captures en passant. At the far end it is promoted: you change it for a queen, rook, bishop or knight.",
    "Castling: the king goes two steps towards a rook and the rook jumps to its other side. Neither has moved before, nothing stands between them, and the king is not in check and crosses no attacked square.",
    "You may never leave your king in check.",
    "Touch a piece, play it: touch your own and you move it, touch the other's and you capture it, if that is possible. A move made is not changed.",
    "A move is complete when you press the clock. The table can press it for you.",
    "To offer a draw, do so after your move and before you press the clock. With a score sheet kept by hand, write each move before the next one.",
  ],
  challenges: [
    "In a tournament the server takes an illegal move without a word. You may challenge it until the end of the game, even when it is not your turn.",
    "If you are right, the position before it comes back and the other player must play something legal. Their first and second illegal moves give you 2 minutes each; the third loses.",
    "Touched piece: challenge it before you touch or move. If you are right, the other must play what was touched. You may also challenge a draw offer made at the wrong moment, and a wrong starting position.",
    "A wrong or badly timed challenge is a strike: you lose no turn, but three strikes lose the game.",
  ],
  end: [
    "Checkmate wins. You also win if the other resigns or their flag falls, unless you have no way at all left to mate: then it is a draw.",
    "It is a draw by agreement, by stalemate (no check and no moves), or when nobody can mate.",
    "Claim a draw, before you move, for the same position three times or for fifty moves without a capture or a pawn move. A wrong claim takes half of your time, at most 3 minutes, and gives the other 3.",
    "A win is 1 point and a draw is half.",
  ],
  clock: [
    "Each player has a clock that runs only in their own turn. There are no one-minute turns here. With help there is no clock unless somebody chooses one. The table says how much time there is and whether each move adds some.",
    "In the last two minutes of the last period you may claim a draw from the referee.",
    "With an appointed time, a player who is an hour late loses.",
    "Online there are no hands and no crooked pieces: you need not say “I adjust”, nobody hits the clock, and the server keeps the record. The class itself watches that nobody uses notes or takes advice.",
  ],
  line: [
    ["e2e4 · e7e8q", "move · promote to a queen"],
    ["Cf3 · 0-0 · exd5", "the same in notation, with Spanish letters: R king, D queen, T rook, A bishop, C knight"],
    ["e2e4 (=)", "move and offer a draw"],
    ["touch g1", "touch the piece on g1"],
    ["pass_flag", "press the clock"],
    ["offer_draw · accept_draw · decline_draw", "offer, accept, decline a draw"],
    ["claim_draw threefold · claim_draw fifty", "claim: three times the same position · fifty moves"],
    ["challenge ajedrez.illegal-move 2", "challenge the third move of the game (counted from 0)"],
    ["write 0 e4", "write on the score sheet"],
    ["resign", "resign"],
  ],
};

export const lesson: LessonWords = {
  pawn: [
    "You play white. A pawn goes forward; on its first move it may take two steps. Tap the marked pawn and its square.",
    "A pawn goes straight ahead, but captures diagonally, one step.",
  ],
  knight: [
    "The knight jumps in an L: two steps and one to the side. Only the knight jumps. Bring it to the marked square.",
    "From there your knight attacks the black pawn.",
  ],
  bishop: ["The bishop goes diagonally, as far as you like. Bring it to the marked square.", "Now there is room between king and rook."],
  castle: [
    "Make your king safe by castling: tap the king and the marked square, two steps to the side. The rook jumps by itself.",
    "You castle once, if neither king nor rook has moved.",
  ],
  challenge: [
    "In a tournament nobody points out faults. The black king took two steps! In the list of moves tap the last one, the king's, then the marked button.",
    "The move is undone, and Black must move the king rightly.",
  ],
  mate: ["You win when the other king is attacked and cannot get away: checkmate. Bring the rook to the far end.", "Checkmate!"],
};
