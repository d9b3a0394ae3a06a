// Each alert is shown once, the most important first, and disappears when it is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eyeless, foremost, takeAlert, untold } from "#pages/shared/troubles.js";

const KNOCK = "The camera or the table was moved by up to 12 mm.";

/** @param {string} id @param {"notice" | "trouble"} severity @param {string} says @returns {Told.Alert} */
const alert = (id, severity, says) => ({ id, severity, says });

/** @param {Told.Alert[]} all */
function told(...all) {
  /** @type {Map<string, Told.Alert>} */
  const alerts = new Map();
  all.forEach((one) => takeAlert(alerts, `alert/${one.id}`, one));
  return alerts;
}

test("a camera shift is shown in millimetres", () => {
  assert.equal(foremost(told(alert("sight", "notice", KNOCK)), "White to move.")?.says, KNOCK);
});

test("an alert that the prompt repeats is not shown", () => {
  const alerts = told(alert("sight", "trouble", "The picture is too dark."));
  assert.equal(foremost(alerts, "The picture is too dark. White to move."), undefined);
  assert.deepEqual(untold(alerts, "The picture is too dark. White to move."), []);
});

test("play at a virtual table is not disturbed by alerts of the camera", () => {
  const journal = alert("journal", "trouble", "The disk is full.");
  const eyes = ["sight", "camera", "reading"].map((id) => alert(id, "trouble", `There is a trouble of ${id}.`));
  const reading = eyes[2];
  const alerts = told(...eyes, journal);
  assert.deepEqual(untold(alerts, "White to move.", eyeless(true)), [journal]);
  assert.deepEqual(untold(alerts, "White to move.", eyeless(false)), [reading, journal]);
  assert.deepEqual(untold(alerts, "White to move."), [...eyes, journal]);
});

test("broken parts come before a bad view, and both before notices", () => {
  const found = alert("notice-1", "notice", "A file was set aside.");
  const sight = alert("sight", "notice", KNOCK);
  const leds = alert("leds", "trouble", "No strip.");
  assert.equal(foremost(told(found, sight, leds), ""), leds);
  assert.equal(foremost(told(found, sight), ""), sight);
  assert.equal(foremost(told(found), ""), undefined);
});

test("an alert that is over is not shown", () => {
  const alerts = told(alert("sight", "notice", KNOCK));
  takeAlert(alerts, "alert/sight", null);
  assert.equal(foremost(alerts, ""), undefined);
});
