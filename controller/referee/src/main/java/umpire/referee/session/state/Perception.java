package umpire.referee.session.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.announcement.ChronicleLine;
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
 * What the table sees and has been told by touch and button, without any record of it.
 *
 * @param eyeReport what the eye reports
 * @param known how the table was known to look when the state last changed, and since then where it fitted
 * @param lastReading what was made of it since the state last changed
 * @param namedDice what seats have named of dice that no eye reads
 * @param heldDice those of the awaited roll that have come to rest
 * @param refusal the last refusal, for those who ask for help
 * @param said what was told last, so that it is not told with every frame
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
        Optional<ChronicleLine> refusal,
        String said,
        ConfirmPresses confirms,
        OpponentState opponent,
        long nowMs) {

    /** Begins to look at a table that must look like a picture. */
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

    /** Takes what a look says of itself, and what all looks together say. */
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

    /** Knows from now on how dice lay at the last look. */
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

    /** Keeps what the latest settled look meant. */
    public Perception<S, A> withReading(Reading<S, A> meaning) {
        return withLastReading(lastReading.withReading(settling().settled(), meaning));
    }

    /** Counts the touches so far as these names. */
    public Perception<S, A> withNamed(List<Place> names) {
        return withLastReading(lastReading.withNamed(settling().touches(), names));
    }

    /** Shows that the touches so far were noticed, as these names; nothing is done about them yet. */
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

    public Perception<S, A> withRefusal(ChronicleLine chronicleLine) {
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
     * The state changed: what was seen last is where tidying starts from, touches and dice so far are spent, named or
     * thrown, and the look is to be read anew.
     *
     * @param picture how the table must look now
     */
    public Perception<S, A> afterStateChange(KnownPlaces from, Placement picture) {
        return anew(eyeReport.withSettling(spent(picture)), from);
    }

    private Settling spent(Placement picture) {
        return settling().touchesForgotten().diceTaken().expecting(picture);
    }

    /** Returns what is known when all that was read, named or said of what was seen before is of no use any more. */
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
     * Everything is laid as the game has it, without a hand: that is known without a look. Looks count again from the moment at which it
     * lies there.
     *
     * @param lies how the table looks then
     */
    public Perception<S, A> laid(KnownPlaces lies, Placement picture, long fromMs) {
        return anew(eyeReport.laid(spent(picture), fromMs), lies);
    }

    /** Returns whether the table lies as it was laid without a hand, and no look has told anything else since: nothing need be seen then. */
    public boolean liesAsLaid() {
        return eyeReport.asLaid();
    }

    /** Returns whether a look of that moment shows the table as it lies. */
    public boolean counts(long takenMs) {
        return takenMs >= eyeReport.sinceMs();
    }

    /** A seat changed what it had declared in secret: nobody may notice, so what the table says of what it sees stays. */
    public Perception<S, A> afterDeclaredAnew() {
        return withLastReading(lastReading.afterOneStep());
    }

    /** Returns what was seen last, over what was known before. */
    public KnownPlaces seen(BoardIndex index) {
        return settling()
                .lastSettled()
                .map(look -> KnownPlaces.of(index, look).over(known, index))
                .orElse(known);
    }

    /** Returns the dice of a quiet table; none while it is not. */
    public List<SettledDie> dice() {
        return settling().settled().map(Settled::dice).orElse(List.of());
    }

    /** Returns the dice that a roll can be named with: those that are held, and the others where they lie. */
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
