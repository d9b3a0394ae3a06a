// The size of the overlay is in its address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { measured } from "#pages/overlay/size.js";

test("the address gives the overlay's width and the size of its letters", () => {
  assert.deepEqual(measured("?width=960&scale=1.5"), [
    ["--width", "960px"],
    ["--scale", "1.5"],
  ]);
});

test("an address without a usable number leaves the default", () => {
  for (const search of ["", "?width=", "?scale=big", "?width=1px;color:red", "?height=3"]) {
    assert.deepEqual(measured(search), [], search);
  }
});

test("a number out of its range is replaced by the nearest", () => {
  assert.deepEqual(measured("?width=-5&scale=1e9"), [
    ["--width", "200px"],
    ["--scale", "4"],
  ]);
});
