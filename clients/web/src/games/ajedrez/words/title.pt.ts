import type { Title } from "../../contract";

export const pt: Title = { name: "Xadrez", tag: "O jogo dos reis, com relógio, planilha e árbitro" };
