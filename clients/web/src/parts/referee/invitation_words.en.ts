/** The English words of the question about a referee that a playing host wants to invite. */
import type { InvitationWords } from "./invitation_words";

export const en: InvitationWords = {
  waits: (names) => `The link works once these have agreed: ${names}.`,
  agreed: "Everybody has agreed: the link works.",
  ask: (host, role) => `${host}, who plays too, wants to invite a referee (${role}). Do you agree?`,
  sees: "The referee rules on challenges and may end the game. The referee sees no hands and nothing that lies face down.",
  yes: "I agree",
  no: "I do not agree",
};
