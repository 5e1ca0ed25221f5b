/** The one session of the page, for every component below `App`. */
import { createContext } from "svelte";

import type { Session } from "./session.svelte";

export const [useSession, provideSession] = createContext<Session>();
