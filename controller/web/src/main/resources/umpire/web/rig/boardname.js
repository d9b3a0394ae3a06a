// How a calibration board is named, as the command line writes it: charuco:COLUMNSxROWS:SQUARE:MARKER:DICTIONARY, or
// chessboard:COLUMNSxROWS:SQUARE by its inner corners.

/**
 * A board as somebody measures it: squares, and millimetres.
 * @typedef {object} MeasuredBoard
 * @property {string} kind charuco or chessboard
 * @property {number} across squares in a row
 * @property {number} down rows of squares
 * @property {number} rowMm how long a row of all squares is
 * @property {number} markerMm the side of a tag
 * @property {string} dictionary its tags
 */

/**
 * Reads the name of a board with tags.
 * @param {string} name
 * @returns {MeasuredBoard}
 */
export function boardOf(name) {
  const [kind, size, squareMm, markerMm, dictionary] = name.split(":");
  const [across, down] = size.split("x").map(Number);
  return { kind, across, down, rowMm: across * Number(squareMm), markerMm: Number(markerMm), dictionary };
}

/**
 * Names a board. A plain chessboard is named by its inner corners, of which there is one less each way.
 * @param {MeasuredBoard} board
 */
export function nameOf({ kind, across, down, rowMm, markerMm, dictionary }) {
  const squareMm = (rowMm / across).toFixed(4);
  return kind === "chessboard"
    ? `chessboard:${across - 1}x${down - 1}:${squareMm}`
    : `charuco:${across}x${down}:${squareMm}:${markerMm.toFixed(4)}:${dictionary}`;
}
