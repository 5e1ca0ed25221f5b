/** Starts the page: its styles, the app, the service worker. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadFont } from "./font";
import { loadLanguage } from "./page/language.svelte";
import { Page } from "./page/page.svelte";
import { hashOfPath } from "./route";
import { followTheme } from "./theme";
import { register } from "./service_worker";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

const hash = hashOfPath(location.pathname);
if (hash !== null) history.replaceState(null, "", `/${hash}`);
const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
const load = async (): Promise<Page> => {
  const language = await loadLanguage();
  skeleton?.remove();
  loadFont();
  return new Page(url, language);
};
const mayBeAlone = /^\/(?:embed|developer)|\/screen|#[!/]*(?:page|f)\//.test(location.pathname + location.hash);
// The skeleton shows the lobby, so it does not fit a table in a frame or over a stream.
const skeleton = document.querySelector(".skeleton");
if (mayBeAlone) skeleton?.remove();

/** Without `await` at the top of the file, because the build puts this file together with files that others import, and all would wait. */
async function start(at: Element): Promise<void> {
  if (mayBeAlone && (await (await import("./standalone/mount")).mountAlone(at, load))) return;
  followTheme();
  const page = await load();
  at.replaceChildren();
  mount(App, { target: at, props: { page } });
  if (import.meta.env.PROD) register();
}
void start(target);
