/** The Portuguese explanations of Takeaway's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "takeaway.take many": "São mais de três: |pegue uma, duas ou três fichas.",
    "takeaway.count missing": "Falta dizer quantas ficam: |conte o monte e diga.",
    "takeaway.count value": [
      "Esse não é o número de fichas que ficam: |conte de novo.",
      ({ said, left }: { said: number; left: number }) => `Disse ${said}, e ficam ${left}: |conte as fichas de novo.`,
    ],
  },
  missing: {
    take: "Você ainda não pegou: pegue uma, duas ou três fichas.",
    say: "Falta você dizer quantas ficam: conte o monte e diga.",
  },
  stakes: {},
} satisfies FaultWords<Facts, Missing, Stake>;
