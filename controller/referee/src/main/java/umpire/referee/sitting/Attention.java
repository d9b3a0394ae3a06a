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
 * @param named the touches that were counted last
 * @param chosen which option a confirm press would take; -1 for none
 * @param refusal the last refusal, for those who ask for help
 * @param said what was told last, so that it is not told with every frame
 * @param nowMs the time of the last input
 * @param lookMs the time of the last look; -1 before the first
 * @param troubles what the last look says the builder should know
 */
record Attention<S, A>(
        Settling settling,
        Scene known,
        Optional<Settled> read,
        Optional<Reading<S, A>> reading,
        List<Place> named,
        int chosen,
        Optional<Told> refusal,
        String said,
        long nowMs,
        long lookMs,
        List<String> troubles) {

    static <S, A> Attention<S, A> begin(Ground ground) {
        return new Attention<>(
                Settling.begin(Patience.DEFAULT),
                Scene.unknown(ground),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                -1,
                Optional.empty(),
                "",
                0,
                -1,
                List.of());
    }

    Attention<S, A> at(long timeMs) {
        return new Attention<>(settling, known, read, reading, named, chosen, refusal, said, timeMs, lookMs, troubles);
    }

    Attention<S, A> looking(Settling next, List<String> troubled) {
        return new Attention<>(next, known, read, reading, named, chosen, refusal, said, nowMs, nowMs, troubled);
    }

    Attention<S, A> settling(Settling next) {
        return new Attention<>(next, known, read, reading, named, chosen, refusal, said, nowMs, lookMs, troubles);
    }

    Attention<S, A> knowing(Scene scene) {
        return new Attention<>(settling, scene, read, reading, named, chosen, refusal, said, nowMs, lookMs, troubles);
    }

    /** Keeps what the latest settled look meant; an option chosen for another meaning is let go. */
    Attention<S, A> reading(Reading<S, A> meaning) {
        boolean same = reading.map(meaning::equals).orElse(false);
        return new Attention<>(
                settling,
                known,
                settling.settled(),
                Optional.of(meaning),
                named,
                same ? chosen : firstChoice(meaning),
                refusal,
                said,
                nowMs,
                lookMs,
                troubles);
    }

    /** A question that was just asked starts with its first answer in hand; anything else with none. */
    private static int firstChoice(Reading<?, ?> meaning) {
        return meaning instanceof Reading.Open ? 0 : -1;
    }

    Attention<S, A> naming(List<Place> touches) {
        int first = touches.isEmpty() ? -1 : 0;
        return new Attention<>(
                settling,
                known,
                read,
                reading,
                touches,
                touches.equals(named) ? chosen : first,
                refusal,
                said,
                nowMs,
                lookMs,
                troubles);
    }

    Attention<S, A> choosing(int option) {
        return new Attention<>(settling, known, read, reading, named, option, refusal, said, nowMs, lookMs, troubles);
    }

    Attention<S, A> refusing(Told told) {
        return new Attention<>(
                settling, known, read, reading, named, chosen, Optional.of(told), said, nowMs, lookMs, troubles);
    }

    Attention<S, A> saying(String what) {
        return new Attention<>(settling, known, read, reading, named, chosen, refusal, what, nowMs, lookMs, troubles);
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
                -1,
                Optional.empty(),
                "",
                nowMs,
                lookMs,
                troubles);
    }
}
