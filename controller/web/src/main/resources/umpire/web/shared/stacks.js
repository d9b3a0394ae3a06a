// Several tokens on one place: side by side where each stands alone, on one another where they are covered.

import { extent } from "./bodies.js";
import { centre, draw, spread } from "./svg.js";

// Shares of a place: the size of a token alone, as one of two and as one of four, and the distance of those from the
// middle.
const ALONE = 0.8;
const PAIRED = 0.496;
const FOURTH = 0.46;
const QUARTER = 0.24;
const ROWS = 0.86;
const IN_ROWS = 0.92;
// The place around a pair serves as its rim, so its pictures have no rim.
const WITHOUT_RIM = 1.12;
// In a place that is no rectangle, the quarters are closer to the middle.
const FURTHER_IN = 0.84;
const QUARTERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];
// The visible edge of a lower token for each token above it, as a share of the token, down to a maximum depth. In a
// stack of different tokens, two or three show wider edges, so that the stack is as large as one of four.
const PEEP = 0.075;
const DEEPEST = 4;
// A row in a place with many corners has less than the place's width.
const ROW_WIDE = 0.82;
const ROWS_HIGH = 0.78;
// The least height of a row, in heights of the smallest letters. Chosen.
const LEAST_ROW = 1.3;

/**
 * Returns the stacks of a place, each from below. A covered token is below the next uncovered one.
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
 * Returns the positions of this many tokens in an outline, from its middle with y pointing down, and their maximum
 * width.
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
  const { wide: long, high } = extent(outline);
  if (outline.length === 4 && long / count > FOURTH * high) {
    return row(count, long, high);
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
 * Several tokens side by side in a wide place.
 * @param {number} count
 * @param {number} wide
 * @param {number} high
 */
function row(count, wide, high) {
  const cell = wide / count;
  const room = Math.min(cell * IN_ROWS, high * ALONE);
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * cell, y: 0, room }));
}

/**
 * Two tokens are corner to corner. In a place that is wider than high, they are as large as two tokens side by side.
 * @param {{ wide: number, high: number }} place
 */
function pair({ wide, high }) {
  const room = Math.min(PAIRED * Math.max(wide, high), ALONE * Math.min(wide, high));
  /** @param {number} side */
  const off = (side) => Math.min(side - room, room) / 2;
  return QUARTERS.slice(0, 2).map(([x, y]) => ({ x: x * off(wide), y: y * off(high), room }));
}

/**
 * Returns the positions of stacks on a place, and their room where it is not a square.
 * @param {Told.Standing[][]} stacks
 * @param {Outline} outline
 * @param {(token: string) => boolean} isWide returns whether a token is better placed above others than beside them
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
 * Combines the stacks of a place into one where their rows would be too low to recognise on this screen.
 * @param {Told.Standing[][]} stacks
 * @param {Outline} outline
 * @param {(token: string) => boolean} isWide
 * @param {number} lettersMm the minimum size of letters on this screen
 */
export function gathered(stacks, outline, isWide, lettersMm) {
  const low = (extent(outline).high * ROWS_HIGH) / stacks.length < lettersMm * LEAST_ROW;
  return low && stacks.length > 1 && stacks.every(([{ token }]) => isWide(token)) ? [stacks.flat()] : stacks;
}

/**
 * Returns whether a stack has different tokens.
 * @param {{ token: string }[]} stack
 */
export const isMixed = (stack) => new Set(stack.map(({ token }) => token)).size > 1;

/**
 * Returns the drawn tokens of a stack, from below, and the offset of each.
 * @param {Told.Standing[]} stack
 * @param {number} room
 */
export function layers(stack, room) {
  const seen = stack.slice(-DEEPEST);
  const peep = isMixed(seen) ? (PEEP * (DEEPEST - 1)) / (seen.length - 1) : PEEP;
  return seen.map((standing, i) => ({ standing, off: (seen.length - 1 - i) * room * peep }));
}

/** The position of a stack's number, as shares of its room from its middle. Rows have letters in all their corners. */
const NUMBERED = { left: [-0.42, -0.42], right: [0.42, -0.42], middle: [0, 0] };

/**
 * Draws the number of tokens in a stack.
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
 * Combines equal things side by side into one large one with their number.
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
 * Returns the positions of a pair, above left and below right of the middle.
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

// The needs of a chest are printed on its upper part, its name below. Its content leaves both visible.
const CHEST = "chest";
const PRINTED = 0.3;
// From this ratio of height to width, a place keeps its name below its pieces.
const UPRIGHT = 1.1;
const NAMED = 0.14;

/**
 * Returns the part of a place for its pieces; the whole outline where there is no room for a name.
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
