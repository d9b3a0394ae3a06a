// The pose of the board sheet, and the place at a point of the table.

import { centre, spread } from "../shared/svg.js";

const SNAP_SHARE = 0.42;

export class Sheet {
  /** @param {Told.Board} board @param {SVGElement[]} groups the layers on the sheet */
  constructor(board, groups) {
    this.board = board;
    this.groups = groups;
    this.pose = { xMm: 0, yMm: 0, headingDeg: 0, laid: true };
  }

  /** @param {Twin.Sheet} pose */
  lay(pose) {
    this.pose = pose;
    for (const group of this.groups) {
      group.style.transform = `translate(${pose.xMm}px, ${-pose.yMm}px) rotate(${-pose.headingDeg}deg)`;
      group.style.display = pose.laid ? "" : "none";
    }
  }

  /** @param {TablePoint} at @returns {Point} */
  toBoard({ xMm, yMm }) {
    const turn = (-this.pose.headingDeg * Math.PI) / 180;
    const dx = xMm - this.pose.xMm;
    const dy = yMm - this.pose.yMm;
    return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
  }

  /** @param {Point} at @returns {TablePoint} */
  toTable([x, y]) {
    const turn = (this.pose.headingDeg * Math.PI) / 180;
    return {
      xMm: this.pose.xMm + x * Math.cos(turn) - y * Math.sin(turn),
      yMm: this.pose.yMm + x * Math.sin(turn) + y * Math.cos(turn),
    };
  }

  /**
   * Returns the place at a point of the table, if there is one.
   * @param {TablePoint} at
   */
  placeAt(at) {
    const [x, y] = this.toBoard(at);
    return this.pose.laid ? this.board.areas.find(({ outline }) => within(outline, x, y))?.place : undefined;
  }

  /**
   * Returns whether a point of the table is on the sheet.
   * @param {TablePoint} at
   */
  holds(at) {
    const [x, y] = this.toBoard(at);
    return this.pose.laid && Math.abs(x) < this.board.widthMm / 2 && Math.abs(y) < this.board.heightMm / 2;
  }

  /**
   * Returns the points of the table that lie on the sheet and on none of its places.
   * @param {TablePoint[]} points
   */
  strays(points) {
    return points.filter((at) => this.holds(at) && this.placeAt(at) === undefined);
  }

  /**
   * Returns the least width of the place at a point; infinity where there is no place.
   * @param {TablePoint} at
   */
  spreadAt(at) {
    const place = this.placeAt(at);
    return place === undefined ? Infinity : spread(this.outlineOf(place));
  }

  /** @param {string} place @returns {Outline} */
  outlineOf(place) {
    return this.board.areas.find((area) => area.place === place)?.outline ?? [];
  }

  /**
   * Returns the middle of a place, in the table's frame.
   * @param {string} place
   */
  middleOf(place) {
    return this.toTable(centre(this.outlineOf(place)));
  }

  /**
   * Returns the middle of the place that a point is close to, for putting pieces down neatly.
   * @param {TablePoint} at
   */
  neat(at) {
    if (!this.pose.laid) {
      return undefined;
    }
    const [x, y] = this.toBoard(at);
    const area = this.board.areas.find(({ outline }) => {
      const [cx, cy] = centre(outline);
      return Math.hypot(cx - x, cy - y) < spread(outline) * SNAP_SHARE;
    });
    return area && this.toTable(centre(area.outline));
  }
}

/** @param {Outline} outline @param {number} x @param {number} y */
function within(outline, x, y) {
  return outline.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length];
    const crossed = y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
    return crossed ? !inside : inside;
  }, false);
}
