/**
 * Computes the light of the strip as a pure function of the snapshot and the time.
 *
 * <p>Meaning is carried first by a pattern in time and space, and second by colour, so that people who cannot tell colours apart understand
 * it. A place is pointed at from the edges. The LEDs nearest to its column light up on the near and far edge, and those nearest to its row
 * on the left and right.
 *
 * <p>A caller that wants the strip dark during the camera's exposure shows {@link umpire.bridge.light.LightPlan#dark()} meanwhile.
 */
package umpire.bridge.light;
