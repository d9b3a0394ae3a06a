package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.rules.kernel.toy.Quoits.layout;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.reading.BoardIndex;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.state.Match;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.Desk;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.toy.Quoits;
import umpire.rules.kernel.toy.Resting;

/** Dice that are pieces too: they are read as dice while they are thrown, and as pieces before and afterwards. */
class ThrownPiecesTest {
    private static final Resting RED = new Resting("red-1", "5", 40, -30, 90);
    private static final Resting PUSHED = new Resting("red-1", "2", 65.25, -30.5, 110);
    private static final Resting BLUE = new Resting("blue-1", "3", -40, 60.5, 10);

    /** Expected are 69, -30 and 90 degrees. */
    private static final Resting TIPPED = new Resting("red-1", "6", 71.5, -31.25, 92);

    private static final Resting BESIDE = new Resting("red-1", "5", 420, 0, 90);

    private static final Resting NUDGED = new Resting("red-1", "6", 74, -31.25, 92);

    /** Tipped to the right it lies as it lay before it was hit. */
    private static final Resting HIT = new Resting("red-1", "4", 11, -30, 90);

    private final Quoits game = new Quoits();
    private final ToyTable<Quoits.State, Quoits.Deed> table =
            ToyTable.at(game, game.opening()).act(Quoits.RED, "cast red-1");

    @Test
    void aThrownDieIsReadWhereItLies() {
        table.play(layout(RED));
        assertThat(table.journal()).endsWith("throw red-1=5@40.0,-30.0,90.0");
        assertThat(table.corrections()).isEmpty();
        assertThat(table.prompt().says()).startsWith("Blue: throw or tip a die.");
    }

