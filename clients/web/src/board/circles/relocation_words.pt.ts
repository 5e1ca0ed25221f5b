/** The shared Portuguese words of games that reward a correct challenge with a relocation. A game's own words include them. */
import type { es } from "./relocation_words.es";
import { pt as boardWords } from "../words.pt";

export const pt = {
  phases: {
    relocating: "Uma ficha é reposicionada",
    result_pending: "Vitória declarada",
    over: "O jogo terminou",
  },
  watched: {
    relocating: (names: string) => `${names} acertou: muda de lugar uma ficha rival`,
    result_pending: (names: string) => `${names} confere a vitória declarada`,
  },
  refusals: {
    relocation_pending: "Primeiro reposicione a ficha do desafio.",
    result_pending: "Há uma vitória declarada: primeiro aceite ou desafie.",
    unknown_chip: "Essa ficha não está neste jogo.",
    not_yours: "Essa ficha não é sua.",
    same_space: "A ficha já está nesse círculo.",
    unknown_space: "Esse círculo não existe.",
    occupied: "Esse círculo está ocupado.",
    no_relocation: "Não há nenhuma ficha para reposicionar.",
    not_challenger: "Quem desafiou reposiciona.",
    not_opponents: "Reposicione uma ficha do rival.",
    no_result_pending: "Não há uma vitória declarada.",
    own_result: "Foi você quem declarou essa vitória: o outro responde.",
    time_already_called: "O limite de tempo já foi pedido.",
  },
  routes: {
    jump: "Há uma ficha no caminho, e não dá para pular: |mova até antes dela, ou por outra reta.",
    yellow: "O caminho cruzaria a área amarela: |escolha um círculo deste lado.",
    off_line: "Nenhuma reta livre leva até lá: |mova por uma das retas que saem do seu círculo.",
  },
  happenings: {
    relocation_waived: (event, names) => `${names(event.seat)} renuncia a reposicionar.`,
    win_void: (event, names) => `A vitória de ${names(event.seat)} não vale.`,
  },
  actions: {
    select: "Tocar",
    move: "Mover",
    pass_flag: "Passar a bandeirinha",
    declare_win: "Declarar a vitória",
    accept_result: "Aceitar a vitória",
    challenge: "Desafiar",
    relocate: "Reposicionar uma ficha",
    waive_relocation: "Deixar como estão",
  },
  options: {
    ...boardWords.options,
    game_ms: { label: "Tempo do jogo", values: { "1500000": "25 min", "900000": "15 min", "2400000": "40 min", "0": "Sem limite" } },
    move_range: { label: "Cada movimento", values: { any: "O que a reta permitir", one: "Um só passo" } },
    hints: { label: "Mostrar trajetos vencedores (com ajuda)", values: { true: "Sim", false: "Não" } },
  },
  columns: {
    turn: "Turno",
    chip: "Ficha",
    from: "De",
    to: "Para",
    note: "Obs.",
    lost: "vez perdida",
    relocated: "reposicionada",
    declared: "vitória declarada",
    void: "não vale",
  },
  ui: {
    calls: "O que você pode fazer",
    passesSoon: "passa sozinha",
    back: "Voltar",
    relocateNow: (name: string, count: number) =>
      `Você tinha razão! Prêmio: leve uma ficha de ${name} para qualquer círculo vazio.${count > 1 ? ` Faltam ${count}.` : ""}`,
    relocateWait: (name: string, count: number) =>
      `${name} tinha razão: muda de lugar ${count > 1 ? `${count} fichas suas` : "uma ficha sua"}.`,
    aimNow: "Toque de novo no círculo para soltar a ficha ali.",
    hint: (path: readonly string[]) => `Há um trajeto vencedor: ${path.join(", ")}.`,
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
  },
} satisfies typeof es;
