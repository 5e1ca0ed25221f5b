import type { Title } from "../../contract";

export const en: Title = { name: "Sum Dominoes & Dice", tag: "Domino tiles whose faces make the sum of the dice" };
