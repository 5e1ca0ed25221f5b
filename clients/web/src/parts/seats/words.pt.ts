/** The Portuguese words next to an invitation. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const pt = {
  program: "programa",
  hints: (count: number): string => plural("pt", count, "dica", "dicas"),
  reads: "lê as regras",
  answers: "responde",
  plays: "joga",
  won: "ganhou",
  inviteProgram: "Convidar um programa",
  programKey: (seat: number): string => `Chave do lugar ${String(seat)} para um programa`,
  programHint: "O programa que entra com esta chave joga com seu próprio nome, e todos veem que é um programa.",
  /** In a table's menu: its link, and the bare table. */
  share: {
    title: "Compartilhar a mesa",
    frame: "Código para mostrar a mesa em outra página",
    alone: "Só a mesa, para uma tela",
    stream: "Sobre uma transmissão, por exemplo no OBS",
  },
  hereOnly:
    "Este endereço só abre neste aparelho. Para outros entrarem, abra esta página com o endereço deste computador na rede, ou informe ao servidor o seu endereço (--public-url).",
  nobodyYet: "Os outros não conseguem entrar?",
  reasons: [
    "Veja se os outros aparelhos estão na mesma rede wifi que este computador.",
    "Uma rede para visitantes costuma separar os aparelhos: use outra, ou compartilhe a internet de um celular.",
    "O firewall deste computador pode perguntar se o Banderilla pode receber conexões: aceite.",
  ],
} satisfies typeof es;
