/** Words of the question whether a referee may come whom the host, who plays, has asked for. */
import type { Lang } from "../../room/view";

export type InvitationWords = {
  waits: (names: string) => string;
  agreed: string;
  ask: (host: string, role: string) => string;
  sees: string;
  yes: string;
  no: string;
};

export const invitationWords: Record<Lang, InvitationWords> = {
  es: {
    waits: (names) => `El enlace servirá cuando acepten: ${names}.`,
    agreed: "Todos aceptaron: el enlace ya sirve.",
    ask: (host, role) => `${host}, que también juega, quiere invitar a un réferi (${role}). ¿Aceptas?`,
    sees: "El réferi decide sobre los retos y puede dar por terminada la partida. No ve las manos ni lo que está tapado.",
    yes: "Acepto",
    no: "No acepto",
  },
  en: {
    waits: (names) => `The link works once these have agreed: ${names}.`,
    agreed: "Everybody has agreed: the link works.",
    ask: (host, role) => `${host}, who plays too, wants to invite a referee (${role}). Do you agree?`,
    sees: "The referee rules on challenges and may end the game. The referee sees no hands and nothing that lies face down.",
    yes: "I agree",
    no: "I do not agree",
  },
};
