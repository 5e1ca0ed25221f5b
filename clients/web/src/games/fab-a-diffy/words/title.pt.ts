import type { Title } from "../../contract";

export const pt: Title = { name: "Fab-A-Diffy", tag: "Tiras de frações: some ou subtraia e leve a vaza" };
