package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Told;
import umpire.referee.observation.CameraState;
import umpire.referee.reading.Ground;
import umpire.referee.reading.Reading;
import umpire.referee.reading.Scene;
import umpire.referee.settling.Settled;
import umpire.referee.settling.Settling;
import umpire.rules.kernel.Place;

/**
 * What the table sees and has been told by touch and button, without any record of it.
 *
 * @param watching what the eye reports
 * @param known how the table was known to look when the state last changed, and since then where it fitted
 * @param understanding what was made of it since the state last changed
 * @param refusal the last refusal, for those who ask for help
 * @param said what was told last, so that it is not told with every frame
 * @param nowMs the time of the last input
 */
record Attention<S, A>(
        Watching watching,
        Scene known,
        Understanding<S, A> understanding,
        Optional<Told> refusal,
        String said,
        long nowMs) {

    static <S, A> Attention<S, A> begin(Ground ground) {
        return new Attention<>(Watching.BEGIN, Scene.unknown(ground), Understanding.none(), Optional.empty(), "", 0);
    }

    Settling settling() {
        return watching.settling();
    }

    CameraState camera() {
        return watching.camera();
    }

    List<String> troubles() {
        return watching.troubles();
    }

    boolean stirred() {
        return watching.stirred();
    }

    Optional<Settled> read() {
        return understanding.read();
    }

    Optional<Reading<S, A>> reading() {
        return understanding.reading();
    }

    List<Place> counted() {
        return understanding.counted();
    }

    List<Place> named() {
        return understanding.named();
    }

    int chosen() {
        return understanding.chosen();
    }

    Attention<S, A> at(long timeMs) {
        return new Attention<>(watching, known, understanding, refusal, said, timeMs);
    }

    Attention<S, A> looking(Settling next, List<String> troubled) {
        return watching(watching.looked(next, troubled));
    }

    Attention<S, A> camera(CameraState state) {
        return watching(watching.camera(state));
    }

    Attention<S, A> settling(Settling next) {
        return watching(watching.settling(next));
    }

    private Attention<S, A> watching(Watching next) {
        return new Attention<>(next, known, understanding, refusal, said, nowMs);
    }

    Attention<S, A> knowing(Scene scene) {
        return new Attention<>(watching, scene, understanding, refusal, said, nowMs);
    }

    /** Keeps what the latest settled look meant. */
    Attention<S, A> reading(Reading<S, A> meaning) {
        return understanding(understanding.reading(settling().settled(), meaning));
    }

    /** Counts the touches so far as these names. */
    Attention<S, A> naming(List<Place> names) {
        return understanding(understanding.naming(settling().touches(), names));
    }

    /** Shows that the touches so far were noticed, as these names; nothing is done about them yet. */
    Attention<S, A> acknowledging(List<Place> names) {
        return understanding(understanding.acknowledging(names));
    }

    Attention<S, A> choosing(int option) {
        return understanding(understanding.choosing(option));
    }

    private Attention<S, A> understanding(Understanding<S, A> next) {
        return new Attention<>(watching, known, next, refusal, said, nowMs);
    }

    Attention<S, A> refusing(Told told) {
        return new Attention<>(watching, known, understanding, Optional.of(told), said, nowMs);
    }

    Attention<S, A> saying(String what) {
        return new Attention<>(watching, known, understanding, refusal, what, nowMs);
    }

    /**
     * The state changed: what was seen last is where tidying starts from, touches and dice so far are spent, and the look is
     * to be read anew.
     */
    Attention<S, A> turned(Scene from) {
        return new Attention<>(
                watching.settling(settling().touchesForgotten().diceTaken()),
                from,
                Understanding.none(),
                Optional.empty(),
                "",
                nowMs);
    }
}
