/**
 * The ports to the hardware, with as few methods as possible. An adapter proves its device in its constructor and throws an {@link
 * java.io.IOException} that says what to do. Knows nothing of games, time or meaning.
 */
package umpire.bridge.wire;
