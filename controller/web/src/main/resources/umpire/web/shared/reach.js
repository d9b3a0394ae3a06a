// The legal actions by place, and their targets. Generic: computed from the changes and touches of an action.

import { opening } from "./names.js";

/**
 * Returns the moves of pieces in an action, from place to place.
 * @param {Told.Action} action
 */
export function pieceWays({ changes, ways }) {
  return ways ?? (changes.length === 2 ? [{ from: changes[0], to: changes[1] }] : []);
}

/**
 * Returns the places at which an action begins: its first touch, the places its pieces leave, or its changes.
 * @param {Told.Action} action
 */
export function origins(action) {
  const left = action.touches.length > 0 ? [] : pieceWays(action).map(({ from }) => from);
  return left.length > 0 ? [...new Set(left)] : [action.touches[0] ?? action.changes[0]].filter(Boolean);
}

/**
 * Returns the actions that begin at a place.
 * @param {Told.Action[]} actions
 * @param {string} place
 */
export function actionsFrom(actions, place) {
  return actions.filter((action) => origins(action).includes(place));
}

/**
 * Returns the tokens that an action takes from a place with several.
 * @param {Told.Action} action
 * @param {string | undefined} place
 */
export const takenFrom = ({ takes = [] }, place) => takes.find(({ from }) => from === place)?.tokens ?? [];

/**
 * Leaves out the actions that take other tokens from a place than the given one. Returns all actions if none takes the
 * given token.
 * @param {Told.Action[]} actions
 * @param {string | undefined} place
 * @param {string | undefined} token
 */
export function taking(actions, place, token) {
  /** @param {Told.Action} action */
  const takes = (action) => takenFrom(action, place).includes(token ?? "");
  /** @param {Told.Action} action */
  const takesOther = (action) =>
    origins(action).includes(place ?? "") && takenFrom(action, place).length > 0 && !takes(action);
  return actions.some(takes) ? actions.filter((action) => !takesOther(action)) : actions;
}

/**
 * Returns the actions by the place at which they begin; those without a place are under "", as the last.
 * @param {Told.Action[]} actions
 */
export function byOrigin(actions) {
  /** @type {Map<string, Told.Action[]>} */
  const grouped = new Map();
  for (const action of actions) {
    for (const from of origins(action)) {
      grouped.set(from, [...(grouped.get(from) ?? []), action]);
    }
  }
  const placeless = actions.filter((action) => origins(action).length === 0);
  return placeless.length > 0 ? grouped.set("", placeless) : grouped;
}

/**
 * Returns the preview of the actions from a place to a target, if it is the same for all.
 * @param {Told.Action[]} actions
 * @param {string} from
 * @param {string} place
 */
export function prospectAt(actions, from, place) {
  const there = actions.filter((action) => targets([action], from).has(place));
  const prospects = new Set(there.map(({ prospect }) => prospect ?? ""));
  return prospects.size === 1 ? [...prospects][0] : "";
}

/**
 * Returns the targets of actions from a place, by the kind of sign to draw.
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
    for (const way of pieceWays(action).filter((one) => one.from === from)) {
      if (!kinds.has(way.to)) {
        kinds.set(way.to, "go");
      }
    }
  }
  return kinds;
}

/**
 * Returns whether an action from a place touches something else, as a shot does.
 * @param {Told.Action[]} actions
 * @param {string} place
 */
export const aims = (actions, place) => [...targets(actionsFrom(actions, place), place).values()].includes("touch");

/**
 * Returns the targets, with those of pieces that move along. A click on any of them means the whole action.
 * @param {Told.Action[]} actions
 * @param {string} from
 */
export function goals(actions, from) {
  const kinds = targets(actions, from);
  const led = actions.filter((one) => targets([one], from).size > 0);
  for (const { to } of led.flatMap((one) => pieceWays(one))) {
    if (to !== from && !kinds.has(to)) {
      kinds.set(to, "go");
    }
  }
  return kinds;
}

/** Separates the action from the things it is done with, or from the part of the target that it is aimed at. */
const WITH = /, (?:with|at the) /;
const AIMED = ", at the ";
const FEW = 2;

/**
 * Joins actions that differ only in the part of the target that they are aimed at, and have the same result. The joined
 * action names the parts, unless all parts have this result.
 * @param {Told.Action[]} actions
 * @returns {Told.Action[]}
 */
function joined(actions) {
  /** @type {Map<string, Map<string, Told.Action[]>>} */
  const bySays = new Map();
  for (const action of actions) {
    const [says, part] = action.says.split(AIMED);
    const result = (part && action.prospect) ?? action.notation;
    const results = bySays.get(says) ?? new Map();
    bySays.set(says, results.set(result, [...(results.get(result) ?? []), action]));
  }
  return [...bySays].flatMap(([says, results]) =>
    [...results.values()].map(([first, ...others]) => {
      const parts = others.map((one) => one.says.split(AIMED)[1]);
      const last = parts.pop();
      const named = results.size > 1 ? `${[first.says, ...parts].join(", ")} or ${last}` : says;
      return last ? { ...first, says: named } : first;
    }),
  );
}

/**
 * Returns the beginning that all actions share before the things they are done with; empty if they share none.
 * @param {Told.Action[]} actions
 */
export function sharedBeginning(actions) {
  const says = new Set(actions.map((one) => one.says.split(WITH)[0]));
  return says.size === 1 && actions.length > 1 ? [...says][0] : "";
}

/**
 * Groups actions into choices. Actions that differ only in the things they use, such as more or fewer weapons, form one
 * choice. The things are chosen afterwards.
 * @param {Told.Action[]} all
 * @returns {{ says: string, alike: Told.Action[] }[]}
 */
export function choicesAmong(all) {
  const actions = joined(all);
  /** @type {Map<string, Told.Action[]>} */
  const groups = new Map();
  for (const action of actions) {
    const [says] = action.says.split(WITH);
    groups.set(says, [...(groups.get(says) ?? []), action]);
  }
  if (groups.size === 1) {
    return byProspect(actions);
  }
  return [...groups].flatMap(([says, alike]) =>
    alike.length > FEW ? [{ says, alike }] : alike.map((one) => ({ says: one.says, alike: [one] })),
  );
}

/**
 * Groups actions that differ only in the things they use. More than two with the same result form one choice.
 * @param {Told.Action[]} actions
 */
function byProspect(actions) {
  /** @param {Told.Action} one */
  const single = (one) => ({ says: opening(one.says.split(WITH)[1] ?? one.says), alike: [one] });
  /** @type {Map<string, Told.Action[]>} */
  const results = new Map();
  for (const action of actions) {
    const { notation, prospect = notation } = action;
    results.set(prospect, [...(results.get(prospect) ?? []), action]);
  }
  return [...results].flatMap(([prospect, alike]) =>
    results.size > 1 && alike.length > FEW ? [{ says: opening(prospect), alike }] : alike.map(single),
  );
}
