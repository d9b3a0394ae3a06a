package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.rules.kernel.toy.Quoits.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.Desk;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Quoits;
import umpire.rules.kernel.toy.Resting;

/** Where every die on the table counts: dice that a throw moved, dice that a hand moved, and hidden dice. */
class UnseenThrowTest {
    private static final Resting RED = new Resting("red-1", "5", 40, -30, 90);
    private static final Resting OVER = new Resting("blue-1", "3", 75, -30, 0);
    private static final Resting MOVED = new Resting("red-1", "2", 69, -30, 90);
    private static final Resting FAR = new Resting("blue-1", "3", -140, 60, 10);
    private static final Resting NEAR = new Resting("blue-1", "3", -20, 0, 10);
    private static final Pose STORE = new Pose(40, -230, 0);
    private static final int LONG = 30;

    private final Quoits game = new Quoits();
    private final ToyTable<Quoits.State, Quoits.Deed> table =
            ToyTable.at(game, game.opening()).act(Quoits.RED, "cast red-1");

    private void laid(Resting... dice) {
        table.hand(layout(dice), 3).rest(layout(dice), Desk.SETTLE_LOOKS);
    }

    @Test
    void aDieLaidByHandIsNoThrow() {
        laid(RED);
        assertThat(table.prompt().says())
                .isEqualTo(
                        "Red: die red-1 lies as if it had been laid there. Throw it, or press Confirm if it was thrown.");
        assertThat(table.prompt().cues())
                .extracting(Cue::place)
                .containsExactly(Quoits.lying(RED).spot().place());
        assertThat(table.journal()).endsWith("cast red-1");
        table.play(layout()).play(layout(MOVED));
        assertThat(table.journal()).endsWith("throw red-1=2@69.0,-30.0,90.0");
    }

