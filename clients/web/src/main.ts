/** Starts the page: its styles, the app, the service worker. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { Page } from "./page/page.svelte";
import { followTheme } from "./theme";
import { register } from "./worker";

followTheme();

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

const scheme = location.protocol === "https:" ? "wss" : "ws";
const page = new Page(`${scheme}://${location.host}/ws`);

export default mount(App, { target, props: { page } });

if (import.meta.env.PROD) register();
