/** The Portuguese words of a position that a tutor shows to all. */
import type { es } from "./words.es";

export const pt = {
  open: "Mostrar uma posição",
  hint: "Aparece na tela e nas páginas de todos os alunos. Jogue pelos dois lados no tabuleiro, ou escreva as jogadas.",
  roundHint: "Uma rodada pode começar daqui: escolha ao formar a rodada, em “Posição inicial”.",
  game: "Jogo",
  seats: "Por mesa",
  show: "Mostrar",
  takeAway: "Remover a posição",
  back: "Uma jogada atrás",
  again: "Desde o começo",
  next: "Escrever a jogada",
  play: "Jogar",
  given: "Começar de outra posição",
  givenHint: "Cole um FEN, PGN ou PDN. Outras posições: as palavras dos casos do regulamento, como JSON.",
  malformed: "Falta algo nesse JSON: confira as aspas e as chaves.",
  places: "Apontar lugares",
  placesHint: "Um ou vários nomes de lugares, como 32 ou e4",
  point: "Apontar",
  clear: "Não apontar nada",
  board: "A posição",
  shows: (name: string, game: string) => `${name} mostra uma posição de ${game}`,
  points: (places: string) => `Aponta: ${places}`,
  look: "Ver a posição",
} satisfies typeof es;
