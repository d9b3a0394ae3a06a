// Which pieces a hand takes together: those that one action takes from a place.

import { actionsFrom } from "../shared/reach.js";

/**
 * A piece that stands on a place.
 * @typedef {object} Standing
 * @property {string} id
 * @property {string} token what it looks like to the table
 */

/**
 * Returns the names of the pieces that go together when one of them is taken: as many as any action takes from there
 * and it is among, in the order in which they stand; it alone where no action takes several.
 * @param {string} id of the piece that is taken
 * @param {Standing[]} standing what stands on its place
 * @param {Told.Action[]} legal
 * @param {string | undefined} place
 */
export function squadOf(id, standing, legal, place) {
  const own = standing.find((one) => one.id === id);
  const taking = actionsFrom(place === undefined ? [] : legal, place ?? "")
    .map(({ changes, takes }) => (changes[0] === place ? (takes ?? []) : []))
    .filter((takes) => takes.some((token) => token === own?.token))
    .sort((one, other) => other.length - one.length);
  const left = [...(taking[0] ?? [])];
  const first = standing.filter((one) => one !== own);
  const squad = [...(own ? [own] : []), ...first].filter(({ token }) => {
    const at = left.indexOf(token);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at >= 0;
  });
  return squad.length > 1 ? squad.map((one) => one.id) : [id];
}
