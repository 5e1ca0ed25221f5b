/** The Portuguese words for one pupil's stored data: download and erasure. */
import type { es } from "./pupil_data_words.es";

export const pt = {
  data: (name: string) => `O que está guardado sobre ${name}`,
  takeHome: "Baixar os dados",
  erase: "Apagar este aluno",
  erased: "Aluno apagado",
  sure: (name: string) => `Apagar ${name} para sempre?`,
  goes: (erased: string) => `O nome e os textos que escreveu somem da turma, das mesas e dos cartões: no lugar aparece “${erased}”.`,
  stays: "Os resultados e as jogadas ficam, para que os dos rivais continuem valendo. Se estiver jogando, o computador continua.",
  seals: "Os cartões dessas mesas recebem um selo novo. O que já foi impresso ou baixado não muda.",
  yes: "Sim, apagar",
  no: "Não, manter",
} satisfies typeof es;
