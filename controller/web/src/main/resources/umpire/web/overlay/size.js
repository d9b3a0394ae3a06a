// The size of the overlay, as its address gives it: ?width=960 in pixels, ?scale=1.5 for larger letters.

/** @type {Record<string, { least: number, most: number, unit: string }>} */
const SIZES = {
  width: { least: 200, most: 7680, unit: "px" },
  scale: { least: 0.25, most: 4, unit: "" },
};

/**
 * Returns the sizes as properties of a style sheet. A number out of its range is replaced by the nearest in it, and
 * anything else by the default.
 * @param {string} search the query of the address
 * @returns {[string, string][]}
 */
export function measured(search) {
  const asked = new URLSearchParams(search);
  return Object.entries(SIZES).flatMap(([name, { least, most, unit }]) => {
    const number = Number(asked.get(name) || NaN);
    return Number.isNaN(number) ? [] : [[`--${name}`, `${Math.min(most, Math.max(least, number))}${unit}`]];
  });
}
