package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.Observation;
import umpire.referee.toy.Drift;
import umpire.referee.toy.Drift.Die;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** A game whose board has poses only. Tokens are moved, touched, missed and put back by name. */
class PosesTest {
    private static final Drift.State START = new Drift().opening();
    private static final Drift.State NEAR = new Drift.State(
            List.of(
                    Optional.of(new Die(-2, 0, 0)),
                    Optional.of(new Die(2, -1, 0)),
                    Optional.of(new Die(-2, 1, 0)),
                    Optional.of(new Die(1, 1, 2))),
            Drift.RED);

    private final Drift game = new Drift();

    private ToyTable<Drift.State, Drift.Action> at(Drift.State state) {
        return ToyTable.at(game, state);
    }

    /** Returns the placement of a state with one die at another pose. */
    private Placement with(Drift.State state, String name, Pose pose) {
        return ToyTable.with(without(state, name), Drift.lying(name, pose));
    }

    private Placement without(Drift.State state, String name) {
        return ToyTable.without(game.show(state), Drift.place(name));
    }

    private static UnaryOperator<Observation> hiding(double xMm, double yMm) {
        HiddenArea area = new HiddenArea(new Point(xMm, yMm), 30, "hand");
        return seen -> changed(seen, true, List.of(area));
    }

    private static Observation changed(Observation seen, boolean boardSeen, List<HiddenArea> areas) {
        return new Observation(
                seen.frame(),
                seen.takenMs(),
                seen.registered(),
                seen.moving(),
                seen.hand(),
                boardSeen,
                seen.sightings(),
                seen.aside(),
                areas,
                seen.dice(),
                seen.troubles());
    }

    @Test
    void aBoardWithoutPlacesIsSetUpAndBegun() {
        ToyTable<Drift.State, Drift.Action> table = ToyTable.of(game).play(without(START, "red-2"));
        assertThat(table.corrections()).containsExactly("Lay the die red-2 where its outline shows.");
        assertThat(table.journal()).isEmpty();
        table.play(game.show(START));
        assertThat(table.told()).containsExactly("The table is set up: Drift begins.");
        assertThat(table.cues(Cue.Role.MAY_ACT)).containsExactly("red-1", "red-2");
    }

    @Test
    void anUnrecognisedBoardIsReported() {
        ToyTable<Drift.State, Drift.Action> table =
                at(START).through(seen -> changed(seen, false, List.of())).rest(Placement.EMPTY, 30);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(table.prompt().says()).startsWith("No board is recognised.");
    }

