/** The words of the question about a referee that a playing host wants to invite. */
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
