/** Words of the question whether a referee may come whom the host, who plays, has asked for. */
import { catalogue } from "../../words/catalogue";

export type InvitationWords = {
  waits: (names: string) => string;
  agreed: string;
  ask: (host: string, role: string) => string;
  sees: string;
  yes: string;
  no: string;
};

export const invitationWords = catalogue<InvitationWords>(import.meta.glob("./invitation_words.{??,??-??}.ts"));
