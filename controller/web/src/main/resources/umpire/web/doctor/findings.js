// The doctor's findings, in the order and in the words for people.

/** The most important first. */
const NEED = ["BAD", "DOUBTFUL", "GOOD", "NONE"];

const WORDS = new Map([
  ["BAD", "✗ will not do"],
  ["DOUBTFUL", "? may fail"],
  ["GOOD", "✓ good"],
  ["NONE", "– none"],
]);

/** @param {string} state */
export function wordOf(state) {
  return WORDS.get(state) ?? state.toLowerCase();
}

/**
 * Returns the findings sorted, failures first.
 * @template {{ state: string }} F
 * @param {F[]} findings
 */
export function sortedByNeed(findings) {
  return [...findings].sort((one, other) => NEED.indexOf(one.state) - NEED.indexOf(other.state));
}

/**
 * Returns all findings in one sentence.
 * @param {{ state: string }[]} findings
 */
export function summary(findings) {
  const bad = findings.filter(({ state }) => state === "BAD").length;
  const doubtful = findings.filter(({ state }) => state === "DOUBTFUL").length;
  if (bad + doubtful === 0) {
    return "Nothing is wrong with the table.";
  }
  const parts = [bad > 0 ? `${parted(bad)} will not do` : "", doubtful > 0 ? `${parted(doubtful)} may fail` : ""];
  return `${parts.filter((part) => part !== "").join(", ")}.`;
}

/** @param {number} count */
const parted = (count) => (count === 1 ? "1 part" : `${count} parts`);
