/**
 * The virtual table: a scene of board, pieces, dice and hands, and the camera that photographs it. Everything else in
 * vision is given its frames and nothing more; no class outside these rooms may look at a scene to find out what is seen.
 *
 * <p>Here are the table and its camera, put together of the rooms, each of which may see those before it: {@code camera} is what a lens
 * and a sensor do, {@code scene} what is on and above the table, {@code dice} how bodies of dice lie and roll, {@code hands} what people do,
 * {@code print} what is printed on paper and wood, and {@code render} what all of it looks like.
 *
 * <p>Poses are in the table's frame: origin at the table's centre, x right, y away from seat South, z up, millimetres. A
 * heading is the direction in which a tag's top edge runs, from its left to its right corner: an upright tag, as seen
 * from seat South, has heading 0.
 *
 * <p>A scene is a value and time is an argument. Only {@link umpire.vision.twin.VirtualCamera} asks a clock, the one it was
 * given.
 */
package umpire.vision.twin;
