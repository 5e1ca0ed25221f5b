/** The Portuguese words of the drawings over a shown board, and of the lines that a class tries. */
import type { es } from "./words.es";

const FEMININE = { green: "verde", red: "vermelha", blue: "azul", yellow: "amarela" };
const COLOURS = { green: "verde", red: "vermelho", blue: "azul", yellow: "amarelo" };

export const pt: typeof es = {
  tools: "Ferramentas de desenho",
  draw: "Desenhar",
  shape: "Forma",
  shapes: { arrow: "Seta", circle: "Círculo", highlight: "Marca" },
  colour: "Cor",
  colours: COLOURS,
  places: "Lugares",
  placesHint: "Um lugar, ou dois para uma seta: e2 e4",
  add: "Pôr",
  clear: "Apagar os desenhos",
  clearMine: "Apagar os meus",
  allDraw: "Todos podem desenhar",
  hand: "Está com o tabuleiro",
  nobody: "só professores",
  drawings: "Desenhos",
  from: (place) => `Seta desde ${place}. Até onde?`,
  drawn: ({ shape, colour, place, to }) =>
    shape === "arrow" ? `Seta ${FEMININE[colour]} de ${place} a ${to}` : shape === "circle" ? `Círculo ${COLOURS[colour]} em ${place}` : `Marca ${FEMININE[colour]} em ${place}`,
  yours: "O tabuleiro está com você: mova e desenhe.",
  has: (name) => `${name} está com o tabuleiro.`,

  tryLine: "Testar jogadas",
  tried: (count) => (count === 1 ? "Teste: 1 jogada" : `Teste: ${count} jogadas`),
  undo: "Desfazer uma",
  leave: "Voltar à posição",

  explore: "Explorar por conta própria",
  rejoin: "Voltar com a turma",
  exploring: "Você explora por conta própria. A turma segue.",
  hands: (place) => `${place}ª mão`,
};
