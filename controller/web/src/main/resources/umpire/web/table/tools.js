// The tools of the dock and the keys that do the same.

import { ask } from "../shared/asking.js";
import { icon } from "../shared/icons.js";
import { keyList, listenForKeys } from "./keys.js";
import { find } from "../shared/svg.js";

/**
 * Gives every tool its picture, its name and its act.
 * @param parts scene, sheet, view, hands, hints, drawer; handHeld() → whether a hand is over the board; redraw();
 *     press(button); askGame()
 */
export function buildTools(parts) {
  const { scene, sheet, view, hands, hints, handHeld, redraw, press, askGame } = parts;
  document.querySelectorAll("[data-icon]").forEach((button) => {
    button.prepend(icon(button.dataset.icon));
    button.setAttribute("aria-label", button.title || button.textContent);
  });
  const acts = {
    hand: () => scene.act("hand", handHeld() ? { present: false } : { present: true, ...sheet.toTable([30, -40]) }),
    // What was picked stands elsewhere now.
    arrange: () => {
      hands.picking.drop();
      scene.act("arrange");
    },
    fit: () => view.fitNext(),
    turn: () => {
      view.turn();
      redraw();
    },
    hints: () => {
      hints.on = !hints.on;
      find("hints").setAttribute("aria-pressed", String(hints.on));
      redraw();
    },
    more: () => openMore(find("more").getAttribute("aria-expanded") !== "true"),
    take: () => press("confirm"),
    contest: askGame,
  };
  Object.entries(acts).forEach(([id, act]) => find(id).addEventListener("click", act));
  find("tools").addEventListener("click", () => openMore(false));
  buildKeys(parts);
}

function openMore(open) {
  find("more").setAttribute("aria-expanded", String(open));
}

function buildKeys({ press, hands, drawer }) {
  const click = (id) => () => find(id).click();
  listenForKeys({
    c: () => press("confirm"),
    n: () => press("next"),
    u: () => press("undo"),
    r: () => find("dice").querySelector("button")?.click(),
    z: click("fit"),
    t: click("turn"),
    h: click("hand"),
    s: click("arrange"),
    k: click("camera"),
    i: click("hints"),
    m: click("room"),
    g: click("contest"),
    "?": showKeys,
    Escape: () => close(hands, drawer),
  });
}

async function showKeys() {
  const answer = await ask({
    title: "What the keys do",
    answers: [{ says: "Ask the table what it waits for" }],
    no: "Close",
    more: [keyList()],
  });
  if (answer) {
    find("help").querySelector("button")?.click();
  }
}

// Puts down what is picked; else closes what is open.
function close(hands, drawer) {
  if (!hands.picking.drop()) {
    openMore(false);
    drawer.turn(false);
    if (!find("sight").hidden) {
      find("camera").click();
    }
  }
}
