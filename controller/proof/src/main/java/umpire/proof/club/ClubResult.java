package umpire.proof.club;

/**
 * The result of a simulated club.
 *
 * @param seconds how long the tables played
 * @param actions the number of accepted actions
 * @param games the number of games that were played to their end
 * @param messages the messages that the displays received, one display at each table
 * @param bytes of their topics and payloads
 * @param display delays from an accepted action to the display of its table
 * @param lobby delays to the one reader of all tables
 * @param missed events that a display did not receive as such
 * @param lost events that a display has not learned in any way
 * @param behind readers that lack the last message of a retained topic at the end
 * @param recovered returns of the broker, with the time until all readers were true again
 * @param heapKb the heap of a table in kilobytes
 */
public record ClubResult(
        double seconds,
        long actions,
        int games,
        long messages,
        long bytes,
        DelaySummary display,
        DelaySummary lobby,
        long missed,
        long lost,
        int behind,
        DelaySummary recovered,
        long heapKb) {
    /** Delays in milliseconds. */
    public record DelaySummary(int count, double medianMs, double p99Ms, double longestMs) {
        private static final double HALF = 0.5;
        private static final double P99 = 0.99;

        static DelaySummary of(Delays delays) {
            return new DelaySummary(
                    delays.count(), delays.quantileMs(HALF), delays.quantileMs(P99), delays.quantileMs(1));
        }
    }

    /** Returns whether every reader learned everything. */
    public boolean complete() {
        return lost == 0 && behind == 0 && display.count() > 0 && lobby.count() > 0;
    }
}
