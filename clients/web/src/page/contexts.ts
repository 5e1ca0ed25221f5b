/** The parts of the page for the components below `App`. Each component takes the parts that it needs. */
import { createContext } from "svelte";

import type { Announcer } from "./announcer.svelte";
import type { ClassPage } from "./class_page.svelte";
import type { Connection } from "./connection.svelte";
import type { Language } from "./language.svelte";
import type { Page } from "./page.svelte";
import type { RoomPage } from "./room_page.svelte";

const [useLanguage, provideLanguage] = createContext<Language>();
const [useConnection, provideConnection] = createContext<Connection>();
const [useAnnouncer, provideAnnouncer] = createContext<Announcer>();
const [useRoom, provideRoom] = createContext<RoomPage>();
const [useClass, provideClass] = createContext<ClassPage>();

export { provideRoom, useAnnouncer, useClass, useConnection, useLanguage, useRoom };

/** Returns several parts at once. Call it when a component starts: `const { language, classPage } = usePage();`. */
export function usePage() {
  return {
    get language(): Language {
      return useLanguage();
    },
    get connection(): Connection {
      return useConnection();
    },
    get announcer(): Announcer {
      return useAnnouncer();
    },
    get roomPage(): RoomPage {
      return useRoom();
    },
    get classPage(): ClassPage {
      return useClass();
    },
  };
}

export function providePage(page: Page): void {
  provideLanguage(page.language);
  provideConnection(page.connection);
  provideAnnouncer(page.announcer);
  provideRoom(page.roomPage);
  provideClass(page.classPage);
}
