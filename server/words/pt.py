"""The server's words in Portuguese."""

from server.words.catalogue import ServerWords, Welcome

WORDS = ServerWords(
    guest="Visita",
    computer="Computador",
    all_games="partidas",
    separator=";",
    decimal=",",
    game_name=0,
    yes_no=("não", "sim"),
    without_winner={"draw": "Empate", "both_lose": "Os dois perdem", "void": "Não vale"},
    notes={
        "warn": "Advertência",
        "take_game": "Perde o jogo",
        "expel": "Expulsão",
        "force_result": "Resultado do diretor",
        "replace_result": "Resultado corrigido",
        "reopened": "Partida reaberta",
        "left": "Saiu antes de assinar",
    },
    standings=("Lugar", "Nome", "Pontos", "Rivais", "Vencidos", "Vitórias", "Jogadas", "Descansos"),
    cards=(
        *("Rodada", "Mesa", "Jogo", "Partida", "Lugar", "Nome", "Total", "Desafios", "Avisos de tempo"),
        *("Assinada", "Fechada", "Desacordo", "Resultado", "Resultado anterior", "Observações", "Selo"),
    ),
    report=("Nome", "Jogo", "Regra", "Cometidas", "Sem ver", "Vistas", "Desafios errados", "Partidas", "Minutos"),
    day="Data",
    pentathlon=("Pentatlo", "Prêmio"),
    awards={
        "hall_of_fame": "Hall da fama",
        "gold": "Ouro",
        "silver": "Prata",
        "bronze": "Bronze",
        "mention": "Menção honrosa",
        "ribbon": "Fita",
    },
    welcome=Welcome(
        ready="O Banderilla está pronto.",
        here="Neste computador, abra",
        others="Em outros aparelhos da mesma rede escaneie o código, ou digite",
        next_step="Para começar uma aula, escolha “Abrir uma turma” na página.",
        end="Deixe esta janela aberta enquanto se joga. Ctrl-C encerra o servidor. "
        "As partidas e as turmas ficam em {folder} e continuam na próxima vez.",
    ),
)
