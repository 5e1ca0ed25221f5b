/** Words of requested byes and of withdrawal in Portuguese. */
import type { es } from "./bye_words.es";

export const pt: typeof es = {
  next: "Próxima rodada",
  kinds: {
    plays: "Joga",
    zero: "Livre, com 0 pontos",
    half: "Livre, com ½ ponto",
    full: "Livre, com 1 ponto",
    withdrawn: "Desiste: guarda os pontos e pode voltar",
  },
  marks: { plays: "", zero: "livre: 0", half: "livre: ½", full: "livre: 1", withdrawn: "desistiu" },
  leaveOut: (count: number) => (count === 1 ? "Formar sem quem não está" : `Formar sem os ${count} que não estão`),
};
