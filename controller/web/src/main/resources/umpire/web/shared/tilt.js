// How things that lie anyhow are drawn.

/**
 * Turns a heading into the tilt to draw at: as it lies, but never with the letters on their head.
 * @param {number} headingDeg
 */
export function uprightTilt(headingDeg) {
  const tilt = (((90 - headingDeg) % 90) + 90) % 90;
  return tilt > 45 ? tilt - 90 : tilt;
}
