import type { Title } from "../../contract";

export const pt: Title = { name: "Par 55", tag: "Blocos que se parecem e dois peões a caminho do 55" };