    @Test
    void aDieHitByAThrowIsMeasured() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(PUSHED, BLUE));
        assertThat(table.journal()).endsWith("throw blue-1=3@-40.0,60.5,10.0;red-1=2@65.25,-30.5,110.0");
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aDieKnockedOffByAThrowIsAskedFor() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(BLUE));
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.DIE_UNCLEAR);
        assertThat(table.prompt().says()).startsWith("Where is red-1?");
        assertThat(table.order(new Command.NameRoll("red-1=gone"))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(table.state().dice()).containsExactly(BLUE);
    }

    @Test
    void aPlayerMayOnlyReportDiceThatFellOffTheTable() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(BLUE));
        for (String other : List.of("red-1=5", "red-1=leans", "blue-1=gone", "red-1=gone blue-1=gone", "red-9=gone")) {
            assertThat(table.order(new Command.Act(Optional.of(Quoits.BLUE), other)))
                    .as(other)
                    .isInstanceOf(CommandAnswer.NotDone.class);
        }
        table.act(Quoits.BLUE, "red-1=gone");
        assertThat(table.state().dice()).containsExactly(BLUE);
    }

    @Test
    void aThrownDieThatFellOffIsReportedAsGone() {
        table.play(layout()).act(Quoits.RED, "red-1=gone");
        assertThat(table.journal()).endsWith("throw red-1=-@0.0,0.0,0.0");
        assertThat(table.prompt().says()).startsWith("Blue: throw");
    }

    @Test
    void afterTheThrowTheDiceMustStayWhereTheyLie() {
        table.play(layout(RED)).play(layout(PUSHED));
        assertThat(table.corrections()).containsExactly("Turn the die red-1 over to 5, and lay it back where it lay.");
        assertThat(table.play(layout(RED)).corrections()).isEmpty();
    }

    @Test
    void aTippedDieHasItsMeasuredPoseAndNotTheExpectedOne() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest").play(layout(TIPPED));
        assertThat(table.journal()).endsWith("tip red-1", "red-1=71.5,-31.25,92");
        assertThat(table.state().dice()).containsExactly(TIPPED);
        assertThat(table.told()).last().isEqualTo("Tip red-1 to the right.");
    }

    /** A large die that rolls over reaches over its earlier place. */
    @Test
    void aDieSeenElsewhereIsNotTrustedBelowAnOverhang() {
        HiddenArea below = new HiddenArea(new Point(RED.xMm(), RED.yMm()), 20, "a piece reaching over it");
        table.play(layout(RED)).act(Quoits.BLUE, "rest");
        table.through(look -> AlteredLook.withHidden(look, below)).play(layout(TIPPED));
        assertThat(table.journal()).endsWith("tip red-1", "red-1=71.5,-31.25,92");
    }

    @Test
    void theTargetOfATipNeedNotBeInSightWhileTheDieLiesElsewhere() {
        HiddenArea above = new HiddenArea(new Point(69, -30), 20, "a piece reaching over it");
        table.play(layout(RED)).act(Quoits.BLUE, "rest").act(Quoits.RED, "tip red-1");
        table.through(look -> AlteredLook.withHidden(look, above)).rest(layout(RED), 40);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        assertThat(table.prompt().says()).startsWith("Now turn the die red-1 over to 6");
    }

    @Test
    void aMeasuredDieIsNotMeasuredAgainWhenNudged() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest").play(layout(TIPPED)).play(layout(NUDGED));
        assertThat(table.journal()).endsWith("red-1=71.5,-31.25,92");
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aMeasurementIsInTheJournalAndIsTakenBackWithItsAction() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest").play(layout(TIPPED));
        assertThat(Match.resume(game, table.entries()).state()).isEqualTo(table.state());
        assertThat(table.order(new Command.TakeBack(Optional.empty(), 1))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(table.state().dice()).containsExactly(RED);
    }

    @Test
    void aStepToALookFromBeforeAThrowTakesNothingBack() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(HIT));
        table.order(new Command.NameRoll("blue-1=gone"));
        table.play(layout(RED));
        assertThat(table.journal()).endsWith("throw blue-1=-@0.0,0.0,0.0;red-1=4@11.0,-30.0,90.0", "tip red-1");
        assertThat(table.prompt().says()).startsWith("Blue: throw or tip a die.");
    }

    @Test
    void aDieTippedTheWrongWayIsReportedWithItsCorrection() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest").play(layout(HIT));
        assertThat(table.told()).last().isEqualTo("'tip red-1 left' is not due now.");
        assertThat(table.prompt().says()).startsWith("'tip red-1 left' is not due now.");
        assertThat(table.corrections()).containsExactly("Turn the die red-1 over to 5, and lay it back where it lay.");
        assertThat(table.cues(Cue.Role.PUT_TO)).containsExactly("red-1");
    }

    @Test
    void aDieThrownBeforeTheAnnouncementIsAskedAbout() {
        table.play(layout(RED)).hand(layout(PUSHED, BLUE), 3).rolling(layout(PUSHED, BLUE), 4);
        table.rest(layout(PUSHED, BLUE), Desk.SETTLE_LOOKS);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(table.prompt().says()).startsWith("Blue: Was this die thrown?");
        assertThat(table.prompt().options()).extracting(Prompt.Option::notation).containsExactly("cast blue-1");
        table.press(Quoits.BLUE, ButtonMeaning.CONFIRM).rest(layout(PUSHED, BLUE), Desk.SETTLE_LOOKS);
        assertThat(table.journal()).endsWith("cast blue-1", "throw blue-1=3@-40.0,60.5,10.0;red-1=2@65.25,-30.5,110.0");
    }

    @Test
    void aDieOfTheOtherSeatIsNoThrow() {
        Resting other = new Resting("red-2", "3", -40, 60.5, 10);
        table.play(layout(RED)).play(layout(RED, other));
        assertThat(table.corrections()).containsExactly("Take the die red-2 off the board.");
        assertThat(table.told()).last().isEqualTo("'cast red-2' is not due now.");
        assertThat(table.prompt().says()).startsWith("'cast red-2' is not due now. (");
    }

    @Test
    void aThrowOutOfTurnIsRefusedAndPutBack() {
        Resting other = new Resting("red-2", "3", -40, 60.5, 10);
        table.play(layout(RED)).play(layout(PUSHED, other));
        assertThat(table.told()).last().isEqualTo("'cast red-2' is not due now.");
        assertThat(table.corrections())
                .containsExactlyInAnyOrder(
                        "Take the die red-2 off the board.",
                        "Turn the die red-1 over to 5, and lay it back where it lay.");
    }

    private static SeenDie kept(String name, String shows, double xMm, double yMm) {
        return new SeenDie(DieType.OCTAHEDRON, name, Optional.of(shows), false, new Pose(xMm, yMm, 0), 1);
    }

    /** Returns the line about a die beside the board that lies differently. */
    private String told(SeenDie before, SeenDie now) {
        table.through(look -> AlteredLook.withDice(look, List.of(before))).rest(layout(RED), 20);
        int told = table.told().size();
        table.through(look -> AlteredLook.withDice(look, List.of(now)))
                .play(layout(RED))
                .rest(layout(RED), 20);
        return String.join(" ", table.told().subList(told, table.told().size()));
    }

    @Test
    void anEarlyDieThatRollsOverTheEdgeIsReported() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest");
        assertThat(told(kept("blue-1", "4", -400, 0), kept("blue-1", "2", 420, 50)))
                .isEqualTo(
                        "Die blue-1 went over the edge of the board. That counts for nothing: no throw was announced."
                                + " Put it back.");
        assertThat(told(kept("red-2", "4", -400, 0), kept("red-2", "2", -370, 0)))
                .isEmpty();
        assertThat(told(kept("red-2", "4", -400, 0), kept("red-2", "4", -400, 200)))
                .isEmpty();
    }

    @Test
    void anotherDieThatRollsOverTheEdgeDoesNotCount() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1");
        assertThat(told(kept("red-2", "4", -400, 0), kept("red-2", "2", 420, 50)))
                .isEqualTo(
                        "Die red-2 went over the edge of the board. That counts for nothing: die blue-1 is to be thrown."
                                + " Put it back.");
        assertThat(table.journal()).endsWith("cast blue-1");
    }

    @Test
    void whileAThrowIsAwaitedADieInTheHandIsNotMissed() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout());
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.ROLL);
        assertThat(table.corrections()).isEmpty();
    }

    @Test
    void aDieKeptBesideTheTableIsNotMentioned() {
        List<SeenDie> kept =
                List.of(new SeenDie(DieType.OCTAHEDRON, "red-1", Optional.of("4"), false, new Pose(400, 0, 0), 1));
        table.through(look -> AlteredLook.withDice(look, kept)).rest(layout(), 20);
        assertThat(table.prompt().says()).isEqualTo("Red: throw red-1.");
    }

    @Test
    void aDieThatWasPutAsideIsNotTakenForThrownOffTheBoard() {
        table.play(layout(BESIDE));
        assertThat(table.journal()).endsWith("cast red-1");
        assertThat(table.prompt().says())
                .isEqualTo(
                        "Red: die red-1 lies beside the board. Press Confirm if the throw took it there, or throw it.");
        assertThat(table.play(layout(PUSHED)).journal()).endsWith("throw red-1=2@65.25,-30.5,110.0");
    }

    @Test
    void aDieThrownOffTheBoardCountsOnceConfirmed() {
        table.play(layout(BESIDE)).press(Quoits.RED, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("throw red-1=5@420.0,0.0,90.0");
    }

    @Test
    void aDieTakenOffAfterATakeBackWasNotThrownOff() {
        table.play(layout(RED)).order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(table.play(layout()).play(layout(BESIDE)).journal()).endsWith("1");
    }

    private static final Resting OTHER = new Resting("blue-2", "1", -60, 0, 10);
    private static final Resting FARTHER = new Resting("blue-1", "6", -100, -60.5, 40);

    @Test
    void aThrowOfAnotherDieDoesNotCountAndIsPutBack() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(PUSHED, OTHER));
        assertThat(table.told()).last().isEqualTo("die blue-2 counts for nothing: die blue-1 is to be thrown.");
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(table.corrections())
                .containsExactlyInAnyOrder(
                        "Take the die blue-2 off the board.",
                        "Turn the die red-1 over to 5, and lay it back where it lay.");
        table.play(layout(RED)).play(layout(RED, BLUE));
        assertThat(table.journal()).endsWith("throw blue-1=3@-40.0,60.5,10.0;red-1=5@40.0,-30.0,90.0");
    }

    @Test
    void aThrowAmongDisturbedDiceDoesNotCount() {
        table.play(layout(RED)).act(Quoits.BLUE, "cast blue-1").play(layout(PUSHED, OTHER));
        table.play(layout(PUSHED, OTHER, BLUE));
        assertThat(table.told()).contains("The throw does not count: other dice were moved before it.");
        assertThat(table.journal()).endsWith("cast blue-1");
        table.play(layout(RED, BLUE)).play(layout(RED, FARTHER));
        assertThat(table.journal()).endsWith("throw blue-1=6@-100.0,-60.5,40.0;red-1=5@40.0,-30.0,90.0");
    }

    @Test
    void puttingADieBackIsNoTouch() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest").play(layout(NUDGED)).play(layout(RED));
        assertThat(table.prompt().says()).doesNotContain("touched");
    }

    @Test
    void aDieIsCalledByThePieceThatItIs() {
        assertThat(new BoardIndex(game).titleOf(new Place("red-1"))).isEqualTo("die red-1");
    }

    /** The hand that pointed at a die may still hide it while the result has to be carried out. */
    @Test
    void aCorrectionUnderAHandIsNotBelieved() {
        table.play(layout(RED)).act(Quoits.BLUE, "rest").act(Quoits.RED, "tip red-1");
        assertThat(table.journal()).endsWith("tip red-1");
        HiddenArea hand = new HiddenArea(new Point(50, -30), 80, "hand");
        table.through(look ->
                        AlteredLook.withDice(AlteredLook.withHidden(AlteredLook.withAside(look), hand), List.of()))
                .rest(layout(RED), Desk.SETTLE_LOOKS);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        assertThat(table.corrections())
                .containsExactly("Turn the die red-1 over to 6, and lay it where its outline shows.");
        table.through(look -> look).rest(layout(RED), 20);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        assertThat(table.journal()).endsWith("tip red-1");
    }

    /** It is seen now and then. That is enough for its pose, and not enough to count as in clear view. */
    @Test
    void aFlickeringDieBelowAnOverhangIsHiddenByItsOwnName() {
        SeenToken stranger = new SeenToken(new Token("stranger"), 200, new Pose(150, 100, 0), 1);
        SeenToken red = new SeenToken(new Token("red-1/5"), 4, new Pose(40, -30, 90), 1);
        HiddenArea below = new HiddenArea(new Point(40, -30), 30, "a piece reaching over it");
        table.play(layout(RED));
        table.through(look -> AlteredLook.withDice(
                        look.frame() % 3 == 0
                                ? AlteredLook.withAside(look, stranger, red)
                                : AlteredLook.withHidden(AlteredLook.withAside(look, stranger), below),
                        List.of()))
                .play(layout(RED))
                .rest(layout(RED), 120);
        assertThat(table.prompt().says()).startsWith("Die red-1 cannot be read: an unsteady reading.");
    }
}
