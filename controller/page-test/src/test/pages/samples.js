// Messages that are empty except for the fields of a test.

/** @param {Partial<Told.Prompt>} told @returns {Told.Prompt} */
export const prompt = (told) => ({
  need: "choice",
  says: "",
  options: [],
  chosen: -1,
  corrections: [],
  cues: [],
  ...told,
});

/** @param {string} notation @param {Partial<Told.Action>} [told] @returns {Told.Action} */
export const action = (notation, told = {}) => ({
  seat: "White",
  notation,
  says: notation,
  touches: [],
  changes: [],
  ...told,
});

/** @param {Partial<Shown.Line>} known @returns {Shown.Line} */
export const line = (known) => ({
  connection: "open",
  sinceMs: 0,
  everOpen: true,
  where: "ws://table:9001/mqtt",
  table: "home",
  ...known,
});

/** @param {string} says @param {Partial<Told.Event>} [told] @returns {Told.Event} */
export const event = (says, told = {}) => ({ kind: "event", says, ...told });

/**
 * A square of 50 mm around a point.
 * @param {string} place
 * @param {number} x
 * @param {number} y
 * @returns {Told.Area}
 */
export function square(place, x, y) {
  /** @type {Outline} */
  const outline = [
    [x - 25, y - 25],
    [x + 25, y - 25],
    [x + 25, y + 25],
    [x - 25, y + 25],
  ];
  return { place, outline, tint: "light", title: place, label: place };
}

/** @param {Told.Area[]} areas @returns {Told.Board} */
export const board = (...areas) => ({ name: "Board", widthMm: 400, heightMm: 400, areas, roads: [] });

/** Rounds numbers to a thousandth, so that rounding errors do not count. */
export const rounded = (/** @type {unknown} */ value) =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === "number" ? Math.round(one * 1_000) / 1_000 + 0 : one));
