/** The lobby's words for this game, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Title } from "../../contract";

export const esAR = {
  tag: "Tiras de fracciones: sumá o restá y tomá el trío",
} satisfies Overlay<Title>;
