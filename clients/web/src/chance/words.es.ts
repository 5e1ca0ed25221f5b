/** The Spanish words of the chance page. The words load with that page, not with the lobby. */
import { plural } from "../words/plural";
import type { Draw } from "./roll";

export const es = {
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
