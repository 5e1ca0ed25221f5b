/** The English words of the challenge dialogue that all games share. */
import type { es } from "./challenge_words.es";

export const en: typeof es = {
  judged: "This play is judged",
  stakes: {
    strike: "",
    turn: "you lose this turn",
    next_turn: "you lose your next turn",
    win_stands: "the win is confirmed",
    result_stands: "the result stays as it is",
    win: "you win the game",
    undone: "the play is undone",
  },
  third: { game_lost: "you lose the game", chico_lost: "your side loses the chico", out: "you are out of the game" },
  right: (prize) => `If you are right, ${prize}.`,
  depends: "If you are right, what you win depends on the rule: choose it and you will see.",
  never: "This rule cannot have been broken now: the challenge cannot be correct.",
  wrong: (price, strikes, third) =>
    strikes === 2
      ? `If you are wrong, it is your third strike: ${third}.`
      : `If you are wrong, ${price ? `${price} and ` : ""}you get a strike: you have ${strikes} of 3. With the third ${third}.`,
  instead: (price) => `If you are wrong, ${price}.`,
  untimely: "With one of these the challenge cannot be correct; if it is inappropriate, you get the strike and nothing else.",
  shutTitle: "This is not the moment: it would be inappropriate.",
  shut: {
    own_result: () => "Only the other player may challenge that result.",
    others_turn: (name) => `${name} is still playing: you challenge when the flag comes to you.`,
    own_turn: () => "There is no play that you may challenge: you challenge when the flag comes to you, before you touch anything.",
    not_now: () => "There is nothing to challenge at this moment.",
  },
  shutPrice: (strikes, third) =>
    strikes === 2
      ? `It would be your third strike: ${third}.`
      : `You would get a strike and nothing else would change: you have ${strikes} of 3. With the third ${third}.`,
  folded: "Rules that cannot have been broken now",
};
