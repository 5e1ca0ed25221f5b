/** The shared Spanish words of games that reward a correct challenge with a relocation. A game's own words include them. */
import type { Tell } from "../../room/sentences";
import { es as boardWords } from "../words.es";

export const es = {
  phases: {
    relocating: "Se recoloca una ficha",
    result_pending: "Victoria declarada",
    over: "El juego terminó",
  },
  watched: {
    relocating: (names: string) => `${names} acertó: cambia de lugar una ficha rival`,
    result_pending: (names: string) => `${names} mira la victoria declarada`,
  },
  refusals: {
    relocation_pending: "Primero se recoloca la ficha del reto.",
    result_pending: "Hay una victoria declarada: primero se acepta o se reta.",
    unknown_chip: "Esa ficha no está en este juego.",
    not_yours: "Esa ficha no es tuya.",
    same_space: "La ficha ya está en ese círculo.",
    unknown_space: "Ese círculo no existe.",
    occupied: "Ese círculo está ocupado.",
    no_relocation: "No hay ninguna ficha que recolocar.",
    not_challenger: "Recoloca quien retó.",
    not_opponents: "Se recoloca una ficha del rival.",
    no_result_pending: "No hay una victoria declarada.",
    own_result: "Esa victoria la declaraste tú: contesta el otro.",
    time_already_called: "El límite de tiempo ya se pidió.",
  },
  /** The mistakes in a chip's route. */
  routes: {
    jump: "Hay una ficha en el camino, y no se salta: |muévela hasta antes de ella, o por otra recta.",
    yellow: "El camino cruzaría el área amarilla: |elige un círculo de este lado.",
    off_line: "Ninguna recta libre lleva hasta ahí: |muévela por una de las rectas que salen de su círculo.",
  },
  happenings: {
    relocation_waived: (event, names) => `${names(event.seat)} renuncia a recolocar.`,
    win_void: (event, names) => `La victoria de ${names(event.seat)} no vale.`,
  } satisfies Record<string, Tell>,
  actions: {
    select: "Tocar",
    move: "Mover",
    pass_flag: "Pasar la banderilla",
    declare_win: "Declarar la victoria",
    accept_result: "Aceptar la victoria",
    challenge: "Retar",
    relocate: "Recolocar una ficha",
    waive_relocation: "Dejarlas como están",
  },
  options: {
    ...boardWords.options,
    game_ms: {
      label: "Tiempo del juego",
      values: { "1500000": "25 min", "900000": "15 min", "2400000": "40 min", "0": "Sin límite" },
    },
    move_range: { label: "Cada movimiento", values: { any: "Lo que la recta permita", one: "Un solo paso" } },
    hints: { label: "Avisar de trayectos ganadores (con ayuda)", values: { true: "Sí", false: "No" } },
  } as Record<string, { label: string; values: Record<string, string> }>,
  columns: {
    turn: "Turno",
    chip: "Ficha",
    from: "De",
    to: "A",
    note: "Nota",
    lost: "turno perdido",
    relocated: "recolocada",
    declared: "victoria declarada",
    void: "no vale",
  },
  ui: {
    passesSoon: "pasa sola",
    calls: "Qué puedes hacer",
    back: "Volver",
    relocateNow: (name: string, count: number) =>
      `¡Tenías razón! Premio: lleva una ficha de ${name} al círculo vacío que quieras.${count > 1 ? ` Quedan ${count}.` : ""}`,
    relocateWait: (name: string, count: number) =>
      `${name} tenía razón: cambia de lugar ${count > 1 ? `${count} fichas tuyas` : "una ficha tuya"}.`,
    aimNow: "Toca otra vez el círculo para soltarla ahí.",
    hint: (path: readonly string[]) => `Hay un trayecto ganador: ${path.join(", ")}.`,
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
  },
};
