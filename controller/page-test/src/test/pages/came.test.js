// Tests of the report of what came since a player's last action.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byAction, fit } from "#pages/play/came.js";

test("the events of each action are together", () => {
  const [throws, kills, rolls, undone] = [1, 1, 2, undefined].map((number) => ({ number }));
  assert.deepEqual(byAction([throws, kills, rolls, undone, undone]), [[throws, kills], [rolls], [undone], [undone]]);
});

test("a report that has no room is first shorter, and keeps its first action, the newest and decisive ones", () => {
  /** Each action has two lines of text, or one that is cut, and as many details. @param {number} room */
  const fitted = (room) => {
    const looks = new Set();
    const children = ["", "decided", "", "", ""].map((className) => ({ className, hidden: false }));
    /** @type {any} */
    const report = {
      children,
      classList: {
        toggle: (/** @type {string} */ one, /** @type {boolean} */ on) => (on ? looks.add(one) : looks.delete(one)),
      },
      get offsetHeight() {
        return children.filter(({ hidden }) => !hidden).length * (looks.has("cut") ? 1 : looks.has("brief") ? 2 : 4);
      },
    };
    fit(report, room);
    return [...looks, ...children.map(({ hidden }) => (hidden ? "-" : "+"))].join(" ");
  };
  assert.equal(fitted(20), "+ + + + +");
  assert.equal(fitted(19), "brief + + + + +");
  assert.equal(fitted(9), "brief cut + + + + +");
  assert.equal(fitted(4), "brief cut + + - + +");
  assert.equal(fitted(3), "brief cut + + - - +");
  assert.equal(fitted(1), "brief cut + - - - +");
});
