package umpire.referee.presence;

/**
 * The timeouts after which a disagreement between camera and sensors counts.
 *
 * @param askAfterMs the time after which people are asked about a sensor that feels a piece where the camera sees none,
 *     or that has changed at a hidden place
 * @param missMs how long a sensor may feel nothing below a visible piece before that counts as a miss
 * @param misses the number of misses in a row after which a sensor is ignored
 * @param stuck how often people are asked about a place before its sensor is ignored; the count starts again when the
 *     sensor feels nothing
 * @param flickerMs the period over which changes of a sensor are counted
 * @param flickers the number of changes in that period from which a sensor is ignored, because no hand causes so many
 */
public record PresenceThresholds(long askAfterMs, long missMs, int misses, int stuck, long flickerMs, int flickers) {
    /**
     * The default. A hand needs a second to lay a piece down and draw back, and does not lift a piece five times in
     * four seconds. Chosen.
     */
    public static final PresenceThresholds STANDARD = new PresenceThresholds(3_000, 2_000, 3, 3, 4_000, 10);
}
