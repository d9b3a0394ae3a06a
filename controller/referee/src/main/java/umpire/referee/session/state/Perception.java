package umpire.referee.session.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.reading.BoardIndex;
import umpire.referee.reading.FollowedPieces;
import umpire.referee.reading.KnownPlaces;
import umpire.referee.reading.Reading;
import umpire.referee.session.input.OpponentState;
import umpire.referee.settling.KnownDice;
import umpire.referee.settling.Settled;
import umpire.referee.settling.SettledDie;
import umpire.referee.settling.Settling;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;

/**
 * The looks, touches and choices of the table, of which no record is kept.
 *
 * @param eyeReport the report of the vision pipeline
 * @param known how the table was known to look when the state last changed, updated by looks that fitted
 * @param lastReading the readings since the state last changed
 * @param namedDice the named faces of dice that the camera does not read
 * @param heldDice the dice of the awaited roll that have come to rest
 * @param refusal the last refusal, for requests for help
 * @param said the last line, so that it is not repeated with every frame
 * @param confirms when each seat may confirm again
 * @param opponent the seats that the table plays itself
 * @param nowMs the time of the last input
 */
public record Perception<S, A>(
        EyeReport eyeReport,
        KnownPlaces known,
        LastReading<S, A> lastReading,
        NamedDice namedDice,
        HeldDice heldDice,
        Optional<GameLogEntry> refusal,
        String said,
        ConfirmPresses confirms,
        OpponentState opponent,
        long nowMs) {

    /**
     * Returns the perception before the first look.
     *
     * @param picture how the table must look
     */
    public static <S, A> Perception<S, A> begin(BoardIndex index, Placement picture) {
        EyeReport begin =
                EyeReport.BEGIN.withSettling(EyeReport.BEGIN.settling().expecting(picture));
        return new Perception<>(
                begin,
                KnownPlaces.unknown(index),
                LastReading.none(),
                NamedDice.NONE,
                HeldDice.NONE,
                Optional.empty(),
                "",
                ConfirmPresses.NONE,
                OpponentState.NONE,
                0);
    }

    public Settling settling() {
        return eyeReport.settling();
    }

    public CameraState camera() {
        return eyeReport.camera();
    }

    public List<String> troubles() {
        return eyeReport.troubles();
    }

    public List<SightTrouble> flaws() {
        return eyeReport.flaws();
    }

    public FollowedPieces followed() {
        return eyeReport.followed();
    }

    public boolean stirred() {
        return eyeReport.stirred();
    }

    public Optional<Settled> read() {
        return lastReading.read();
    }

    public Optional<Reading<S, A>> reading() {
        return lastReading.reading();
    }

    public List<Place> counted() {
        return lastReading.counted();
    }

    public List<Place> named() {
        return lastReading.named();
    }

    public int chosen() {
        return lastReading.chosen();
    }

    public Perception<S, A> at(long timeMs) {
        return new Perception<>(
                eyeReport, known, lastReading, namedDice, heldDice, refusal, said, confirms, opponent, timeMs);
    }

    /** Returns the perception after a look, with the fold of all looks. */
    public Perception<S, A> withLook(Settling next, Observation look, boolean asLaid) {
        return withEyeReport(eyeReport.withLook(next, look.troubles(), look.flaws(), asLaid));
    }

    public Perception<S, A> withCamera(CameraState state) {
        return withEyeReport(eyeReport.withCamera(state));
    }

    public Perception<S, A> withFollowed(FollowedPieces next) {
        return withEyeReport(eyeReport.withFollowed(next));
    }

    public Perception<S, A> withSettling(Settling next) {
        return withEyeReport(eyeReport.withSettling(next));
    }

    public KnownDice knownDice() {
        return eyeReport.dice();
    }

    /** Returns the perception with the dice of the last look as the known ones. */
    public Perception<S, A> withDiceLookedAt() {
        return withEyeReport(eyeReport.withDice(knownDice().after(dice())));
    }

    private Perception<S, A> withEyeReport(EyeReport next) {
        return new Perception<>(
                next, known, lastReading, namedDice, heldDice, refusal, said, confirms, opponent, nowMs);
    }

    public Perception<S, A> withKnown(KnownPlaces knownPlaces) {
        return new Perception<>(
                eyeReport, knownPlaces, lastReading, namedDice, heldDice, refusal, said, confirms, opponent, nowMs);
    }

    /** Returns the perception with the reading of the latest settled look. */
    public Perception<S, A> withReading(Reading<S, A> meaning) {
        return withLastReading(lastReading.withReading(settling().settled(), meaning));
    }

    /** Returns the perception with the names that the touches so far count as. */
    public Perception<S, A> withNamed(List<Place> names) {
        return withLastReading(lastReading.withNamed(settling().touches(), names));
    }

    /** Returns the perception with names of touches that are shown as noticed, but not acted on yet. */
    public Perception<S, A> withNoticed(List<Place> names) {
        return withLastReading(lastReading.withNoticed(names));
    }

    public Perception<S, A> withChosen(int option) {
        return withLastReading(lastReading.withChosen(option));
    }

    private Perception<S, A> withLastReading(LastReading<S, A> next) {
        return new Perception<>(eyeReport, known, next, namedDice, heldDice, refusal, said, confirms, opponent, nowMs);
    }

    public Perception<S, A> withNamedDice(NamedDice named) {
        return new Perception<>(
                eyeReport, known, lastReading, named, heldDice, refusal, said, confirms, opponent, nowMs);
    }

    public Perception<S, A> withHeldDice(HeldDice held) {
        return new Perception<>(
                eyeReport, known, lastReading, namedDice, held, refusal, said, confirms, opponent, nowMs);
    }

    public boolean disturbed() {
        return heldDice.disturbed();
    }

    public Perception<S, A> withDisturbed(boolean disturbed) {
        return withHeldDice(new HeldDice(heldDice.counted(), heldDice.lying(), heldDice.voided(), disturbed));
    }

    public Perception<S, A> withRefusal(GameLogEntry chronicleLine) {
        return new Perception<>(
                eyeReport,
                known,
                lastReading,
                namedDice,
                heldDice,
                Optional.of(chronicleLine),
                said,
                confirms,
                opponent,
                nowMs);
    }

    public Perception<S, A> withSaid(String what) {
        return new Perception<>(
                eyeReport, known, lastReading, namedDice, heldDice, refusal, what, confirms, opponent, nowMs);
    }

    public Perception<S, A> withConfirms(ConfirmPresses next) {
        return new Perception<>(
                eyeReport, known, lastReading, namedDice, heldDice, refusal, said, next, opponent, nowMs);
    }

    public Perception<S, A> withOpponent(OpponentState next) {
        return new Perception<>(
                eyeReport, known, lastReading, namedDice, heldDice, refusal, said, confirms, next, nowMs);
    }

    /**
     * Returns the perception after a change of state. Corrections start from the last look. The touches and the thrown
     * and named dice so far are used up, and the look is read again.
     *
     * @param picture how the table must look now
     */
    public Perception<S, A> afterStateChange(KnownPlaces from, Placement picture) {
        return anew(eyeReport.withSettling(spent(picture)), from);
    }

    private Settling spent(Placement picture) {
        return settling().touchesForgotten().diceTaken().expecting(picture);
    }

    /** Returns a perception without readings, names and lines of earlier looks. */
    private Perception<S, A> anew(EyeReport report, KnownPlaces from) {
        return new Perception<>(
                report,
                from,
                LastReading.none(),
                NamedDice.NONE,
                HeldDice.NONE,
                Optional.empty(),
                "",
                confirms,
                opponent,
                nowMs);
    }

    /**
     * Returns the perception after the pieces were laid as the game has them, without a hand. The placement is known
     * without a look. Looks count again from {@code fromMs} on.
     *
     * @param lies how the table looks then
     */
    public Perception<S, A> laid(KnownPlaces lies, Placement picture, long fromMs) {
        return anew(eyeReport.laid(spent(picture), fromMs), lies);
    }

    /**
     * Returns whether the virtual table laid the pieces without a hand, and no look has shown a change since. Then no
     * look is needed.
     */
    public boolean liesAsLaid() {
        return eyeReport.asLaid();
    }

    /** Returns whether a look that was taken at the given time shows the present placement. */
    public boolean counts(long takenMs) {
        return takenMs >= eyeReport.sinceMs();
    }

    /**
     * Returns the perception after a repeated secret declaration. The snapshot must not change, or the others would
     * notice.
     */
    public Perception<S, A> afterDeclaredAnew() {
        return withLastReading(lastReading.afterOneStep());
    }

    /** Returns the last look, completed by what was known before. */
    public KnownPlaces seen(BoardIndex index) {
        return settling()
                .lastSettled()
                .map(look -> KnownPlaces.of(index, look).over(known, index))
                .orElse(known);
    }

    /** Returns the dice of a quiet table; empty while it is not quiet. */
    public List<SettledDie> dice() {
        return settling().settled().map(Settled::dice).orElse(List.of());
    }

    /** Returns the dice with which a roll can be named: the held ones, and the others where they lie. */
    public List<SettledDie> diceToNameWith() {
        List<SettledDie> held = heldDice.counted();
        return held.isEmpty()
                ? dice()
                : Stream.concat(
                                held.stream(),
                                dice().stream().filter(die -> die.status() != SettledDie.Status.CLEAR || !die.fresh()))
                        .toList();
    }
}
