/** Words of the question whether a referee may come whom the host, who plays, has asked for. */
import type { Lang } from "../../room/view";
import { en } from "./invitation_words.en";
import { es } from "./invitation_words.es";

export type InvitationWords = {
  waits: (names: string) => string;
  agreed: string;
  ask: (host: string, role: string) => string;
  sees: string;
  yes: string;
  no: string;
};

export const invitationWords: Record<Lang, InvitationWords> = { es, en };
