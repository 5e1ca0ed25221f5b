/** As palavras da cópia cifrada das turmas de um docente. */
import type { es } from "./words.es";

export const pt: typeof es = {
  title: "Cópia em um arquivo",
  hint: "Guarde suas turmas e suas anotações em um arquivo cifrado. Com ele e a sua senha você continua em outro aparelho, ou neste se os dados forem apagados.",
  password: "Senha (8 sinais ou mais)",
  lost: "Ninguém pode abrir o arquivo sem ela, nem nós.",
  save: "Guardar o arquivo",
  saving: "Cifrando…",
  saved: "Guardado. Quem tiver o arquivo e a senha usa o seu nome.",
  failed: "Não foi possível guardar. Tente outra vez.",
  restore: "Abrir uma cópia",
  file: "Arquivo",
  open: "Abrir",
  opening: "Decifrando…",
  wrong: { password: "A senha não abre este arquivo.", file: "Este arquivo não é uma cópia das suas turmas." },
  from: (name, day) => `Cópia de ${name}, de ${day}`,
  take: "Continuar aqui com estas turmas",
  takeHint: "Este aparelho toma o nome da cópia.",
  unknown: "O servidor já não conhece o nome dessa cópia. Abra-a outra vez para ler as anotações.",
  insecure: "Para cifrar é preciso um endereço com https.",
};
