/** The Portuguese words about the stored data of a pupil. */
import type { es } from "./privacy_words.es";

export const pt = {
  title: "O que se guarda de um aluno",
  lead: "Para as famílias e para quem cuida dos dados na escola. Não há contas, nem e-mails, nem senhas, nem fotos, nem publicidade.",
  parts: [
    {
      head: "O que se guarda",
      lines: [
        "O nome com que entra na turma: o que escreve, um inventado, ou o que seu professor pôs na lista. Um apelido basta.",
        "Suas partidas: cada jogada com sua hora, os resultados, os cartões e as punições com seu motivo.",
        "O que escreve ao árbitro quando apela ou não concorda. Entre alunos não há texto livre: só frases prontas.",
        "Um número ao acaso que reconhece seu aparelho, e se está conectado. Não se guarda de onde se conecta, salvo seis sinais que reconhecem, nessa turma, uma pessoa que foi retirada.",
        "O que responde a uma pergunta do professor à turma: na tela ninguém vê de quem é. O que o professor escreve só para ele, e com quem não convém que jogue.",
        "No aparelho: uma chave, o nome, a última turma, e o que aprendeu nas lições e na escola de árbitros. “Não sou …” apaga tudo isso desse aparelho.",
      ],
    },
    {
      head: "Quanto tempo",
      lines: [
        "A turma se apaga sozinha 30 dias depois de sua última rodada, ou quando disser seu professor (entre 1 e 365 dias). A data está escrita na página da turma.",
        "O professor pode apagar a turma a qualquer momento, ou um só aluno: seu nome sai da turma, das mesas e dos registros.",
        "A lista da turma se guarda com a turma, e se apaga com ela.",
      ],
    },
    {
      head: "Quem vê",
      lines: [
        "Os alunos da turma veem os nomes, as mesas e os resultados de sua turma. Os professores, além disso, o que se escreve ao árbitro.",
        "Só com o código, a pessoa vê o título da turma e se é possível entrar. Se a turma tem uma lista e a porta está aberta, vê também os nomes que faltam; o professor pode desligar isso e distribuir cartõezinhos QR.",
        "A tela da turma mostra nomes, mesas e resultados. Se o professor a abre a todos os que têm o código, eles também os veem; no começo está fechada.",
        "As pessoas que cuidam do servidor podem ver tudo. Nada é enviado a terceiros.",
        "Com o cartãozinho QR de um aluno, qualquer pessoa entra com o nome dele: é como uma chave, e não se publica.",
      ],
    },
    {
      head: "O que as famílias podem pedir",
      lines: [
        "Os dados de seu filho em um arquivo: o professor os baixa da página “Alunos”, sem nomes de outros.",
        "Que o nome seja corrigido, ou que tudo o que é dele seja apagado. Os resultados ficam, sem nome, porque também são dos outros jogadores.",
        "Não é preciso entrar na turma para pedir: pede-se ao professor ou à escola, que é a responsável pelos dados.",
      ],
    },
    {
      head: "Para quem cuida dos dados na escola",
      lines: [
        "O detalhe, dado por dado, com seu lugar e seu prazo, está em docs/privacy.md do programa; como avisar de uma falha, em SECURITY.md.",
        "O registro da turma mostra, com hora e nome, quem entrou, quem baixou os arquivos da turma e o que cada professor ordenou.",
      ],
    },
  ],
} satisfies typeof es;
