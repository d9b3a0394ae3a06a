// The board seen from the far side of the table: turned by 180 degrees, with all text upright.

/**
 * Returns whether a seat looks at the board from the far side. Without configured sides, the first seat sits at the
 * near side and the second at the far one.
 * @param {string} seat the seat; empty for none
 * @param {Pick<Told.Game, "seats" | "sides">} game
 */
export function sitsOpposite(seat, { seats, sides = [] }) {
  return sides.length > 0
    ? sides.some((one) => one.side === "north" && one.seats.includes(seat))
    : seats.indexOf(seat) === 1;
}

/** @param {Outline} outline @returns {Outline} */
const turnedOutline = (outline) => outline.map(([x, y]) => [-x, -y]);

/** @param {Told.Board} board @returns {Told.Board} */
export function turnedBoard(board) {
  return { ...board, areas: board.areas.map((area) => ({ ...area, outline: turnedOutline(area.outline) })) };
}

/** @param {Told.Standing[]} standings @returns {Told.Standing[]} */
export function turnedStandings(standings) {
  return standings.map((standing) =>
    standing.xMm === undefined
      ? standing
      : {
          ...standing,
          xMm: -standing.xMm,
          yMm: -(standing.yMm ?? 0),
          headingDeg: ((standing.headingDeg ?? 0) + 180) % 360,
        },
  );
}
