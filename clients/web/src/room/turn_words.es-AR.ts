/** The words of the table's headline, of the tab's title and of the calls to an absent player, in the Spanish of Argentina. */
import type { Overlay } from "../words/catalogue";
import type { es } from "./turn_words.es";

export const esAR = {
  yours: {
    move: "Te toca a vos",
  },
  theirs: {
    answer: (names: string, count: number) => `Esperá a que ${names} ${count === 1 ? "conteste" : "contesten"}`,
    result: (names: string, count: number) => `Esperá a que ${names} ${count === 1 ? "acepte" : "acepten"} el resultado`,
    ruling: (names: string, count: number) => `Esperá a que ${names} ${count === 1 ? "conteste" : "contesten"} la decisión`,
    move: (names: string) => `Esperá a ${names}`,
  },
  plays: { yours: (side: string) => `Jugás con ${side}` },
  answerWithin: (seconds: number) => `Tenés ${seconds} segundos para contestar.`,
  mayGo: "podés ir ahí",
  marked: (places: string) => `Mirá: ${places}.`,
} satisfies Overlay<typeof es>;
