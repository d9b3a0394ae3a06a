package umpire.referee.settling;

import java.util.List;
import java.util.stream.IntStream;
import umpire.referee.observation.SeenToken;

/**
 * The times at which a hand came over the pieces of a place, and at which they were displaced.
 *
 * @param standing the last look that shows them as they lay
 * @param away the first look since then that does not: a hand hides them, or they are displaced
 * @param unseen the last look that does not show them, before they were seen displaced
 * @param moved the first look that shows their new pose
 * @param lies the pieces in that look
 * @param restedMs how long a hand hid them and left them as they lay
 */
record UnderHand(
        LookTime standing, LookTime away, LookTime unseen, LookTime moved, List<SeenToken> lies, long restedMs) {
    static final UnderHand NONE =
            new UnderHand(LookTime.NEVER, LookTime.NEVER, LookTime.NEVER, LookTime.NEVER, List.of(), 0);

    /** Chosen: a hand needs longer to grip a piece, lift it and put it back. */
    private static final long TOUCH_MS = 400;

    /** The number and the time of a look. */
    record LookTime(long look, long ms) {
        static final LookTime NEVER = new LookTime(0, 0);

        boolean was() {
            return look > 0;
        }
    }

    /** Adds a look that shows the pieces as they lay. */
    UnderHand standing(LookTime now) {
        return new UnderHand(
                now,
                LookTime.NEVER,
                LookTime.NEVER,
                LookTime.NEVER,
                List.of(),
                Math.max(restedMs, unseen.was() ? now.ms() - away.ms() : 0));
    }

    /** Adds a look that does not show the pieces. */
    UnderHand hidden(LookTime now) {
        return new UnderHand(standing, away.was() ? away : now, moved.was() ? unseen : now, moved, lies, restedMs);
    }

    /**
     * Adds a look that shows the pieces displaced. Readings under a hand are noisy, so later looks must confirm the
     * pose.
     */
    UnderHand moved(LookTime now, List<SeenToken> seen, PoseNoise noise) {
        boolean still =
                moved.was() && IntStream.range(0, seen.size()).noneMatch(i -> noise.moved(lies.get(i), seen.get(i)));
        return still
                ? this
                : new UnderHand(standing, away.was() ? away : now, moved.was() ? moved : unseen, now, seen, restedMs);
    }

    /** Returns whether a hand hid the pieces long enough for a touch and left them as they lay. */
    boolean restedOver() {
        return !away.was() && restedMs >= TOUCH_MS;
    }

    /**
     * Returns whether a hand certainly displaced these pieces before the others. Either these were seen displaced while
     * the others still stood. Or the hand was over these while the others stood, then moved over the others, and had no
     * time to come back. A piece that slid in clear view meanwhile may only have been pushed.
     */
    boolean surelyBefore(UnderHand other) {
        return moved.look() <= other.standing.look()
                || (other.unseen.was()
                        && other.standing.ms() - away.ms() >= TOUCH_MS
                        && moved.ms() - other.unseen.ms() < TOUCH_MS);
    }
}
