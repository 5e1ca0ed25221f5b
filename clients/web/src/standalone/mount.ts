/** Starts a standalone page: a table in a frame, a class's screen, a class's public page, or a family's replay. It ignores the browser's stored person. */
import { mount } from "svelte";

import type { Page } from "../page/page.svelte";
import * as store from "../storage";
import { followTheme } from "../theme";
import { developerOf, embeddedOf, familyOf, publicPageOf, screenOf } from "./address";
import { withTableWords } from "../words/page";

/** Mounts the address's page; false if the address has no standalone page. `load` imports the page in the language stored by then. */
export async function mountAlone(target: Element, load: () => Promise<Page>): Promise<boolean> {
  const developer = developerOf(location.pathname);
  if (developer !== null) return mountDeveloper(developer, target, load);
  const embedded = embeddedOf(location.pathname, location.search);
  const address = embedded === null ? screenOf(location.hash) : null;
  const key = embedded === null ? publicPageOf(location.hash) : null;
  const family = embedded === null ? familyOf(location.hash) : null;
  if (embedded === null && address === null && key === null && family === null) return false;
  const lang = embedded === null ? store.lang() : embedded.lang;
  const theme = embedded === null ? store.theme() : embedded.theme;
  store.keepNothing();
  if (lang !== null) store.setLang(lang);
  if (theme !== null) store.setTheme(theme);
  followTheme();
  const page = await load();
  target.replaceChildren();
  if (embedded !== null) mount((await withTableWords(() => import("../screens/Embed.svelte"))).default, { target, props: { page, embedded } });
  else if (address !== null) mount((await withTableWords(() => import("../screens/ClassScreen.svelte"))).default, { target, props: { page, address } });
  else if (key !== null) mount((await withTableWords(() => import("../public_page/PublicPage.svelte"))).default, { target, props: { page, key } });
  else if (family !== null) mount((await withTableWords(() => import("../family/FamilyReplay.svelte"))).default, { target, props: { page, key: family } });
  return true;
}

/** Mounts the developer's table. In a frame of it, makes the page the person of that seat, and leaves the rest to the app. */
async function mountDeveloper(developer: "table" | number, target: Element, load: () => Promise<Page>): Promise<boolean> {
  const [lang, theme] = [store.lang(), store.theme()];
  const { storageOf, tap } = await import("../developer/tap");
  store.keepUnder(storageOf(developer));
  store.setLang(lang);
  store.setTheme(theme);
  tap(developer);
  if (developer !== "table") return false;
  followTheme();
  const page = await load();
  target.replaceChildren();
  mount((await withTableWords(() => import("../developer/DeveloperTable.svelte"))).default, { target, props: { page } });
  return true;
}
