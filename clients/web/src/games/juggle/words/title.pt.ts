import type { Title } from "../../contract";

export const pt: Title = { name: "Juggle", tag: "Cubra seu tabuleiro com poliminós sem que os da mesma cor se toquem" };
