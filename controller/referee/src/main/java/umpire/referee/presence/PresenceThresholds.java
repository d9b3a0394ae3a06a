package umpire.referee.presence;

/**
 * When two that disagree are no longer given time to agree.
 *
 * @param askAfterMs how long a sensor may feel something where the eye sees nothing, or have changed where it cannot see, before
 *     somebody is asked
 * @param missMs how long a sensor may feel nothing below a piece that the eye sees, before that counts as a miss
 * @param misses in a row that make a sensor doubted
 * @param stuck how often a place must have been asked about, with a piece on it in between, before its sensor is doubted
 * @param flickerMs over how long changes of a sensor are counted
 * @param flickers changes in that time that no hand makes
 */
public record PresenceThresholds(long askAfterMs, long missMs, int misses, int stuck, long flickerMs, int flickers) {
    /** A hand needs a second to lay a piece down and draw back; nobody lifts one piece five times in four seconds. Chosen. */
    public static final PresenceThresholds STANDARD = new PresenceThresholds(3_000, 2_000, 3, 3, 4_000, 10);
}
