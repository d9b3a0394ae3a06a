// The tools of the dock, and their keys.

import { ask } from "../shared/asking.js";
import { icon } from "../shared/icons.js";
import { ARROWS, keyList, listenForKeys } from "./keys.js";
import { find } from "../shared/svg.js";

/** @import { Drawer } from "./drawer.js" */
/** @import { Panel } from "./panel.js" */
/** @import { PlayersHands } from "./hands.js" */
/** @import { Scene } from "./scene.js" */
/** @import { World } from "./world.js" */

/**
 * Gives every tool its icon, its label and its action.
 * @param {{ scene: Scene, world: World, drawer: Drawer, panel: Panel }} page
 */
export function buildTools({ scene, world, drawer, panel }) {
  const { sheet, view, hands, hints } = world;
  document.querySelectorAll("button").forEach((button) => {
    if (button.dataset.icon) {
      button.prepend(icon(button.dataset.icon));
      button.setAttribute("aria-label", button.title || (button.textContent ?? ""));
    }
  });
  /** @param {string} button */
  const press = (button) => panel.asked && panel.press(panel.asked, button);
  /** @type {Record<string, () => unknown>} */
  const acts = {
    hand: () => scene.act("hand", world.handHeld ? { present: false } : { present: true, ...sheet.toTable([30, -40]) }),
    // The selected piece has moved.
    arrange: () => {
      hands.picking.drop();
      scene.act("arrange");
    },
    fit: () => view.fitNext(),
    turn: () => {
      view.turn();
      world.redraw();
    },
    hints: () => {
      hints.on = !hints.on;
      find("hints").setAttribute("aria-pressed", String(hints.on));
      world.redraw();
    },
    more: () => openMore(find("more").getAttribute("aria-expanded") !== "true"),
    take: () => press("confirm"),
    contest: () => panel.askGame(),
  };
  Object.entries(acts).forEach(([id, act]) => find(id).addEventListener("click", act));
  find("tools").addEventListener("click", () => openMore(false));
  buildKeys(press, world, drawer);
}

/** @param {boolean} open */
function openMore(open) {
  find("more").setAttribute("aria-expanded", String(open));
}

/** @param {(button: string) => unknown} press @param {World} world @param {Drawer} drawer */
function buildKeys(press, world, drawer) {
  /** @param {string} id */
  const click = (id) => () => find(id).click();
  listenForKeys({
    c: () => press("confirm"),
    n: () => press("next"),
    u: () => press("undo"),
    r: () => [...find("dice").querySelectorAll("button")].find(({ hidden }) => !hidden)?.click(),
    z: click("fit"),
    t: click("turn"),
    h: click("hand"),
    s: click("arrange"),
    k: click("camera"),
    i: click("hints"),
    m: click("room"),
    g: click("contest"),
    "?": showKeys,
    Escape: () => close(world.hands, drawer),
    ...Object.fromEntries(ARROWS.map((arrow) => [arrow, () => world.walking.enter()])),
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

/**
 * Drops the selection; without one, closes an open panel.
 * @param {PlayersHands} hands
 * @param {Drawer} drawer
 */
function close(hands, drawer) {
  if (!hands.picking.drop()) {
    openMore(false);
    drawer.turn(false);
    if (!find("sight").hidden) {
      find("camera").click();
    }
  }
}
