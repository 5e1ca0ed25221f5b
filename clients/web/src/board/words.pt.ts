/** The Portuguese words of the kits that every game needs. A game's own words include them. */
import type { es } from "./words.es";

export const pt = {
  options: {
    mode: { label: "Modo", values: { assisted: "Em casa, com ajuda", tournament: "Torneio" } },
    turn_ms: { label: "Tempo por turno", values: { "60000": "1 minuto", "90000": "90 segundos", "120000": "2 minutos", "0": "Sem limite" } },
    game_ms: { label: "Tempo do jogo", values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "Sem limite" } },
    starter: { label: "Quem começa", values: { null: "Por sorteio", "0": "O primeiro", "1": "O segundo" } },
    auto_flag: { label: "Passar automaticamente", values: { true: "Sim", false: "Não" } },
  },
  actions: {
    pass_flag: "Passar a bandeirinha",
    accept_result: "Aceitar o resultado",
    challenge: "Desafiar",
  },
  reviewing: { result_pending: "Aceite o resultado, ou desafie" },
  handles: {
    turn: "Girar",
    flip: "Virar",
    up: "Para cima",
    down: "Para baixo",
    left: "Para a esquerda",
    right: "Para a direita",
    keys: { turn: "g", flip: "v" },
  },
  number: {
    less: "um a menos",
    more: "um a mais",
    before: (value) => `antes: ${value}`,
    needed: (min, max) => `É preciso um número de ${min} a ${max}.`,
    missing: "Falta um número.",
  },
  pad: {
    keys: "Teclas",
    field: "A conta",
    say: "Dizer",
    undo: "Apagar o último",
    signs: {
      "+": "mais",
      "-": "menos",
      "*": "vezes",
      "/": "dividido por",
      "(": "abre parêntese",
      ")": "fecha parêntese",
      "=": "igual a",
      ";": "e depois",
    },
    tile: (value: string) => `dado: ${value}`,
    said: (value: string) => `Você disse: ${value}`,
    missing: "Falta a sua conta.",
  },
} satisfies typeof es;
