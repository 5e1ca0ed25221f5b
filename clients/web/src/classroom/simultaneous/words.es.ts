/** The words of a simultaneous in Spanish. */
const boards = (count: number) => (count === 1 ? "1 mesa" : `${count} mesas`);

export const es = {
  title: "Simultánea: uno contra muchos",
  hint: "Uno juega con cada alumno elegido y va de mesa en mesa. Se juega con ayuda; las tarjetas se cierran solas al terminar cada juego.",
  player: "Quién juega contra todos",
  against: "Contra quiénes",
  all: "Todos",
  none: "Ninguno",
  first: "El primer asiento (en ajedrez, las blancas)",
  firsts: { player: "quien juega contra todos", others: "cada alumno", turns: "mesa por medio" } as Record<string, string>,
  clock: "Reloj",
  clocks: { none: "nadie lleva reloj", others: "corre solo el del alumno, cuando le toca" } as Record<string, string>,
  counts: "Cuenta en las posiciones",
  countsHint: "Solo si juega un docente. A quien no la juega no le suma nada.",
  make: (count: number) => `Formar ${boards(count)}`,
  of: (name: string) => `Simultánea de ${name}`,
  counted: "Cuenta en las posiciones.",
  uncounted: "No cuenta en las posiciones.",

  walk: "Las mesas de la simultánea",
  stop: (number: number, name: string, state: string) => `Mesa ${number}, ${name}: ${state}`,
  states: { waits: "te espera", thinks: "está pensando", stands: "no se juega ahora", over: "terminó" } as Record<string, string>,
  next: (number: number, name: string) => `Siguiente: mesa ${number}, ${name}`,
  waiting: (count: number) => (count === 0 ? "Nadie te espera ahora" : count === 1 ? "1 mesa te espera" : `${count} mesas te esperan`),
  youWait: (name: string) => `${name} va de mesa en mesa. Mientras le toca, no corre ningún reloj.`,
};
