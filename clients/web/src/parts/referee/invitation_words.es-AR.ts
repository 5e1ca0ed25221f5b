/** The words of the question about a referee that a playing host wants to invite, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { InvitationWords } from "./invitation_words";

export const esAR = {
  ask: (host, role) => `${host}, que también juega, quiere invitar a un réferi (${role}). ¿Aceptás?`,
  sees: "El réferi decide sobre los desafíos y puede dar por terminada la partida. No ve las manos ni lo que está tapado.",
} satisfies Overlay<InvitationWords>;
