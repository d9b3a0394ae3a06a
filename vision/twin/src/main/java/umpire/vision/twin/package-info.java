/**
 * The virtual table: a scene of board, pieces, dice and hands, and the camera that renders it. The rest of vision receives only its frames;
 * no class outside this package may inspect a scene to find out what is seen.
 *
 * <p>This package holds the table and its camera. Each subpackage may use those before it. {@code camera} simulates a lens and a sensor.
 * {@code scene} holds the objects on and above the table. {@code dice} simulates dice. {@code hands} simulates people. {@code print} makes
 * prints on paper and wood. {@code render} draws it all.
 *
 * <p>Poses are in the table's frame: origin at the table's centre, x right, y away from seat South, z up, millimetres. A heading is the
 * direction of a tag's top edge, from its left to its right corner: an upright tag, as seen from seat South, has heading 0.
 *
 * <p>A scene is an immutable value, and the methods receive the time as an argument. Only {@link umpire.vision.twin.VirtualCamera} reads a
 * clock, the one it was given.
 */
package umpire.vision.twin;
