// Written by tools/arena.py. Do not edit.
/** Per game the differences in Elo from the level learner to club, and from club to strong. */
export const GAPS: Readonly<Record<string, readonly [number, number]>> = {
  ajedrez: [512, 1040],
  contig60: [215, 189],
  damas: [449, 700],
  "fab-a-diffy": [700, 350],
  fiar: [295, 246],
  geominos: [413, 272],
  juggle: [312, 196],
  "kwatro-sinko": [263, 636],
  par55: [266, 205],
  "queens-and-guards": [443, 323],
  qwinto: [308, 269],
  ramrod: [512, 295],
  "stars-and-bars": [478, 285],
  "sum-dominoes": [238, 203],
  truco: [220, 177],
};
