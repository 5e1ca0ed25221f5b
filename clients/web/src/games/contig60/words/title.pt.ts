import type { Title } from "../../contract";

export const pt: Title = { name: "Contig 60", tag: "Três dados, uma conta e cinco fichas em linha" };
