/**
 * The board of Pebbles in the browser: a plain module without a framework and without a build. The page gives it two elements and copies of
 * each moment (`docs/design/game-packages.md`). It must not use inline styles, because the page's security policy forbids them.
 */
import { en } from "./words.en.js";
import { es, esAR } from "./words.es.js";
import { pt } from "./words.pt.js";

export const contract = 1;
export const shape = 7 / 3;
export const stylesheet = "board.css";
export const words = { es: es.play, "es-AR": esAR.play, en: en.play, pt: pt.play };
export const howto = { es: es.howto, "es-AR": esAR.howto, en: en.howto, pt: pt.howto };

/** A hint points at the button with this `data-call`. */
export const marks = { take: ({ count }) => ({ calls: [`take ${count}`] }), say: () => ({ calls: ["say"] }) };

/** The prizes and prices of a challenge in each window (`STAKES` in `ruling.py`). */
const prizes = { "pebbles.take": "undone", "pebbles.count": "undone" };
export const stakes = {
  windows: { regular: { prizes, price: "turn", price_of: {} }, result: { prizes, price: "win_stands", price_of: {} } },
  third: "game_lost",
};

const COLUMNS = 7;
const ROWS = 3;
const SIZE = 100;
const MAX_TAKE = 3;
const SVG = "http://www.w3.org/2000/svg";

export function mount({ board, panel }, first) {
  const pile = drawn("svg", { viewBox: `0 0 ${COLUMNS * SIZE} ${ROWS * SIZE}`, role: "img", class: "pebbles-pile" });
  board.append(pile);
  const acts = document.createElement("div");
  acts.className = "pebbles-acts";
  const record = document.createElement("p");
  panel.append(acts, record);
  let offered = "";

  function update({ view, may, act, words, names }) {
    const { ui } = words;
    pile.setAttribute("aria-label", ui.board(view.pile));
    pile.replaceChildren(drawn("rect", { width: COLUMNS * SIZE, height: ROWS * SIZE, rx: 24 }));
    for (let index = 0; index < view.pile; index += 1)
      pile.append(drawn("circle", { cx: ((index % COLUMNS) + 0.5) * SIZE, cy: (Math.floor(index / COLUMNS) + 0.5) * SIZE, r: 36 }));
    record.textContent = [view.last, view.turn].filter((turn) => turn?.taken != null).map((turn) => ui.turn(names(turn.seat), turn)).join(" ");

    // The controls stay while the same acts are possible, so that a person who types keeps the focus.
    const now = JSON.stringify([may, view.pile, ui.say]);
    if (now === offered) return;
    offered = now;
    acts.replaceChildren();
    if (may.includes("take"))
      for (let count = 1; count <= Math.min(MAX_TAKE, view.pile); count += 1)
        acts.append(button(`take ${count}`, ui.take(count), "primary", () => act({ type: "take", count })));
    if (may.includes("say")) {
      const left = document.createElement("input");
      Object.assign(left, { type: "number", min: "0", max: String(COLUMNS * ROWS), inputMode: "numeric" });
      left.setAttribute("aria-label", ui.left);
      const say = () => left.value !== "" && act({ type: "say", left: Number(left.value) });
      left.addEventListener("keydown", (event) => event.key === "Enter" && say());
      acts.append(left, button("say", ui.say, "primary", say));
    }
    if (may.includes("pass_flag")) acts.append(button("pass_flag", words.actions.pass_flag, "flag", () => act({ type: "pass_flag" })));
  }

  update(first);
  return { update, unmount: () => undefined };
}

/** A button with the look of the page (`chip`), which hints can point at. */
function button(call, label, tone, onclick) {
  const made = document.createElement("button");
  Object.assign(made, { type: "button", className: `chip ${tone}`, textContent: label, onclick });
  made.dataset.call = call;
  return made;
}

function drawn(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
