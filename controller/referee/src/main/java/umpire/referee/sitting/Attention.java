package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Told;
import umpire.referee.reading.Ground;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Scene;
import umpire.referee.settling.Patience;
import umpire.referee.settling.Settled;
import umpire.referee.settling.Settling;
import umpire.rules.kernel.Place;

/**
 * What the table sees and has been told by touch and button, without any record of it.
 *
 * @param settling all looks so far
 * @param known how the table was known to look when the state last changed, and since then where it fitted
 * @param read the settled look that was read last in this state
 * @param reading what it meant
 * @param counted the touches that were looked at last
 * @param named those of them that name an action, or begin to
 * @param chosen which option was stepped to; -1 while none was
 * @param refusal the last refusal, for those who ask for help
 * @param said what was told last, so that it is not told with every frame
 * @param nowMs the time of the last input
 * @param lookMs the time of the last look, or of the first input before it
 * @param troubles what the last look says the builder should know
 * @param stirred whether anything moved since the first settled look; before that, nobody was seen to throw a die that lies there
 */
record Attention<S, A>(
        Settling settling,
        Scene known,
        Optional<Settled> read,
        Optional<Reading<S, A>> reading,
        List<Place> counted,
        List<Place> named,
        int chosen,
        Optional<Told> refusal,
        String said,
        long nowMs,
        long lookMs,
        List<String> troubles,
        boolean stirred) {

    private static final long UNSEEN_MS = Long.MIN_VALUE;

    static <S, A> Attention<S, A> begin(Ground ground, boolean resumed) {
        return new Attention<>(
                Settling.begin(Patience.DEFAULT),
                Scene.unknown(ground),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                -1,
                Optional.empty(),
                "",
                0,
                UNSEEN_MS,
                List.of(),
                !resumed);
    }

    /** The first input starts the wait for a first look. */
    Attention<S, A> at(long timeMs) {
        long since = lookMs == UNSEEN_MS ? timeMs : lookMs;
        return new Attention<>(
                settling, known, read, reading, counted, named, chosen, refusal, said, timeMs, since, troubles,
                stirred);
    }

    Attention<S, A> looking(Settling next, List<String> troubled) {
        return new Attention<>(
                next,
                known,
                read,
                reading,
                counted,
                named,
                chosen,
                refusal,
                said,
                nowMs,
                nowMs,
                troubled,
                stirred || stirs(next));
    }

    private static boolean stirs(Settling next) {
        return switch (next.stillness().kind()) {
            case HAND, MOVING -> next.lastSettled().isPresent();
            case UNSEEN, UNREGISTERED, NO_BOARD, QUIET -> false;
        };
    }

    Attention<S, A> settling(Settling next) {
        return new Attention<>(
                next, known, read, reading, counted, named, chosen, refusal, said, nowMs, lookMs, troubles, stirred);
    }

    Attention<S, A> knowing(Scene scene) {
        return new Attention<>(
                settling, scene, read, reading, counted, named, chosen, refusal, said, nowMs, lookMs, troubles,
                stirred);
    }

    /** Keeps what the latest settled look meant; an option chosen for another meaning is let go. */
    Attention<S, A> reading(Reading<S, A> meaning) {
        boolean same = reading.map(meaning::equals).orElse(false);
        return new Attention<>(
                settling,
                known,
                settling.settled(),
                Optional.of(meaning),
                counted,
                named,
                same ? chosen : -1,
                refusal,
                said,
                nowMs,
                lookMs,
                troubles,
                stirred);
    }

    /** Counts the touches so far as these names; an option chosen for another name is let go. */
    Attention<S, A> naming(List<Place> touches) {
        return new Attention<>(
                settling,
                known,
                read,
                reading,
                settling.touches(),
                touches,
                touches.equals(named) ? chosen : -1,
                refusal,
                said,
                nowMs,
                lookMs,
                troubles,
                stirred);
    }

    Attention<S, A> choosing(int option) {
        return new Attention<>(
                settling, known, read, reading, counted, named, option, refusal, said, nowMs, lookMs, troubles,
                stirred);
    }

    Attention<S, A> refusing(Told told) {
        return new Attention<>(
                settling,
                known,
                read,
                reading,
                counted,
                named,
                chosen,
                Optional.of(told),
                said,
                nowMs,
                lookMs,
                troubles,
                stirred);
    }

    Attention<S, A> saying(String what) {
        return new Attention<>(
                settling, known, read, reading, counted, named, chosen, refusal, what, nowMs, lookMs, troubles,
                stirred);
    }

    /**
     * The state changed: what was seen last is where tidying starts from, touches and dice so far are spent, and the look is
     * to be read anew.
     */
    Attention<S, A> turned(Scene from) {
        return new Attention<>(
                settling.touchesForgotten().diceTaken(),
                from,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                -1,
                Optional.empty(),
                "",
                nowMs,
                lookMs,
                troubles,
                stirred);
    }
}
