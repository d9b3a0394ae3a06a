// The doctor's findings, in the order and in the words for people.

import { counted } from "../shared/gamewords.js";

/** The most important first. */
const NEED = ["BAD", "DOUBTFUL", "GOOD", "NONE"];

const WORDS = new Map([
  ["BAD", "✗ must be fixed"],
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
  const parts = [
    bad > 0 ? `${counted(bad, "part")} must be fixed` : "",
    doubtful > 0 ? `${counted(doubtful, "part")} may fail` : "",
  ];
  return `${parts.filter((part) => part !== "").join(", ")}.`;
}
