/** The Spanish words of the drawings over a shown board, and of the lines that a class tries. */
type Drawn = { shape: "arrow" | "circle" | "highlight"; colour: "green" | "red" | "blue" | "yellow"; place: string; to: string };
const FEMININE = { green: "verde", red: "roja", blue: "azul", yellow: "amarilla" };
const COLOURS = { green: "verde", red: "rojo", blue: "azul", yellow: "amarillo" };

export const es = {
  tools: "Herramientas de dibujo",
  draw: "Dibujar",
  shape: "Forma",
  shapes: { arrow: "Flecha", circle: "Círculo", highlight: "Marca" },
  colour: "Color",
  colours: COLOURS,
  places: "Lugares",
  placesHint: "Un lugar, o dos para una flecha: e2 e4",
  add: "Poner",
  clear: "Borrar los dibujos",
  clearMine: "Borrar lo mío",
  allDraw: "Todos pueden dibujar",
  hand: "Tiene el tablero",
  nobody: "solo docentes",
  drawings: "Dibujos",
  from: (place: string) => `Flecha desde ${place}. ¿Hasta dónde?`,
  drawn: ({ shape, colour, place, to }: Drawn) =>
    shape === "arrow" ? `Flecha ${FEMININE[colour]} de ${place} a ${to}` : shape === "circle" ? `Círculo ${COLOURS[colour]} en ${place}` : `Marca ${FEMININE[colour]} en ${place}`,
  yours: "Tienes el tablero: mueve y dibuja.",
  has: (name: string) => `${name} tiene el tablero.`,

  tryLine: "Probar jugadas",
  tried: (count: number) => (count === 1 ? "Prueba: 1 jugada" : `Prueba: ${count} jugadas`),
  undo: "Deshacer una",
  leave: "Volver a la posición",

  explore: "Explorar por mi cuenta",
  rejoin: "Volver con la clase",
  exploring: "Exploras por tu cuenta. La clase sigue.",
  hands: (place: number) => `mano ${place}.ª`,
};
