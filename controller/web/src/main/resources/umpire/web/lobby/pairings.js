// The pairings of an evening, such as "club-3: Anna and Ben". They are free text, and the table may be left out.

const BETWEEN_NAMES = /\s*(?:,|&|\+|\s[-–]\s|\s(?:and|against|vs\.?)\s)\s*/i;

/** @param {string} pairing */
function partsOf(pairing) {
  const colon = pairing.indexOf(":");
  const names = pairing.slice(colon + 1).split(BETWEEN_NAMES);
  return { at: pairing.slice(0, Math.max(0, colon)).trim().toLowerCase(), names: sorted(names) };
}

/** @param {string[]} names */
const sorted = (names) =>
  names
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
    .sort()
    .join("\n");

/**
 * Returns the pairings that belong to a table: those of the players who sit there, else those that name the table.
 * @param {string[]} pairings
 * @param {string} table
 * @param {(string | undefined)[]} players the names at its seats
 */
export function pairingsAt(pairings, table, players) {
  const sitting = sorted(players.map((player) => player ?? ""));
  const played = pairings.filter((pairing) => sitting !== "" && partsOf(pairing).names === sitting);
  return played.length > 0 ? played : pairings.filter((pairing) => partsOf(pairing).at === table);
}
