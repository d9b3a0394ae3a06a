// Each alert is shown once, the most important first, and disappears when it is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { foremost, takeAlert, untold } from "#pages/shared/troubles.js";

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

test("a knock is said with its millimetres", () => {
  assert.equal(foremost(told(alert("sight", "notice", KNOCK)), "White to move.")?.says, KNOCK);
});

test("what the prompt says is not said a second time", () => {
  const alerts = told(alert("sight", "trouble", "The picture is too dark."));
  assert.equal(foremost(alerts, "The picture is too dark. White to move."), undefined);
  assert.deepEqual(untold(alerts, "The picture is too dark. White to move."), []);
});

test("what the camera has trouble with is none of a player's at a table that lies by itself", () => {
  const journal = alert("journal", "trouble", "The disk is full.");
  const eyes = ["sight", "camera", "reading"].map((id) => alert(id, "trouble", `There is a trouble of ${id}.`));
  assert.deepEqual(untold(told(...eyes, journal), "White to move.", true), [journal]);
  assert.deepEqual(untold(told(...eyes, journal), "White to move."), [...eyes, journal]);
});

test("what is broken is said before what is not seen well, and both before what may wait", () => {
  const found = alert("notice-1", "notice", "A file was set aside.");
  const sight = alert("sight", "notice", KNOCK);
  const leds = alert("leds", "trouble", "No strip.");
  assert.equal(foremost(told(found, sight, leds), ""), leds);
  assert.equal(foremost(told(found, sight), ""), sight);
  assert.equal(foremost(told(found), ""), undefined);
});

test("what is over is said no more", () => {
  const alerts = told(alert("sight", "notice", KNOCK));
  takeAlert(alerts, "alert/sight", null);
  assert.equal(foremost(alerts, ""), undefined);
});
