/** Words for what is stored of one pupil: taken home, or erased, in Portuguese. */
import type { es } from "./pupil_data_words.es";

export const pt = {
  data: (name: string) => `O que há guardado de ${name}`,
  takeHome: "Baixar seus dados",
  erase: "Apagar este aluno",
  erased: "Aluno apagado",
  sure: (name: string) => `Apagar ${name} para sempre?`,
  goes: (erased: string) => `Seu nome e o que escreveu somem da turma, de suas mesas e de seus cartões: aí dirá “${erased}”.`,
  stays: "Os resultados e as jogadas ficam, para que valham os de seus rivais. Se estiver jogando, o computador continua.",
  seals: "Os cartões de suas mesas levam um selo novo. O que já foi impresso ou baixado não muda.",
  yes: "Sim, apagar",
  no: "Não, deixar",
} satisfies typeof es;
