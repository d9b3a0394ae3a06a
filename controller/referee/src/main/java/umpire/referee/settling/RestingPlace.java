package umpire.referee.settling;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import umpire.referee.observation.SeenToken;

/**
 * Where the pieces of one place lie.
 *
 * @param rest where they lay when no hand was about; none before that was measured
 * @param last where the last look shows them
 * @param open whether no hand was about in that look
 * @param hand whether one was since they were measured, or they were out of sight while something moved
 * @param underHand what happened since then
 */
record RestingPlace(List<SeenToken> rest, List<SeenToken> last, boolean open, boolean hand, UnderHand underHand) {

    static RestingPlace of(List<SeenToken> seen, boolean hand) {
        return new RestingPlace(List.of(), seen, !hand, false, UnderHand.NONE);
    }

    /** A look does not show the place. At the edge of the sheet a hand is too little to be known for one, but it moves. */
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

    /** Returns whether two looks without a hand show the same, so that it is measured. */
    boolean measuredBy(List<SeenToken> seen, Function<SeenToken, PoseNoise> noise) {
        return open && samePieces(last, seen) && alike(last, seen, noise);
    }

    /** Returns whether the same pieces lie there as at the last measuring. */
    boolean keeps(List<SeenToken> seen) {
        return !rest.isEmpty() && samePieces(rest, seen);
    }

    /** A look in which it was measured shows it as it lies: the next hand may be over it in the very next look. */
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
