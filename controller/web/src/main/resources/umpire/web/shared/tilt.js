// The tilt of things that lie at any heading.

/**
 * Returns the tilt for a heading: the real one, or turned by 180 degrees where letters would be upside down.
 * @param {number} headingDeg
 */
export function uprightTilt(headingDeg) {
  const tilt = (((90 - headingDeg) % 90) + 90) % 90;
  return tilt > 45 ? tilt - 90 : tilt;
}
