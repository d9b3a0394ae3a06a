/**
 * Drives the table's hardware: bulletins become light, and edges become presses.
 *
 * <p>{@code wire} holds the ports. {@code light} and {@code press} are pure. {@code virtual}, {@code pi4j} and {@code serial} implement the
 * ports. Knows no game, no message topic and no picture.
 */
package umpire.bridge;
