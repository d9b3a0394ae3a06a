// Tests of the report of what came since a player's last action.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byAction, fit } from "#pages/play/came.js";

test("the events of each action are together", () => {
  const [throws, kills, rolls, undone] = [1, 1, 2, undefined].map((number) => ({ number }));
  assert.deepEqual(byAction([throws, kills, rolls, undone, undone]), [[throws, kills], [rolls], [undone], [undone]]);
});

test("a report that has no room keeps whole lines, the decisive ones longest", () => {
  /** Each result has two lines of text, or one that is cut, and as many details. @param {number} room */
  const fitted = (room) => {
    const looks = new Set();
    const children = [["decisive", "decisive"], [""], ["decisive"], [""], [""]].map((names) => {
      const lines = names.map((className) => ({ className, hidden: false }));
      return { lines, hidden: false, querySelectorAll: () => lines };
    });
    /** @type {any} */
    const report = {
      children,
      classList: {
        remove: (/** @type {string[]} */ ...names) => names.forEach((one) => looks.delete(one)),
        toggle: (/** @type {string} */ one, /** @type {boolean} */ on) => (on ? looks.add(one) : looks.delete(one)),
      },
      get offsetHeight() {
        const shown = children.flatMap(({ lines, hidden }) => (hidden ? [] : lines)).filter(({ hidden }) => !hidden);
        return shown.length * (looks.has("cut") ? 1 : looks.has("brief") ? 2 : 4);
      },
    };
    fit(report, room);
    const shown = children.map(({ lines, hidden }) =>
      hidden ? "-" : lines.map((line) => (line.hidden ? "" : "+")).join(""),
    );
    return [...looks, ...shown].join(" ");
  };
  assert.equal(fitted(24), "++ + + + +");
  assert.equal(fitted(23), "brief ++ + + + +");
  assert.equal(fitted(11), "brief ++ - + + +");
  assert.equal(fitted(9), "brief ++ - + - +");
  assert.equal(fitted(7), "brief + - + - +");
  assert.equal(fitted(5), "brief + - - - +");
  assert.equal(fitted(3), "brief cut + - - - +");
});
