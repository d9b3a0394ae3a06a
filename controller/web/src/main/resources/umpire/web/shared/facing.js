// A board as it is seen from the far side of the table: turned by half, and all that is written on it upright.

/**
 * Returns whether a seat looks at the board from the far side. Where nothing at the table says who sits where, the
 * first seat is taken to sit at the near side and the second at the far one.
 * @param {string} seat nobody's name is empty
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
