/** The words of rulings and appeals in English. They come with the table. */
import type { es } from "./ruling_words.es";

export const en: typeof es = {
  title: "Ruling",
  onChallengeOf: (name) => `Ruling on ${name}'s challenge`,
  markHints: {
    C: "",
    I: "This rule was not broken:",
    IA: "It was not the moment to challenge, or that cannot be challenged.",
  },
  by: { server: "the server", monitor: "the monitor", leader: "the game leader", director: "the director" },
  level: (level) => `Opinion ${level}`,
  why: {
    own_result: "Only the other one could challenge that result.",
    others_turn: "The other one was playing: you challenge when you receive the flag.",
    own_turn: "There was no play to challenge: you challenge when you receive the flag, before you touch anything.",
    not_now: "There was nothing to challenge at that moment.",
    no_rule: "Nobody may challenge that.",
    other_moment: "That rule is challenged at another moment.",
  },
  pendingTitle: "A challenge waits",
  pending: "The referee is deciding. The clocks stand still.",
  appealHint: "You may hold up the option card and ask for another opinion.",
  appeal: "Ask for another opinion",
  appealWords: "Why? (optional; only the referee reads it)",
  plead: "Tell the referee (nobody else reads it)",
  pleadSend: "Tell",
  pleaded: "The referee has your words.",
  accept: "I accept",
  accepted: "You have accepted. The others have not yet.",
  appealOpen: (name) => `${name} has asked for another opinion. The referee speaks.`,
  noted: "Appeals noted without a referee",
  absent: "No referee is online now.",
  absentRuling: "If nobody comes back, the server decides.",
  absentAppeal: "If nobody comes back, the appeal is noted and play goes on.",
  absentWaits: "The game waits until one comes back.",
};
