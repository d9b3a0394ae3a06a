/**
 * The table's hands: announcements become light, edges become presses.
 *
 * <p>{@code wire} holds the ports, {@code light} and {@code press} are pure, {@code virtual}, {@code pi4j} and {@code serial}
 * are the ways to build the ports. Nothing here knows a game, a message topic or a picture.
 */
package umpire.bridge;
