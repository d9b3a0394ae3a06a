// The name of a calibration board, as the command line writes it: charuco:COLUMNSxROWS:SQUARE:MARKER:DICTIONARY, or
// chessboard:COLUMNSxROWS:SQUARE by its inner corners.

/**
 * A board as people measure it: squares, and millimetres.
 * @typedef {object} MeasuredBoard
 * @property {string} kind charuco or chessboard
 * @property {number} across squares in a row
 * @property {number} down rows of squares
 * @property {number} rowMm the length of a row of all squares
 * @property {number} markerMm the side of a tag
 * @property {string} dictionary the dictionary of its tags
 */

/**
 * Parses the name of a board with tags.
 * @param {string} name
 * @returns {MeasuredBoard}
 */
export function boardOf(name) {
  const [kind, size, squareMm, markerMm, dictionary] = name.split(":");
  const [across, down] = size.split("x").map(Number);
  return { kind, across, down, rowMm: across * Number(squareMm), markerMm: Number(markerMm), dictionary };
}

/**
 * Returns the name of a board. A plain chessboard is named by its inner corners, of which there is one fewer each way.
 * @param {MeasuredBoard} board
 */
export function nameOf({ kind, across, down, rowMm, markerMm, dictionary }) {
  const squareMm = (rowMm / across).toFixed(4);
  return kind === "chessboard"
    ? `chessboard:${across - 1}x${down - 1}:${squareMm}`
    : `charuco:${across}x${down}:${squareMm}:${markerMm.toFixed(4)}:${dictionary}`;
}
