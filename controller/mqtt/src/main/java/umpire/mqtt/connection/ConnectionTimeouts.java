package umpire.mqtt.connection;

/**
 * The timeouts of a connection.
 *
 * @param connectMs the timeout to connect and subscribe
 * @param stallMs the timeout of an acknowledgement, after which the client counts as hung
 * @param firstPauseMs the pause between the end of a connection and the next attempt; doubled each time, unless the
 *     connection lasted for the longest such pause
 * @param longestPauseMs the longest such pause. It is short, because displays are to be right within three seconds after a broker is back
 * @param goodbyeMs the timeout to send the last messages when the link is closed
 */
public record ConnectionTimeouts(long connectMs, long stallMs, long firstPauseMs, long longestPauseMs, long goodbyeMs) {
    public static final ConnectionTimeouts USUAL = new ConnectionTimeouts(5_000, 5_000, 50, 1_500, 2_000);
}