    @Test
    void aPushIsPlayedAndPushingBackIsAsked() {
        ToyTable<Drift.State, Drift.Action> table = at(START).playing("red-1,0,1");
        assertThat(table.journal()).endsWith("red-1,0,1");
        table.play(game.show(START));
        assertThat(table.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("pass red-1,0,-1", "take-back-1");
        assertThat(table.prompt().options())
                .extracting(Prompt.Option::where)
                .containsOnly(List.of(Drift.place("red-1")));
    }

    @Test
    void aQuarterTurnOnTheSpotIsPlayedAndASmallOneIsNot() {
        ToyTable<Drift.State, Drift.Action> table = at(START).play(with(START, "red-1", new Pose(-100, -50, 25)));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(table.playing("turn-red-1").journal()).endsWith("turn-red-1");
    }

    @Test
    void liftingTwoDiceAndLayingThemBackNamesAnAction() {
        ToyTable<Drift.State, Drift.Action> table = at(NEAR).touch(Drift.place("red-1"));
        assertThat(table.prompt().says()).startsWith("Red: die red-1 touched.");
        assertThat(table.cues(Cue.Role.MAY_TOUCH)).containsExactly("blue-1");
        assertThat(table.touch(Drift.place("blue-1")).journal()).endsWith("red-1xblue-1");
    }

    @Test
    void aDeadDieLeftLyingIsToBeTakenAway() {
        ToyTable<Drift.State, Drift.Action> table = at(NEAR);
        table.touch(Drift.place("red-1"), Drift.place("blue-1")).rest(game.show(NEAR), 7);
        assertThat(table.prompt().says()).isEqualTo("Now take the die blue-1 off the board.");
        assertThat(table.tableSnapshot().prompt().corrections())
                .extracting(Correction::token)
                .extracting(Object::toString)
                .containsExactly("blue-1");
        table.play(with(NEAR, "blue-1", new Pose(260, 0, 0)));
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(table.playing("blue-2,0,-1").journal()).endsWith("blue-2,0,-1");
    }

    @Test
    void aDieFromBesideTheSheetContradictsEveryExplanation() {
        Placement twice = ToyTable.with(game.show(START), Drift.lying("red-1", new Pose(0, 0, 0)));
        ToyTable<Drift.State, Drift.Action> table = at(START).play(twice);
        assertThat(table.journal()).hasSize(1);
        assertThat(table.corrections()).containsExactly("Take the die red-1 off the board.");
    }

    @Test
    void aDieLaidAtAnIllegalPoseIsRefusedByName() {
        ToyTable<Drift.State, Drift.Action> table = at(START).play(with(START, "red-1", new Pose(20, 20, 0)));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.told()).last().isEqualTo("'red-1,9,9' is not due now.");
        assertThat(table.corrections()).containsExactly("Lay the die red-1 back where it lay.");
        assertThat(table.cues(Cue.Role.PUT_TO)).containsExactly("red-1");
        assertThat(table.play(game.show(START)).prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aLiftedDieBeginsAMove() {
        ToyTable<Drift.State, Drift.Action> table = at(START).play(without(START, "red-1"));
        assertThat(table.prompt().says())
                .isEqualTo("Red: a move was begun: the die red-1 was picked up."
                        + " Lay it where it may go, or put the missing piece back.");
        assertThat(table.cues(Cue.Role.TOUCHED)).containsExactly("red-1");
    }

    @Test
    void aHiddenDieIsNotGone() {
        ToyTable<Drift.State, Drift.Action> table = at(START);
        Placement covered = without(START, "red-1");
        table.through(hiding(-100, -50)).play(covered);
        assertThat(table.prompt().says()).startsWith("Red: push a die.");
        assertThat(table.corrections()).isEmpty();
        table.rest(covered, 30);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(table.prompt().says())
                .startsWith("Die red-1 cannot be read: hand. Move your hand away from die red-1.");
        assertThat(table.journal()).hasSize(1);
    }

    @Test
    void aPushIsNotBelievedWhileWhereTheDieLayIsOutOfSight() {
        ToyTable<Drift.State, Drift.Action> table = at(START).through(hiding(-100, -50));
        Placement pushed = with(START, "red-1", new Pose(-100, 0, 0));
        table.play(pushed).rest(pushed, 20);
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(table.through(UnaryOperator.identity()).play(pushed).journal())
                .endsWith("red-1,0,1");
    }

    @Test
    void aHandThatPassesOverADieTouchesNothing() {
        ToyTable<Drift.State, Drift.Action> table = at(NEAR);
        table.through(hiding(-100, 0)).hand(without(NEAR, "red-1"), 4);
        table.through(UnaryOperator.identity()).hand(game.show(NEAR), 3).rest(game.show(NEAR), 7);
        assertThat(table.prompt().says()).startsWith("Red: push a die.");
    }

    @Test
    void theOrderOfTwoPushesAtOnceIsAsked() {
        Drift.State moved = game.after(
                game.after(START, new Drift.Action.Push("red-1", 0, 1)), new Drift.Action.Push("blue-2", 0, -1));
        assertThat(at(START).play(game.show(moved)).prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("red-1,0,1 blue-2,0,-1", "pass blue-2,0,-1 red-1,0,1");
    }
}
