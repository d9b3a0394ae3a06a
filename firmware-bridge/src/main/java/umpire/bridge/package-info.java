/**
 * The table's hands: announcements become light, edges become presses.
 *
 * <p>{@code wire} holds the ports, {@code light} and {@code press} are pure, {@code virtual} and {@code pi4j} are the two
 * ways to build the ports. Nothing here knows a game, a message topic or a picture.
 */
package umpire.bridge;
