/** The Spanish words of the question about a referee that a playing host wants to invite. */
import type { InvitationWords } from "./invitation_words";

export const es: InvitationWords = {
  waits: (names) => `El enlace servirá cuando acepten: ${names}.`,
  agreed: "Todos aceptaron: el enlace ya sirve.",
  ask: (host, role) => `${host}, que también juega, quiere invitar a un réferi (${role}). ¿Aceptas?`,
  sees: "El réferi decide sobre los retos y puede dar por terminada la partida. No ve las manos ni lo que está tapado.",
  yes: "Acepto",
  no: "No acepto",
};
