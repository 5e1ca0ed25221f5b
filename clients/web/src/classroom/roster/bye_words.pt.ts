/** Words of requested byes and of withdrawal in Portuguese. */
import type { es } from "./bye_words.es";

export const pt: typeof es = {
  next: "Próxima rodada",
  kinds: {
    plays: "Joga",
    zero: "Descansa, com 0 pontos",
    half: "Descansa, com ½ ponto",
    full: "Descansa, com 1 ponto",
    withdrawn: "Desiste: guarda os pontos e pode voltar",
  },
  marks: { plays: "", zero: "descanso: 0", half: "descanso: ½", full: "descanso: 1", withdrawn: "desistiu" },
  leaveOut: (count: number) => (count === 1 ? "Formar sem quem não está" : `Formar sem os ${count} que não estão`),
};
