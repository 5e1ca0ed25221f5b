import type { Title } from "../../contract";

export const pt: Title = { name: "FIAR", tag: "Quatro em linha numa rede de círculos" };
