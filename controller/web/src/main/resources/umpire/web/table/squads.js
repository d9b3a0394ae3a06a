// Groups the pieces that a hand takes together: those that one action takes from a place.

import { actionsFrom, takenFrom } from "../shared/reach.js";

/**
 * A piece on a place.
 * @typedef {object} Standing
 * @property {string} id
 * @property {string} token its token
 */

/**
 * Returns the ids of the pieces that are taken together with a given one, in their order on the place: the largest
 * group of an action that includes it. Only its own id where no action takes several.
 * @param {string} id the taken piece
 * @param {Standing[]} standing the pieces on its place
 * @param {Told.Action[]} legal
 * @param {string | undefined} place
 */
export function squadOf(id, standing, legal, place) {
  const own = standing.find((one) => one.id === id);
  const taking = actionsFrom(place === undefined ? [] : legal, place ?? "")
    .map((action) => takenFrom(action, place))
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
