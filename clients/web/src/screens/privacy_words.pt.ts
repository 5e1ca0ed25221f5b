/** The Portuguese words about the stored data of a pupil. */
import type { es } from "./privacy_words.es";

export const pt = {
  title: "O que guardamos sobre um aluno",
  lead: "Para as famílias e para quem cuida dos dados na escola. Não há contas, nem e-mails, nem senhas, nem fotos, nem publicidade.",
  parts: [
    {
      head: "O que guardamos",
      lines: [
        "O nome com que o aluno entra na turma: o que ele escreve, um inventado, ou o que o professor pôs na lista. Um apelido basta.",
        "As partidas dele: cada jogada com a hora, os resultados, os cartões e as punições com o motivo.",
        "O que ele escreve ao árbitro quando apela ou não concorda. Entre alunos não há texto livre: só frases prontas.",
        "Um número ao acaso que reconhece o aparelho dele, e se está conectado. Não guardamos de onde ele se conecta, a não ser seis sinais que reconhecem, nessa turma, uma pessoa que foi removida.",
        "O que ele responde a uma pergunta do professor à turma: na tela ninguém vê de quem é. O que o professor escreve só para ele, e com quem é melhor ele não jogar. As anotações dos professores, que só eles leem e que são apagadas com a turma.",
        "Se entra na hora do fim de semana, que não é da turma: um apelido que o servidor dá, os adversários e os pontos. É apagado em uma semana.",
        "No aparelho: uma chave, o nome, a última turma, o que aprendeu nas lições e na escola de árbitros, e os seus resultados e pontuações fora de uma turma, que ninguém mais vê. “Não sou …” apaga tudo isso desse aparelho.",
      ],
    },
    {
      head: "Quanto tempo",
      lines: [
        "A turma é apagada 30 dias depois da última rodada ou da última data marcada, ou na data que o professor escolher (entre 1 e 365 dias). A data está escrita na página da turma.",
        "O professor pode apagar a turma a qualquer momento, ou um só aluno: o nome dele sai da turma, das mesas e dos registros.",
        "A lista da turma fica guardada com a turma e é apagada com ela.",
      ],
    },
    {
      head: "Quem vê",
      lines: [
        "Os alunos da turma veem os nomes, as mesas e os resultados da turma. Os professores veem também o que é escrito ao árbitro.",
        "Só com o código, a pessoa vê o título da turma, as datas e se é possível entrar. Se a turma tem uma lista e a porta está aberta, vê também os nomes que faltam; o professor pode desligar isso e distribuir cartõezinhos QR.",
        "A tela da turma mostra nomes, mesas e resultados. Se o professor abrir a tela a todos os que têm o código, eles também veem; no começo ela está fechada.",
        "Se o diretor da turma publicar a página para as famílias, quem tem o link vê emparceiramentos, resultados e classificação, e as mesas se o diretor quiser, com atraso. Os nomes vão com a inicial, a não ser que o diretor os mostre completos. No começo não há página.",
        "As pessoas que cuidam do servidor podem ver tudo. Nada é enviado a terceiros.",
        "Com o cartãozinho QR de um aluno, qualquer pessoa entra com o nome dele: é como uma chave, e não deve ser publicado.",
      ],
    },
    {
      head: "O que as famílias podem pedir",
      lines: [
        "Os dados do seu filho em um arquivo: o professor baixa na página “Alunos”, sem nomes de outros.",
        "Que o nome seja corrigido, ou que tudo o que é dele seja apagado. Os resultados ficam, sem nome, porque também são dos outros jogadores.",
        "Não é preciso entrar na turma para pedir: peça ao professor ou à escola, que é a responsável pelos dados.",
      ],
    },
    {
      head: "Para quem cuida dos dados na escola",
      lines: [
        "O detalhe, dado por dado, com o lugar e o prazo, está em docs/privacy.md do programa; como avisar de uma falha, em SECURITY.md.",
        "O registro da turma mostra, com hora e nome, quem entrou, quem baixou os arquivos da turma e o que cada professor ordenou.",
      ],
    },
  ],
} satisfies typeof es;
