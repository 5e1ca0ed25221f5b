/** The words of Pebbles, in English. */
const stones = (count) => `${count} ${Number(count) === 1 ? "stone" : "stones"}`;

export const en = {
  play: {
    phases: {
      review: "Take one, two or three stones",
      taken: "Say how many are left and pass the flag",
      result_pending: "Result not final",
      over: "The game is over",
    },
    reviewing: { review: "Look at the move before: challenge it or take stones", result_pending: "Accept the result, or challenge" },
    watched: {
      review: (names) => `${names} takes stones`,
      taken: (names) => `${names} says how many are left`,
      result_pending: (names, count) => `${names} answer${count === 1 ? "s" : ""} the result`,
    },
    refusals: { not_enough: ({ left }) => `Only ${stones(left)} left.` },
    rules: {
      "pebbles.take": "One, two or three stones are taken in a turn.",
      "pebbles.count": "The player who takes says how many stones are left, and it must be true.",
      "pebbles.time-limit": "At the time limit the game ends in a draw.",
    },
    faults: {
      "pebbles.take many": "Those are more than three: |take one, two or three stones.",
      "pebbles.count missing": "Nobody said how many are left: |count the pile and say it.",
      "pebbles.count value": [
        "That is not how many stones are left: |count them again.",
        ({ said, left }) => `${said} was said, and ${left} are left: |count the stones again.`,
      ],
    },
    missing: {
      take: "You have taken nothing yet: take one, two or three stones.",
      say: "You have not said how many are left: count the pile and say it.",
    },
    happenings: {
      taken: (event, names) => `${names(event.seat)} takes ${stones(event.params?.count)}.`,
      said: (event, names) => `${names(event.seat)} says: ${event.params?.left} left.`,
      restored: (event, names) => `${names(event.seat)}'s move is undone.`,
    },
    actions: { take: "Take stones", say: "Say how many are left", pass_flag: "Pass the flag" },
    reasons: { emptied: "last stone taken" },
    columns: { taken: "Taken", said: "Said", note: "Note" },
    hints: {
      take: ({ count }, view) => `Take ${stones(count)}: that leaves ${view.pile - count} to the other player.`,
      say: ({ left }) => `Count the pile: say that ${left} are left.`,
    },
    ui: {
      board: (left) => `Pile: ${stones(left)}`,
      take: (count) => `Take ${count}`,
      left: "Stones left",
      say: "Say",
      turn: (name, { taken, said }) => `${name}: took ${taken}, ${said === null ? "said no number" : `said that ${said} are left`}.`,
    },
    describe: (view, names) => `${stones(view.pile)} in the pile. ${names(view.turn.seat)}'s turn.`,
  },
  howto: {
    goal: "There are twenty-one stones in a pile. The player who takes the last stone loses.",
    turn: [
      "You receive the flag. Look at the move before: you may still challenge it.",
      "Take one, two or three stones.",
      "Say how many are left.",
      "Pass the flag.",
    ],
    challenges: [
      "In a tournament the server does not point out mistakes: you find them. Challenge after you receive the flag and before you take.",
      "If you are right, the stones go back to the pile and it is your turn. If you are wrong, you lose the turn and get a strike.",
      "Three strikes lose the game.",
    ],
    end: ["When the pile is empty, the other player may challenge that move or accept the result.", "At the time limit it is a draw."],
    clock: ["A turn lasts one minute. Then come a reminder and ten more seconds; after that the move is undone."],
    line: [
      ["take 2", "take two stones"],
      ["say 13", "say that thirteen are left"],
      ["pass · accept", "pass the flag · accept the result"],
      ["!pebbles.count", "challenge that rule"],
      ["resign", "resign"],
    ],
  },
};
