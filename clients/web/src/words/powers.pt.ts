/** What a referee may do at a board, in words, with the reasons that are given most, in Portuguese. */
import type { Overlay } from "./catalogue";
import type { es } from "./powers.es";

export const pt = {
  title: "O que fazer",
  why: "Por quê? (os dois lados veem)",
  ready: "Motivos prontos",
  cancel: "Cancelar",
  minute: (minutes: number) => (minutes < 1 ? `${minutes * 60} segundos` : minutes === 1 ? "1 minuto" : `${minutes} minutos`),
  both: "A todos",
  asks: { who: "A quem", howLong: "Quanto", kind: "O quê", result: "Resultado", seat: "No lugar de", pupil: "Quem se senta" },
  names: {
    pause: "Pausar",
    resume: "Continuar",
    adjourn: "Guardar para outro dia",
    take_up: "Continuar a partida guardada",
    give_time: "Dar tempo",
    call_time: "Pedir o limite de tempo",
    warn: "Advertir ou punir",
    force_result: "Decidir o resultado",
    replace_result: "Corrigir o resultado",
    close_cards: "Fechar os cartões",
    computer_in: "O computador joga",
    pupil_in: "Sentar um aluno",
  },
  reasons: {
    seat_bot: ["Falta uma pessoa"],
    clear_seat: ["O lugar é de outra pessoa"],
    pause: ["Escutem um momento", "Recreio", "Problema com um aparelho"],
    resume: ["Continuamos", "Já está resolvido"],
    adjourn: ["Acabou a hora", "Falta um jogador"],
    take_up: ["Continuamos hoje", "Os dois já estão aqui"],
    give_time: ["Problema com um aparelho", "Foram interrompidos"],
    call_time: ["A hora está acabando", "Começa outra rodada"],
    warn: ["Não respeita o rival", "Fala com outros sobre a partida", "Bate ou joga coisas"],
    force_result: ["Um jogador não voltou", "Os dois concordaram", "Acabou a hora"],
    replace_result: ["Contou-se mal", "Anotou-se ao contrário", "Uma opinião resolveu"],
    close_cards: ["Conferi: estão certos", "Um jogador não assinou"],
    computer_in: ["Foi embora", "O aparelho quebrou"],
    pupil_in: ["Chegou tarde", "Voltou", "Não tinha com quem jogar"],
    remove: ["Não é desta turma", "Não respeita os outros"],
  } as Record<string, string[]>,
} satisfies Overlay<typeof es>;
