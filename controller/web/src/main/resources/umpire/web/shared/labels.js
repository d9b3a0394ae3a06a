// The spots for the labels of dice: letters of corners, names and badges keep clear of one another and of other dice.

import { badgeSize } from "./badges.js";
import { extent, plateSize, turned } from "./bodies.js";
import { lyingOf, wordAt } from "./lying.js";
import { centre, freeCorner, shrunk, spread } from "./svg.js";
import { uprightTilt } from "./tilt.js";

/** @import { BoardDrawing } from "./board.js" */

/**
 * The room of a label in millimetres: all points within a radius of a level line.
 * @typedef {{ at: Point, half: number, r: number }} Room
 */

/** The angles by which a letter may be turned about its corner, in degrees. */
const TURNS = [0, 40, -40, 80, -80, 120, -120, 180];
/** The distance of a letter from its corner and its radius, and those of the side that a roll there brings up. */
const LETTER = { out: 0.95, r: 0.95 };
const SIDE_UP = { out: 2.7, r: 0.6 };
/** The distances from the middle of a die at which its name and badge may begin, as shares of its outline. */
const OUTWARDS = [1, 1.3, 1.7];
/** A later spot is used if it covers less than an earlier one by this distance. */
const LATER_MM = 0.4;
/** A badge that would cover more is left out. */
const COVERED_MM = 3;
/** A label covers a die rather than another label. */
const DIE = 0.3;
/** The distance by which a label may reach over the edge of the sheet. */
const EDGE_MM = 14;

/**
 * Returns the spots of the labels of all dice that lie on a board. A letter has a turn, by corner. A name and a badge
 * have a point, by die, from its middle. A badge that has no free spot has none.
 * @param {Pick<BoardDrawing, "standings" | "outlines" | "looks" | "lettersMm" | "game" | "lettersOf">} board
 * @param {Told.Mark[]} marks
 */
export function labelSpots(board, marks) {
  const { standings, outlines, looks, lettersMm } = board;
  const dice = lyingOf(standings)
    .map((one) => ({ ...one, outline: outlines.get(one.name) ?? [] }))
    .filter(({ outline }) => freeCorner(outline, 1) !== undefined);
  const sheet = new Sheet(board.game.board, dice);
  /** @type {Map<string, number>} */
  const turns = new Map();
  const sidesUp = dice.flatMap(({ name, headingDeg, outline }) =>
    (looks.get(name)?.words ?? []).map(({ at, says }) => {
      /** @param {number} turn @param {{ out: number, r: number }} kind @returns {Room} */
      const roomAt = (turn, { out, r }) => {
        const [[x, y], [dx, dy]] = [centre(outline), wordAt(at, headingDeg, out * lettersMm, turn)];
        return { at: [x + dx, y + dy], half: 0, r: r * lettersMm };
      };
      const { spot } = sheet.take(TURNS, (turn) => roomAt(turn, LETTER));
      turns.set(`${name} ${says}`, spot);
      return roomAt(spot, SIDE_UP);
    }),
  );
  sheet.taken.push(...sidesUp);
  const names = new Map(
    dice.map(({ name, token, headingDeg, outline }) => {
      const room = extent(turned(outline, uprightTilt(headingDeg)));
      const { wide, high } = plateSize(board.lettersOf(token, name), room, lettersMm);
      return [name, sheet.beside(outline, [1, 2, 0], wide, high).spot];
    }),
  );
  const badges = new Map(
    dice.flatMap(({ name, outline }) =>
      marks
        .filter(({ place }) => place === name)
        .map(({ brief }) => {
          const { wide, high } = badgeSize(brief, outline, lettersMm);
          const { spot, covers } = sheet.beside(outline, [0, 1, 2], wide, high);
          return /** @type {const} */ ([name, covers > COVERED_MM ? undefined : spot]);
        }),
    ),
  );
  return { turns, names, badges };
}

/** A sheet with the dice on it and the labels that have their spots. */
class Sheet {
  /** @param {Told.Board} board @param {{ outline: Outline }[]} dice */
  constructor({ widthMm, heightMm }, dice) {
    this.far = [widthMm / 2 + EDGE_MM, heightMm / 2 + EDGE_MM];
    /** @type {Room[]} */
    this.taken = [];
    /** @type {Room[]} */
    this.bodies = dice.map(({ outline }) => ({ at: centre(outline), half: 0, r: spread(outline) / 2 }));
  }

  /**
   * Takes the spot that covers the least, the first of equal ones.
   * @template S
   * @param {S[]} spots
   * @param {(spot: S) => Room} roomAt
   */
  take(spots, roomAt) {
    const all = spots.map((spot) => ({ spot, room: roomAt(spot), covers: this.covered(roomAt(spot)) }));
    const best = all.reduce((one, other) => (other.covers + LATER_MM < one.covers ? other : one));
    this.taken.push(best.room);
    return best;
  }

  /** @param {Room} room */
  covered(room) {
    const { at, half, r } = room;
    const over = Math.max(0, Math.abs(at[0]) + half + r - this.far[0], Math.abs(at[1]) + r - this.far[1]);
    return over + overlaps(room, this.taken) + DIE * overlaps(room, this.bodies);
  }

  /**
   * Takes a spot beside a die: at its corners without a letter, or else at its edges, or farther out.
   * @param {Outline} outline
   * @param {number[]} corners the order of the corners
   * @param {number} wide
   * @param {number} high
   */
  beside(outline, corners, wide, high) {
    const [x, y] = centre(outline);
    const spots = OUTWARDS.flatMap((share) => {
      const out = shrunk(outline, share);
      const edges = out.map(
        ([px, py], i) =>
          /** @type {Point} */ ([
            (px + out[(i + 1) % out.length][0]) / 2 - x,
            (py + out[(i + 1) % out.length][1]) / 2 - y,
          ]),
      );
      return [...corners.flatMap((nth) => [freeCorner(out, x > 0 ? -1 : 1, nth) ?? edges[0]]), ...edges];
    });
    return this.take(spots, ([dx, dy]) => {
      const length = Math.hypot(dx, dy);
      const [atX, atY] = [x + dx + ((dx / length) * wide) / 2, y + dy + ((dy / length) * high) / 2];
      return { at: [atX, atY], half: Math.max(0, wide - high) / 2, r: Math.min(high, wide) / 2 };
    });
  }
}

/**
 * Returns the sum of the depths by which a room overlaps others.
 * @param {Room} room
 * @param {Room[]} others
 */
const overlaps = ({ at: [x, y], half, r }, others) =>
  others.reduce((sum, other) => {
    const across = Math.max(0, Math.abs(x - other.at[0]) - half - other.half);
    return sum + Math.max(0, r + other.r - Math.hypot(across, y - other.at[1]));
  }, 0);
