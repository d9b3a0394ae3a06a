/**
 * What the strip shows, as a pure function of what the table says and of the time.
 *
 * <p>Meaning is carried by a pattern in time and shape first and by colour second, so that it reaches people who cannot tell
 * colours apart. A place is pointed at from the edges: the LEDs nearest to its column light on the near and far edge, those
 * nearest to its row on the left and right.
 *
 * <p>A shell that wants the strip dark while the camera exposes shows {@link umpire.bridge.light.LightPlan#dark()} for that
 * long; nothing here needs to know.
 */
package umpire.bridge.light;
