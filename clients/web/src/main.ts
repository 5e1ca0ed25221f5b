/** Starts the page: its styles, the app, the service worker. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadLanguage } from "./page/language.svelte";
import { Page } from "./page/page.svelte";
import { embeddedOf } from "./route";
import * as store from "./stored";
import { followTheme } from "./theme";
import { register } from "./worker";

const embedded = embeddedOf(location.pathname, location.search);
if (embedded !== null) {
  store.keepNothing();
  if (embedded.lang !== null) store.setLang(embedded.lang);
  if (embedded.theme !== null) store.setTheme(embedded.theme);
}
followTheme();

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

const scheme = location.protocol === "https:" ? "wss" : "ws";
const page = new Page(`${scheme}://${location.host}/ws`, await loadLanguage());

if (embedded === null) {
  mount(App, { target, props: { page } });
  if (import.meta.env.PROD) register();
} else {
  const { default: Embed } = await import("./screens/Embed.svelte");
  mount(Embed, { target, props: { page, embedded } });
}
