/** Draws one board from the page's sample (`window.sample`), to look at boards without a server. */
import { mount } from "svelte";
import "../src/app.css";
import { loadFont } from "../src/font";
import { loadGame } from "../src/games/load";
import type { Action, GameView, Lang, RoomInfo, Status, You } from "../src/games/contract";
import { showWords } from "../src/words/catalogue";
import Stage from "./Stage.svelte";

export type Sample = {
  slug: string;
  view: GameView;
  status: Status;
  you: You;
  room: RoomInfo;
  lang: Lang;
};

declare global {
  interface Window {
    sample?: Sample;
    sent?: Action[];
  }
}

const sample = window.sample;
const target = document.getElementById("app");
if (sample && target) {
  loadFont();
  await showWords(sample.lang);
  const game = await loadGame(sample.slug);
  if (game) mount(Stage, { target, props: { game, sample } });
  document.body.dataset.ready = "yes";
}
