// Which legal actions begin at a place, and where they lead. Generic: from what an action changes and touches.

/**
 * Returns the place an action begins at, if it has one.
 * @param {Told.Action} action
 */
export function origin(action) {
  return action.touches[0] ?? action.changes[0];
}

/**
 * Returns the actions by the place they begin at; those without a place are under "".
 * @param {Told.Action[]} actions
 */
export function byOrigin(actions) {
  /** @type {Map<string, Told.Action[]>} */
  const grouped = new Map();
  for (const action of actions) {
    const from = origin(action) ?? "";
    grouped.set(from, [...(grouped.get(from) ?? []), action]);
  }
  return grouped;
}

/**
 * Returns what would come of an action at a target, if all that lead there would come to the same.
 * @param {Told.Action[]} actions
 * @param {string} place
 */
export function prospectAt(actions, place) {
  const there = actions.filter(({ touches, changes }) => touches.includes(place) || changes.includes(place));
  const prospects = new Set(there.map(({ prospect }) => prospect ?? ""));
  return prospects.size === 1 ? [...prospects][0] : "";
}

/**
 * Returns the places actions lead to, by the kind of sign to draw there.
 * @param {Told.Action[]} actions
 * @param {string} from
 */
export function targets(actions, from) {
  /** @type {Map<string, "touch" | "go">} */
  const kinds = new Map();
  for (const action of actions) {
    for (const place of action.touches.filter((one) => one !== from)) {
      kinds.set(place, "touch");
    }
    for (const place of action.changes.filter((one) => one !== from)) {
      if (!kinds.has(place)) {
        kinds.set(place, "go");
      }
    }
  }
  return kinds;
}
