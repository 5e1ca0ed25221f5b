/** The Portuguese words of the computer's levels. */
import type { es } from "./level.es";

export const pt = {
  level: "Nível do computador",
  levels: { "": "Normal", learner: "Aprendiz", club: "Clube", strong: "Forte", partner: "Parceiro para treinar a arbitragem" },
  partnerHint: "Às vezes erra de propósito e às vezes não vê suas faltas: treine os desafios com ele.",
} satisfies typeof es;
