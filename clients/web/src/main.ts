/** Starts the page: its styles, the app, the service worker. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
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
const load = async (): Promise<Page> => new Page(url, await loadLanguage());
const mayBeAlone = /^\/(?:embed|developer)|\/screen|#[!/]*page\//.test(location.pathname + location.hash);

if (!mayBeAlone || !(await (await import("./standalone/mount")).mountAlone(target, load))) {
  followTheme();
  const page = await load();
  target.replaceChildren();
  mount(App, { target, props: { page } });
  if (import.meta.env.PROD) register();
}
