package umpire.referee.settling;

import java.util.List;
import java.util.stream.IntStream;
import umpire.referee.observation.SeenToken;

/**
 * When a hand came over what lies on a place, and when it was seen to lie otherwise.
 *
 * @param standing the last look that shows it as it lay
 * @param away the first look since then that does not: a hand hides it, or it lies otherwise
 * @param unseen the last look that does not show it, before it was seen to lie otherwise
 * @param moved the first look that shows it as it lies since
 * @param lies how that look shows it
 * @param restedMs how long a hand hid it that left it as it lay
 */
record UnderHand(
        LookTime standing, LookTime away, LookTime unseen, LookTime moved, List<SeenToken> lies, long restedMs) {
    static final UnderHand NONE =
            new UnderHand(LookTime.NEVER, LookTime.NEVER, LookTime.NEVER, LookTime.NEVER, List.of(), 0);

    /** Chosen: in less nobody grips a piece, lifts it and puts it back. */
    private static final long TOUCH_MS = 400;

    /** A look, by its number and its time. */
    record LookTime(long look, long ms) {
        static final LookTime NEVER = new LookTime(0, 0);

        boolean was() {
            return look > 0;
        }
    }

    /** A look shows it as it lay. */
    UnderHand standing(LookTime now) {
        return new UnderHand(
                now,
                LookTime.NEVER,
                LookTime.NEVER,
                LookTime.NEVER,
                List.of(),
                Math.max(restedMs, unseen.was() ? now.ms() - away.ms() : 0));
    }

    /** A look does not show it. */
    UnderHand hidden(LookTime now) {
        return new UnderHand(standing, away.was() ? away : now, moved.was() ? unseen : now, moved, lies, restedMs);
    }

    /** A look shows it, and it lies otherwise. Under a hand readings waver, so it must go on lying so. */
    UnderHand moved(LookTime now, List<SeenToken> seen, PoseNoise noise) {
        boolean still =
                moved.was() && IntStream.range(0, seen.size()).noneMatch(i -> noise.moved(lies.get(i), seen.get(i)));
        return still
                ? this
                : new UnderHand(standing, away.was() ? away : now, moved.was() ? moved : unseen, now, seen, restedMs);
    }

    /** Returns whether a hand hid it long enough for a touch, and it lies as it lay. */
    boolean restedOver() {
        return !away.was() && restedMs >= TOUCH_MS;
    }

    /**
     * Returns whether a hand surely moved this before it moved the other: this was seen to lie otherwise while the other still stood, or the
     * hand stayed over this while the other stood, then came over that, and had no time to come back. What slid in clear view meanwhile was
     * perhaps only pushed.
     */
    boolean surelyBefore(UnderHand other) {
        return moved.look() <= other.standing.look()
                || (other.unseen.was()
                        && other.standing.ms() - away.ms() >= TOUCH_MS
                        && moved.ms() - other.unseen.ms() < TOUCH_MS);
    }
}
