/** The words of the chance page, Spanish first. They come with it, not with the lobby. */
import type { Lang } from "../room/view";
import { plural } from "../words/plural";
import type { Draw } from "./roll";

const es = {
  title: "Comprobar el azar",
  lead: "Esta página vuelve a tirar aquí, en tu aparato, todo lo que salió por azar, y mira si salió lo mismo.",
  running: "El juego todavía corre. Su semilla es secreta hasta el final; su huella ya está a la vista:",
  none: "Todavía no terminó ningún juego en esta mesa. Vuelve cuando termine.",
  loading: "Tirando otra vez…",
  failed: "No se pudo traer el registro.",
  again: "Intentar otra vez",
  back: "Volver a la mesa",
  game: (number: number) => `Juego ${number}`,
  fair: "Todo coincide: nadie eligió ninguna tirada.",
  fairLaid: (count: number) => `Todo coincide. El docente puso ${plural("es", count, "tirada", "tiradas")}; nadie eligió ninguna otra.`,
  fairEmpty: "En este juego nada salió por azar. La semilla es la prometida.",
  unfairSeed: "No coincide: la semilla no es la que se prometió al empezar.",
  unfair: (count: number) => `No coincide: ${plural("es", count, "tirada no sale", "tiradas no salen")} de la semilla.`,
  step1: "1. ¿Es la semilla que se prometió?",
  promised: "Huella prometida al empezar",
  seed: "Semilla, mostrada al terminar",
  computed: "Huella de esa semilla, calculada aquí",
  equal: "Son iguales.",
  notEqual: "No son iguales.",
  witnessed: "Este aparato vio esa huella mientras se jugaba.",
  notWitnessed: "Este aparato no estaba cuando se jugaba: compárala con la que alguien haya anotado.",
  step2: "2. ¿Sale otra vez lo mismo?",
  number: "Nº",
  who: "Quién",
  what: "Qué",
  rolled: "Salió",
  again2: "Otra vez",
  ok: "Igual",
  deal: "Al empezar",
  clock: "El reloj",
  roles: { monitor: "Instructor", leader: "Líder del juego", director: "Director" } as Record<string, string>,
  form: ({ kind, of, got }: Pick<Draw, "kind" | "of" | "got">): string =>
    kind === "dice"
      ? `${plural("es", got.length, "dado", "dados")}${of === 6 ? "" : ` de ${of} caras`}`
      : kind === "below"
        ? `Sorteo entre ${of}`
        : `Mezcla de ${of}`,
  verdicts: { same: "Igual", laid: "Puesto por el docente, sin tirar", other: "Distinto", skipped: "Antes faltó una tirada" } as Record<string, string>,
  nothing: "nada",
  places: (count: number) => `los ${count} lugares`,
  how: "Cómo funciona",
  explained: [
    "Antes de empezar, el servidor elige un número secreto muy largo: la semilla. Muestra solo su huella (SHA-256). De la huella no se puede sacar la semilla, pero cambiar la semilla cambia la huella.",
    "Cada tirada sale de la semilla y de su número de orden, con una cuenta fija: la tirada 0, la 1, la 2… Nadie puede saltarse una ni elegir.",
    "Al terminar se muestra la semilla. Cualquiera puede repetir la cuenta. Aquí la repite tu aparato, sin preguntar al servidor.",
  ],
  hand: "Probar a mano",
  handHint: "Escribe una semilla y una huella que alguien haya anotado en papel.",
  handSeed: "Semilla",
  handDigest: "Huella",
  handIndex: "Tirada número (desde 0)",
  handDice: "Cuántos dados",
  check: "Comprobar",
  handBad: "La semilla se escribe con cifras y letras de la a a la f, en cantidad par.",
  handYes: "Coinciden: es la huella de esa semilla.",
  handNo: "No coinciden.",
  handDigestIs: "La huella de esa semilla es",
  handRoll: (index: number) => `La tirada ${index} de esa semilla`,
};

export type ChanceWords = typeof es;

const en: ChanceWords = {
  title: "Check the chance",
  lead: "This page rolls again here, on your device, all that was left to chance, and looks whether it comes out the same.",
  running: "The game still runs. Its seed is secret until the end; its fingerprint is shown already:",
  none: "No game is over at this table yet. Come back when it is.",
  loading: "Rolling again…",
  failed: "The log could not be fetched.",
  again: "Try again",
  back: "Back to the table",
  game: (number) => `Game ${number}`,
  fair: "All of it agrees: nobody chose any roll.",
  fairLaid: (count) => `All of it agrees. The tutor laid down ${plural("en", count, "roll", "rolls")}; nobody chose any other.`,
  fairEmpty: "Nothing was left to chance in this game. The seed is the promised one.",
  unfairSeed: "It does not agree: the seed is not the one that was promised at the start.",
  unfair: (count) => `It does not agree: ${plural("en", count, "roll does not come", "rolls do not come")} out of the seed.`,
  step1: "1. Is it the seed that was promised?",
  promised: "Fingerprint promised at the start",
  seed: "Seed, shown at the end",
  computed: "Fingerprint of that seed, worked out here",
  equal: "They are the same.",
  notEqual: "They are not the same.",
  witnessed: "This device saw that fingerprint while the game was played.",
  notWitnessed: "This device was not there while the game was played: compare it with what somebody wrote down.",
  step2: "2. Does the same come out again?",
  number: "No.",
  who: "Who",
  what: "What",
  rolled: "Came out",
  again2: "Again",
  ok: "Same",
  deal: "At the start",
  clock: "The clock",
  roles: { monitor: "Monitor", leader: "Game leader", director: "Director" },
  form: ({ kind, of, got }) =>
    kind === "dice"
      ? `${plural("en", got.length, "die", "dice")}${of === 6 ? "" : ` of ${of} sides`}`
      : kind === "below"
        ? `Lot among ${of}`
        : `Shuffle of ${of}`,
  verdicts: { same: "Same", laid: "Laid down by the tutor, not rolled", other: "Different", skipped: "A roll before it is missing" },
  nothing: "nothing",
  places: (count) => `all ${count} places`,
  how: "How it works",
  explained: [
    "Before the start the server chooses a very long secret number: the seed. It shows only its fingerprint (SHA-256). The seed cannot be found from the fingerprint, but another seed has another fingerprint.",
    "Each roll is made from the seed and its own number, by a fixed sum: roll 0, roll 1, roll 2… Nobody can leave one out or choose.",
    "At the end the seed is shown. Anybody can do the sum again. Here your device does it, without asking the server.",
  ],
  hand: "Try it by hand",
  handHint: "Type a seed and a fingerprint that somebody wrote down on paper.",
  handSeed: "Seed",
  handDigest: "Fingerprint",
  handIndex: "Roll number (from 0)",
  handDice: "How many dice",
  check: "Check",
  handBad: "A seed is written in digits and letters from a to f, an even count of them.",
  handYes: "They agree: it is the fingerprint of that seed.",
  handNo: "They do not agree.",
  handDigestIs: "The fingerprint of that seed is",
  handRoll: (index) => `Roll ${index} of that seed`,
};

export const chanceWords: Record<Lang, ChanceWords> = { es, en };
