package umpire.referee.settling;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import umpire.referee.observation.SeenToken;

/**
 * The poses of the pieces of one place.
 *
 * @param rest the poses without a hand in view; empty before the first measurement
 * @param last the poses in the last look
 * @param open whether no hand was in view in that look
 * @param hand whether a hand was in view since the measurement, or the pieces were hidden while something moved
 * @param underHand the events under a hand since then
 */
record RestingPlace(List<SeenToken> rest, List<SeenToken> last, boolean open, boolean hand, UnderHand underHand) {

    static RestingPlace of(List<SeenToken> seen, boolean hand) {
        return new RestingPlace(List.of(), seen, !hand, false, UnderHand.NONE);
    }

    /**
     * Returns the value after a look that does not show the place. At the edge of the sheet a hand may show too little
     * to be recognised, so movement counts as a hand.
     */
    RestingPlace hidden(boolean stirred, UnderHand.LookTime now) {
        return new RestingPlace(rest, last, false, hand || stirred, stirred ? underHand.hidden(now) : underHand);
    }

    RestingPlace seen(
            List<SeenToken> seen,
            boolean byHand,
            boolean stirred,
            UnderHand.LookTime now,
            Function<SeenToken, PoseNoise> noise) {
        boolean same = samePieces(rest, seen);
        UnderHand next = !same
                ? underHand.hidden(now)
                : alike(rest, seen, noise)
                        ? underHand.standing(now)
                        : underHand.moved(now, seen, noise.apply(seen.getFirst()));
        return new RestingPlace(rest, seen, !byHand, hand || byHand || (stirred && !same), next);
    }

    /** Returns whether two looks without a hand show the same, so that the poses count as measured. */
    boolean measuredBy(List<SeenToken> seen, Function<SeenToken, PoseNoise> noise) {
        return open && samePieces(last, seen) && alike(last, seen, noise);
    }

    /** Returns whether a look has the same pieces as the last measurement. */
    boolean keeps(List<SeenToken> seen) {
        return !rest.isEmpty() && samePieces(rest, seen);
    }

    /** Returns the value of a look that measures the poses. The next look may already have a hand over it. */
    static RestingPlace measured(List<SeenToken> seen, UnderHand.LookTime now) {
        return new RestingPlace(seen, seen, true, false, UnderHand.NONE.standing(now));
    }

    private static boolean samePieces(List<SeenToken> some, List<SeenToken> others) {
        return some.size() == others.size()
                && IntStream.range(0, some.size())
                        .allMatch(i -> some.get(i).tag() == others.get(i).tag()
                                && some.get(i).token().equals(others.get(i).token()));
    }

    private static boolean alike(List<SeenToken> some, List<SeenToken> others, Function<SeenToken, PoseNoise> noise) {
        return IntStream.range(0, some.size())
                .noneMatch(i -> noise.apply(others.get(i)).moved(some.get(i), others.get(i)));
    }
}