    @Test
    void aPlayerMaySayThatItWasThrown() {
        laid(RED);
        table.press(Quoits.RED, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("throw red-1=5@40.0,-30.0,90.0");
    }

    /** Blue's die lies there, and Red lays one before a throw was announced. */
    private static ToyTable<Quoits.State, Quoits.Deed> early(Resting... dice) {
        Quoits quoits = new Quoits();
        ToyTable<Quoits.State, Quoits.Deed> early = ToyTable.at(quoits, new Quoits.State(0, "", List.of(FAR)));
        early.hand(layout(dice), 3).rest(layout(dice), Desk.SETTLE_LOOKS);
        assertThat(early.prompt().says()).startsWith("Red: Was this die thrown? Press Confirm");
        return early;
    }

    @Test
    void anAnsweredDieIsNotAskedAboutAgain() {
        ToyTable<Quoits.State, Quoits.Deed> early = early(RED, FAR);
        early.press(Quoits.RED, ButtonMeaning.CONFIRM);
        assertThat(early.journal()).endsWith("cast red-1", "throw blue-1=3@-140.0,60.0,10.0;red-1=5@40.0,-30.0,90.0");
    }

    @Test
    void announcingTheThrowIsNoAnswer() {
        ToyTable<Quoits.State, Quoits.Deed> early = early(RED, FAR);
        early.act(Quoits.RED, "cast red-1").rest(layout(RED, FAR), Desk.SETTLE_LOOKS);
        assertThat(early.journal()).endsWith("cast red-1");
        assertThat(early.prompt().says()).contains("as if it had been laid there");
    }

    @Test
    void aDieThatIsLaidElsewhereAfterTheAnswerIsAskedAbout() {
        Resting carried = new Resting("blue-1", "3", -190, 120, 10);
        ToyTable<Quoits.State, Quoits.Deed> early = early(RED, carried);
        early.press(Quoits.RED, ButtonMeaning.CONFIRM);
        assertThat(early.journal()).endsWith("cast red-1");
        assertThat(early.prompt().says()).contains("does not seem to have moved them all");
        early.hand(layout(MOVED, FAR), 3).rest(layout(MOVED, FAR), Desk.SETTLE_LOOKS);
        assertThat(early.journal()).endsWith("cast red-1");
        assertThat(early.prompt().says()).contains("as if it had been laid there");
    }

    @Test
    void aDieFarFromTheThrowWasCarriedAndMustBePutBack() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(MOVED, FAR));
        assertThat(table.prompt().says())
                .isEqualTo(
                        "Blue: Some pieces lie differently, and the throw does not seem to have moved them all. Put back: die red-1 with 5 up. Or press Confirm if the throw moved it.");
        assertThat(table.journal()).endsWith("cast blue-1");
        laid(RED, FAR);
        assertThat(table.journal()).endsWith("throw blue-1=3@-140.0,60.0,10.0;red-1=5@40.0,-30.0,90.0");
    }

    @Test
    void aPlayerMaySayThatTheThrowMovedIt() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(MOVED, FAR));
        table.press(Quoits.BLUE, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("throw blue-1=3@-140.0,60.0,10.0;red-1=2@69.0,-30.0,90.0");
    }

    @Test
    void aDieNearTheThrowWasPushed() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(MOVED, NEAR));
        assertThat(table.journal()).endsWith("throw blue-1=3@-20.0,0.0,10.0;red-1=2@69.0,-30.0,90.0");
    }

    /** Hides the top face of a die; one side is visible. */
    private static UnaryOperator<Observation> unread(String name) {
        return unread(name, false);
    }

    private static UnaryOperator<Observation> unread(String name, boolean leans) {
        return look -> AlteredLook.withDice(
                look,
                look.dice().stream()
                        .map(die -> die.name().equals(name)
                                ? new SeenDie(die.kind(), name, Optional.empty(), leans, die.pose(), 0.3)
                                : die)
                        .toList());
    }

    private static Observation without(Observation look, String name) {
        return AlteredLook.withDice(
                look,
                look.dice().stream().filter(die -> !die.name().equals(name)).toList());
    }

    private static UnaryOperator<Observation> unseen(String name, Point there) {
        HiddenArea below = new HiddenArea(there, 20, "a piece reaching over it");
        return look -> AlteredLook.withHidden(without(look, name), below);
    }

    /** Throws Red's second die where one of two overlapping dice cannot be read. */
    private void thrownBeside(UnaryOperator<Observation> hiding, Resting thrown) {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(RED, OVER));
        table.act(Quoits.RED, "cast red-2");
        table.through(hiding).play(layout(RED, OVER, thrown)).rest(layout(RED, OVER, thrown), LONG);
    }

    @Test
    void anUnreadDieBelowAnUnmovedOneIsTrustedFarFromTheThrow() {
        thrownBeside(unread("red-1"), new Resting("red-2", "4", -150, 60, 0));
        assertThat(table.journal()).last().asString().contains("red-1=5@40.0,-30.0,90.0");
    }

    /** Of a die below an overhang only a side may be visible, which looks cocked. */
    @Test
    void aDieThatLooksCockedBelowAnOverhangIsTrusted() {
        thrownBeside(unread("red-1", true), new Resting("red-2", "4", -150, 60, 0));
        assertThat(table.journal()).last().asString().contains("red-1=5@40.0,-30.0,90.0");
    }

    @Test
    void aDieThatLooksCockedNearTheThrowIsAskedAbout() {
        thrownBeside(unread("red-1", true), new Resting("red-2", "4", -40, -30, 0));
        assertThat(table.journal()).endsWith("cast red-2");
        assertThat(table.prompt().says()).contains("die red-1 is out of sight below another");
    }

    @Test
    void aHiddenDieIsTrustedToo() {
        thrownBeside(unseen("red-1", new Point(40, -30)), new Resting("red-2", "4", -150, 60, 0));
        assertThat(table.journal()).last().asString().contains("red-1=5@40.0,-30.0,90.0");
    }

    @Test
    void aHiddenDieNearTheThrowIsAskedAbout() {
        thrownBeside(unread("red-1"), new Resting("red-2", "4", -40, -30, 0));
        assertThat(table.journal()).endsWith("cast red-2");
        assertThat(table.prompt().says())
                .isEqualTo(
                        "Red: die red-1 is out of sight below another, and something came to lie near it. Press Confirm"
                                + " if it did not move and still has 5 up, or move it until it can be read.");
        table.press(Quoits.RED, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).last().asString().contains("red-1=5@40.0,-30.0,90.0");
    }

    private static Observation stored(Observation look) {
        List<SeenDie> dice = new ArrayList<>(look.dice());
        dice.add(new SeenDie(DieType.OCTAHEDRON, "blue-2", Optional.of("1"), false, STORE, 1));
        return AlteredLook.withDice(look, dice);
    }

    /** Dice in store lie beside the sheet, however near to its edge the others lie. */
    @Test
    void aDieInStoreNearbyHasPushedNothing() {
        Resting red = new Resting("red-1", "5", 40, -130, 90);
        Resting over = new Resting("blue-1", "3", 75, -130, 0);
        Resting thrown = new Resting("red-2", "4", -150, 60, 0);
        table.through(UnseenThrowTest::stored).play(layout(red)).act(Quoits.BLUE, "cast blue-1");
        table.play(layout(red, over)).act(Quoits.RED, "cast red-2");
        table.through(look -> stored(unread("red-1").apply(look)))
                .play(layout(red, over, thrown))
                .rest(layout(red, over, thrown), LONG);
        assertThat(table.journal()).last().asString().contains("red-1=5@40.0,-130.0,90.0");
    }

    @Test
    void aDieThatIsGoneFromBesideAnotherIsNotTrustedToLieThere() {
        thrownBeside(look -> without(look, "red-1"), new Resting("red-2", "4", -150, 60, 0));
        assertThat(table.journal()).endsWith("cast red-2");
    }
}
