"""The server's words in Portuguese."""

from server.words.catalogue import Nicknames, OperatorWords, ServerWords, Welcome

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
    tournament=("Número", "Rating", "Categoria", "Prêmios"),
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
    nicknames=Nicknames(
        animals="Raposa Puma Tucano Golfinho Coruja Jaguar Urso Tartaruga Baleia Lontra Borboleta Lhama Girafa Garça Lebre "
        "Capivara Sapo Foca Abelha Tigre Arara Tatu Quati Mico",
        adjectives="Azul Verde Celeste Laranja Veloz Audaz Valente Alegre Feliz Tenaz Brilhante Genial",
        pair="{animal} {adjective}",
    ),
    welcome=Welcome(
        ready="O Banderilla está pronto.",
        here="Neste computador, abra",
        others="Em outros aparelhos da mesma rede escaneie o código, ou digite",
        next_step="Para começar uma aula, escolha “Abrir uma turma” na página.",
        end="Deixe esta janela aberta enquanto se joga. Ctrl-C encerra o servidor. "
        "As partidas e as turmas ficam em {folder} e continuam na próxima vez.",
        new_folder="Essa pasta é nova. Se antes você tinha turmas, elas estão em outra pasta: encerre o servidor e inicie-o "
        "onde o iniciou daquela vez, ou acrescente --data-dir e essa pasta.",
    ),
    operator=OperatorWords(
        lang="pt",
        title="Banderilla: nós e Redis",
        about="Cada nó informa a cada cinco segundos e a página se recarrega sozinha. As contas são desde o início "
        "do nó. Não tratam de nenhuma pessoa.",
        nothing="Ainda não há nenhum informe: um nó informa a cada cinco segundos.",
        nodes="Nós",
        node={
            "version": ("Versão", "O programa do nó. Durante uma atualização os nós podem diferir; depois não devem."),
            "up": (
                "Em funcionamento há",
                "O tempo desde o início do nó. Um tempo curto que ninguém planejou significa que o processo reiniciou.",
            ),
            "connections": ("Conexões", "Conexões abertas: mais ou menos uma por página aberta."),
            "playing": (
                "Partidas em jogo",
                "Mesas com uma partida em andamento na memória do nó. Uma mesa com gente em dois nós conta nos dois.",
            ),
            "rooms": ("Mesas na memória", "Todas as mesas que o nó usou nos últimos minutos. As outras estão só no Redis."),
            "classes": ("Turmas na memória", "Turmas que o nó usou nos últimos minutos."),
            "accepted": ("Ações aceitas", "Ações que o servidor guardou e confirmou."),
            "refused": ("Ações recusadas", "Respostas com uma recusa; a tabela abaixo tem os códigos."),
            "lag": (
                "Atraso do laço",
                "Quanto os temporizadores do nó se atrasaram nos últimos cinco segundos, em média. Acima de 100 ms "
                "os jogadores percebem: faltam núcleos ou outro nó.",
            ),
            "ack": (
                "Tempo até a confirmação",
                "Da chegada de uma ação até a confirmação, nos últimos cinco segundos e em média. Inclui o Redis e seu disco.",
            ),
            "tables_refused": (
                "Mesas novas recusadas",
                "Mesas e turmas que o nó não abriu porque tinha trabalho demais (--busy-ms). Deve ser 0.",
            ),
            "turned_away": (
                "Conexões recusadas",
                "Conexões que o servidor recusou ou fechou, por exemplo porque um endereço abriu demais.",
            ),
            "outage": ("Interrupções", "Tempo em que o Redis não respondeu. Cada relógio o recuperou. Deve ser 0."),
        },
        refusals="Recusas",
        refusals_about="O servidor responde a cada ação inválida com um código. Os jogadores causam a maioria, então um "
        "número grande sozinho não é uma falha. Se um código cresce de repente, vale olhar.",
        redis={
            "version": ("Versão", "A versão do Redis ou do Valkey."),
            "role": ("Papel", "Deve ser master: uma réplica não aceita escritas."),
            "memory": ("Memória em uso", "Todas as mesas e turmas. Diminui quando as antigas são esquecidas (--idle-days)."),
            "limit": (
                "Limite de memória",
                "Acima dele o servidor recusa todas as ações. A memória em uso deve ficar abaixo de 80 %.",
            ),
            "keys": ("Chaves", "Entradas guardadas: várias por mesa e por pessoa."),
            "clients": ("Conexões", "Conexões dos nós e de outros programas."),
            "replicas": ("Réplicas", "Servidores que seguem este. --replicas não deve ser maior."),
            "commands": ("Comandos por segundo", "A carga de agora. Um núcleo do Redis suporta uns 100 000."),
            "file": ("Arquivo de acréscimo", "Se estiver desligado, uma queda do Redis perde ações confirmadas."),
            "written": ("Última escrita do arquivo", "Deve ser ok; err significa que o disco está cheio ou com defeito."),
        },
        redis_away="O Redis não responde a este nó: ninguém pode jogar até ele voltar, e cada relógio recupera esse tempo.",
        no_limit="nenhum",
        yes_no=("não", "sim"),
    ),
)
