// Several tokens on one place: beside one another where each stands alone, on one another where they are covered.

import { extent } from "./bodies.js";
import { centre, draw, spread } from "./svg.js";

// Shares of a place: how large a token is alone, one of two and one of four; and how far from the middle those stand.
const ALONE = 0.8;
const PAIRED = 0.496;
const FOURTH = 0.46;
const QUARTER = 0.24;
const ROWS = 0.86;
const IN_ROWS = 0.92;
// The place around a pair is rim enough: its pictures leave none of their own.
const WITHOUT_RIM = 1.12;
// Of a place that is no rectangle the quarters lie further in.
const FURTHER_IN = 0.84;
const QUARTERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];
// What lies beneath peeps out so far for each token above it, as a share of the token; deeper than that nothing is
// seen. Where it is something else, few peep out as far as many.
const PEEP = 0.075;
const DEEPEST = 4;
// Of a place with many corners a row has less than its width.
const ROW_WIDE = 0.82;
const ROWS_HIGH = 0.78;

/**
 * Returns the stacks of a place, each from below: what is covered lies under the next token that is not.
 * @template {{ covered?: boolean }} T
 * @param {T[]} here
 */
export function stacksOf(here) {
  /** @type {T[][]} */
  const stacks = [];
  let open = false;
  for (const standing of here) {
    if (open) {
      stacks[stacks.length - 1].push(standing);
    } else {
      stacks.push([standing]);
    }
    open = Boolean(standing.covered);
  }
  return stacks;
}

/**
 * Returns where so many stand in an outline, from its middle with y pointing down, and how wide each may be.
 * @param {number} count
 * @param {Outline} outline
 */
export function slots(count, outline) {
  const wide = spread(outline);
  const share = outline.length === 4 ? 1 : FURTHER_IN;
  if (count === 1) {
    return [{ x: 0, y: 0, room: wide * ALONE }];
  }
  if (count === 2 && outline.length === 4) {
    return pair(extent(outline));
  }
  if (count <= QUARTERS.length) {
    const room = wide * share * (count === 2 ? PAIRED : FOURTH);
    return QUARTERS.slice(0, count).map(([x, y]) => ({
      x: x * wide * share * QUARTER,
      y: y * wide * share * QUARTER,
      room,
    }));
  }
  const columns = Math.ceil(Math.sqrt(count));
  const cell = (wide * share * ROWS) / columns;
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * cell,
    y: (Math.floor(i / columns) - (Math.ceil(count / columns) - 1) / 2) * cell,
    room: cell * IN_ROWS,
  }));
}

/**
 * Two stand corner to corner, and where a place is longer than high as large as side by side.
 * @param {{ wide: number, high: number }} place
 */
function pair({ wide, high }) {
  const room = Math.min(PAIRED * Math.max(wide, high), ALONE * Math.min(wide, high));
  /** @param {number} side */
  const off = (side) => Math.min(side - room, room) / 2;
  return QUARTERS.slice(0, 2).map(([x, y]) => ({ x: x * off(wide), y: y * off(high), room }));
}

/**
 * Returns where stacks stand on a place, and how much each may take up where that is not a square.
 * @param {Told.Standing[][]} stacks
 * @param {Outline} outline
 * @param {(token: string) => boolean} isWide whether a token stands better above others than beside them
 */
export function arranged(stacks, outline, isWide) {
  const whole = extent(outline);
  const count = stacks.length;
  if (count < 2 || !stacks.every(([{ token }]) => isWide(token))) {
    const places = slots(count, outline);
    const large = places[0].room * WITHOUT_RIM;
    return { places, most: count === 1 ? whole : count === 2 ? { wide: large, high: large } : undefined };
  }
  const most = { wide: whole.wide * ROW_WIDE, high: (whole.high * ROWS_HIGH) / count };
  const places = stacks.map((_, i) => ({ x: 0, y: (i - (count - 1) / 2) * most.high, room: most.wide }));
  return { places, most };
}

/**
 * Returns whether not all is alike in a stack.
 * @param {{ token: string }[]} stack
 */
export const isMixed = (stack) => new Set(stack.map(({ token }) => token)).size > 1;

/**
 * Returns which tokens of a stack are drawn, from below, and how far each peeps out from under the top.
 * @param {Told.Standing[]} stack
 * @param {number} room
 */
export function layers(stack, room) {
  const seen = stack.slice(-DEEPEST);
  const peep = isMixed(seen) ? (PEEP * (DEEPEST - 1)) / (seen.length - 1) : PEEP;
  return seen.map((standing, i) => ({ standing, off: (seen.length - 1 - i) * room * peep }));
}

/** Where the number of a stack is, as shares of its room from its middle: rows have letters in all their corners. */
const NUMBERED = { left: [-0.42, -0.42], right: [0.42, -0.42], middle: [0, 0] };

/**
 * Draws how many lie on one another.
 * @param {number} count
 * @param {number} room
 * @param {number} lettersMm
 * @param {keyof typeof NUMBERED} where
 */
export function drawCount(count, room, lettersMm, where) {
  const size = Math.max(room * 0.24, lettersMm);
  const [x, y] = NUMBERED[where].map((share) => share * room);
  const text = draw("text", {
    x,
    y: y + size * 0.36,
    "text-anchor": "middle",
    "font-size": size,
    "font-weight": 800,
  });
  text.textContent = String(count);
  const title = draw("title");
  title.textContent = `${count} here`;
  const width = size * (String(count).length > 1 ? 1.7 : 1.3);
  return draw(
    "g",
    { class: "stack-count" },
    title,
    draw("rect", { x: x - width / 2, y: y - size * 0.62, width, height: size * 1.24, rx: size * 0.62 }),
    text,
  );
}

/**
 * Several things alike that stand beside one another are drawn as one large one with their number.
 * @param {Told.Standing[][]} stacks
 */
export function alike(stacks) {
  /** @type {Map<string, Told.Standing[]>} */
  const groups = new Map();
  stacks.forEach((stack, i) => {
    const kinds = new Set(stack.map(({ token }) => token));
    const key = kinds.size === 1 ? [...kinds][0] : String(i);
    groups.set(key, [...(groups.get(key) ?? []), ...stack]);
  });
  return [...groups.values()];
}

/** @param {Told.Standing[]} here */
export const isPair = (here) => here.length === 2 && alike(stacksOf(here)).length === 2;

/**
 * Where the two of a pair stand, above left and below right of the middle.
 * @param {Outline} outline
 * @returns {Outline}
 */
export function corners(outline) {
  const [x, y] = centre(outline);
  return [
    [x - 1, y + 1],
    [x + 1, y - 1],
  ];
}

// What a chest needs is printed on its upper part, and its name below: what is in it leaves both to be seen.
const CHEST = "chest";
const PRINTED = 0.3;
// A place that is so much higher than wide keeps its name below what stands there.
const UPRIGHT = 1.1;
const NAMED = 0.14;

/**
 * Returns the part of a place that what stands there takes up; the outline itself where that leaves no room for a name.
 * @param {Pick<Told.Area, "outline" | "tint">} area
 * @returns {Outline}
 */
export function roomOf({ outline, tint }) {
  const { wide, high } = extent(outline);
  const ys = outline.map(([, y]) => y);
  if (tint === CHEST) {
    const most = Math.max(...ys) - PRINTED * high;
    return outline.map(([x, y]) => [x, Math.min(y, most)]);
  }
  const least = Math.min(...ys) + NAMED * high;
  return outline.length === 4 && high > UPRIGHT * wide ? outline.map(([x, y]) => [x, Math.max(y, least)]) : outline;
}
