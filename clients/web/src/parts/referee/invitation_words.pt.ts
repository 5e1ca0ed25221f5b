/** The Portuguese words of the question about a referee that a playing host wants to invite. */
import type { InvitationWords } from "./invitation_words";

export const pt = {
  waits: (names) => `O link vai funcionar quando aceitarem: ${names}.`,
  agreed: "Todos aceitaram: o link já funciona.",
  ask: (host, role) => `${host}, que também joga, quer convidar um árbitro (${role}). Você aceita?`,
  sees: "O árbitro decide sobre os desafios e pode encerrar a partida. Não vê as mãos nem o que está virado para baixo.",
  yes: "Aceito",
  no: "Não aceito",
} satisfies InvitationWords;
