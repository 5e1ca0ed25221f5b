/** The Portuguese explanations of Par 55's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "par55.score": [
      "Essa não é a pontuação: 5 pela base e 1 por semelhança com os blocos vizinhos. |Conte de novo.",
      ({ said, right, par, likenesses }) =>
        `É ${par} pela base e ${likenesses} pelas semelhanças com os vizinhos: ${par} + ${likenesses} = ${right}, não ${said}.`,
    ],
    "par55.announce-first": "O peão se move depois de anunciar: |diga primeiro a pontuação.",
    "par55.count path": [
      "Os espaços não estão bem contados: um por um, tantos quantos foram anunciados. Se passam de 55, o peão fica.",
      ({ start, spaces, end }) =>
        end === null
          ? `De ${start}, com ${spaces}, o peão passaria de 55: fica onde está e nada é contado.`
          : `De ${start} são ${spaces} espaços, um por um: ${start} + ${spaces} = ${start + spaces}.`,
    ],
    "par55.count to": ["O peão não vai aí: vai no último espaço contado.", ({ to, right }) => `O peão não vai a ${to}: a conta chega a ${right}.`],
    "par55.bump omitted": "O peão caiu em um espaço branco ocupado: |empurre o outro antes de passar.",
    "par55.bump to": [
      "O peão empurrado não vai aí: vai 5 espaços atrás, e de menos de 5, à saída.",
      ({ to, right, back }) => `O peão empurrado não vai a ${to}: vai ${back} espaços atrás, a ${right === 0 ? "a saída" : right}.`,
    ],
    "par55.bump not_due": "Aqui ninguém empurra: o peão tem que cair sobre o outro em um espaço branco.",
    "par55.win": ["O peão não está em 55: vence quem cai exatamente ali.", ({ at, goal }) => `O peão está em ${at}: vence quem cai exatamente em ${goal}.`],
  },
  missing: {
    place: "Você ainda não pôs um bloco: ponha-o em uma base.",
    announce: "Falta a pontuação: anuncie.",
    move_pawn: "Falta o peão: mova o número de espaços que anunciou.",
    declare_win: "Seu peão está em 55! Anuncie sua vitória antes de passar.",
  },
  stakes: {
    undone: "o bloco volta ao banco e os peões ao seu lugar",
    void_undone: "o resultado não vale: o bloco volta ao banco e os peões ao seu lugar",
    first_landed: "essa chegada não vale e decide a de quem chegou primeiro",
    undone_draw: "a jogada é desfeita e o jogo termina em empate",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
