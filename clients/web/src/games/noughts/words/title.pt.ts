import type { Title } from "../../contract";

export const pt: Title = { name: "Jogo da velha", tag: "Nove casas e três peças em linha" };
