package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.LessonRequest;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostVariants;
import umpire.rules.kernel.Place;

/** A lesson continues with the players' actions, and waits while they do anything else. */
class TaughtTest {
    private static final String LESSON = """
            # A first game of Outpost
            ## The goal
            Both have a King and a Rook.
            ## A move
            Move the Rook from d1 to d2.
            do: d1-d2 | d1-d3
            reply: hold
            reply: a4-a3
            reply: hold
            ## Too far
            A King goes one square. Try two.
            try: a1-a3
            ## A shot
            position: .....K.R.r.....k w roll_b2xb3_full S 0
            Roll for the shot.
            roll: roll 5
            ## The end
            You know it all.
            """;

    private static final String MOVED = """
            r..k
            ....
            .*.R
            K...
            """;
    private static final String FURTHER = """
            r..k
            ...R
            .*..
            K...
            """;

    private final Desk desk = Desk.fresh(OutpostVariants.taught(LESSON)).play(Desk.OPENING);

    private CommandAnswer ask(LessonRequest request) {
        return desk.order(new Command.Teach(Optional.of(Outpost.WHITE), request));
    }

    private LessonTold told() {
        return desk.tableSnapshot().waiting().teaching().lesson().orElseThrow();
    }

    private Desk atTheMove() {
        assertThat(ask(LessonRequest.BEGIN)).isInstanceOf(CommandAnswer.Done.class);
        ask(LessonRequest.NEXT);
        return desk.play(Desk.OPENING);
    }

    @Test
    void aLessonIsOfferedWhileNoGameWouldBeLost() {
        assertThat(desk.tableSnapshot().waiting().teaching().offered()).isTrue();
        desk.play(MOVED);
        assertThat(desk.tableSnapshot().waiting().teaching().offered()).isFalse();
        assertThat(ask(LessonRequest.BEGIN))
                .isInstanceOfSatisfying(
                        CommandAnswer.NotDone.class,
                        refused -> assertThat(refused.why()).startsWith("A lesson would end the game that is on."));
        assertThat(Desk.begun().tableSnapshot().waiting().teaching().offered()).isFalse();
    }

    @Test
    void noStepBeginsBeforeTheFirstLook() {
        Desk unseen = Desk.fresh(OutpostVariants.taught(LESSON));
        unseen.order(new Command.Teach(Optional.of(Outpost.WHITE), LessonRequest.BEGIN));
        assertThat(unseen.prompt().need()).isEqualTo(Prompt.Need.SET_UP);
        assertThat(unseen.prompt().says()).contains("has not seen the board yet");
    }

    @Test
    void aTextStepContinuesByAPressOfConfirm() {
        ask(LessonRequest.BEGIN);
        assertThat(told().task()).isEqualTo(LessonTold.Task.READ);
        assertThat(desk.prompt().says()).contains("press Confirm to go on");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(told().step()).isEqualTo(2);
        assertThat(told().title()).isEqualTo("A move");
    }

    @Test
    void aTextStepPointsAtTheLastAction() {
        Desk reading = Desk.fresh(OutpostVariants.taught("""
                        ## A move
                        Move the Rook.
                        do: d1-d2
                        ## What came of it
                        The Rook has moved.
                        """)).play(Desk.OPENING);
        reading.order(new Command.Teach(Optional.of(Outpost.WHITE), LessonRequest.BEGIN));
        reading.play(Desk.OPENING).play(MOVED);
        assertThat(reading.prompt().says()).startsWith("Read this step of the lesson");
        assertThat(reading.cues(Cue.Role.LAST_ACTION)).containsExactlyInAnyOrder("d1", "d2");
    }

    private static final String ANOTHER_POSITION = """
            ## A move
            Move the Rook from d1 to d2.
            do: d1-d2 | d1-d3
            ## A shot
            position: .....K.R.r.....k w roll_b2xb3_full S 0
            Roll for the shot.
            roll: roll 5
            """;

    private Desk moved(String picture) {
        Desk moving = Desk.fresh(OutpostVariants.taught(ANOTHER_POSITION)).play(Desk.OPENING);
        moving.order(new Command.Teach(Optional.of(Outpost.WHITE), LessonRequest.BEGIN));
        return moving.play(Desk.OPENING).play(picture);
    }

    private static LessonTold told(Desk desk) {
        return desk.tableSnapshot().waiting().teaching().lesson().orElseThrow();
    }

    @Test
    void beforeAnotherPositionTheTableShowsWhatCameOfTheStep() {
        Desk shown = moved(FURTHER);
        assertThat(told(shown).title()).isEqualTo("A move");
        assertThat(told(shown).task()).isEqualTo(LessonTold.Task.READ);
        assertThat(told(shown).says()).contains("d3");
        assertThat(told(shown).astray()).isFalse();
        assertThat(told(shown).ways()).isEmpty();
        assertThat(shown.cues(Cue.Role.LAST_ACTION)).containsExactlyInAnyOrder("d1", "d3");
        LessonTold before = told(shown);
        shown.restart();
        assertThat(told(shown)).isEqualTo(before);
        shown.play(FURTHER).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(told(shown).title()).isEqualTo("A shot");
        assertThat(told(shown).changed()).contains("The position has changed for this step.");
    }

    @Test
    void aStepThatIsDoneIsBegunAgainByGoingBack() {
        Desk shown = moved(MOVED);
        shown.order(new Command.Teach(Optional.of(Outpost.WHITE), LessonRequest.BACK));
        assertThat(told(shown).title()).isEqualTo("A move");
        assertThat(told(shown).task()).isEqualTo(LessonTold.Task.PLAY);
        assertThat(told(shown).astray()).isFalse();
    }

    @Test
    void anUndoneStepIsBegunAgain() {
        Desk shown = moved(MOVED);
        shown.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(told(shown).task()).isEqualTo(LessonTold.Task.PLAY);
        assertThat(told(shown).says()).isEqualTo("Move the Rook from d1 to d2.");
        assertThat(told(shown).astray()).isFalse();
        assertThat(told(shown).changed()).isEmpty();
    }

    @Test
    void aStepPointsOnlyAtItsOwnPlaces() {
        atTheMove();
        assertThat(desk.cues(Cue.Role.TAKE_FROM)).containsExactly("d1");
        assertThat(desk.cues(Cue.Role.PUT_TO)).containsExactly("d2");
        assertThat(desk.cues(Cue.Role.MAY_ACT)).isEmpty();
    }

    @Test
    void theExpectedActionContinuesAndTheOtherSideReplies() {
        atTheMove().play(MOVED);
        assertThat(told().title()).isEqualTo("Too far");
        assertThat(desk.journal()).contains("d1-d2", "a4-a3");
        assertThat(told().astray()).isFalse();
    }

    @Test
    void anAlternativeActionContinuesWithThePlannedNextStep() {
        atTheMove().play(FURTHER);
        assertThat(told().title()).isEqualTo("Too far");
        assertThat(told().astray()).isFalse();
        assertThat(desk.journal()).contains("d1-d3");
    }

    @Test
    void aLegalActionThatIsNotAskedForWaits() {
        atTheMove().play("""
                r..k
                ....
                K*..
                ...R
                """);
        assertThat(told().title()).isEqualTo("A move");
        assertThat(told().astray()).isTrue();
        ask(LessonRequest.BACK);
        assertThat(told().title()).isEqualTo("A move");
        assertThat(told().astray()).isFalse();
        assertThat(told().instead()).isEmpty();
    }

    @Test
    void theActionPlayedInsteadIsNamed() {
        atTheMove();
        desk.order(new Command.Act(Optional.of(Outpost.WHITE), "d1-c1"));
        String first = told().instead().orElseThrow();
        assertThat(first).contains("c1");
        desk.order(new Command.Act(Optional.of(Outpost.WHITE), "hold"));
        desk.order(new Command.Act(Optional.of(Outpost.BLACK), "a4-a3"));
        assertThat(told().instead()).contains(first);
        assertThat(told().seat()).contains(Outpost.WHITE);
        desk.restart();
        assertThat(told().instead()).contains(first);
    }

    @Test
    void anySeatMayDoTheStep() {
        atTheMove();
        assertThat(desk.order(new Command.Act(Optional.of(Outpost.BLACK), "d1-d2")))
                .isInstanceOf(CommandAnswer.Done.class);
        assertThat(told().title()).isEqualTo("Too far");
        ask(LessonRequest.NEXT);
        assertThat(desk.thrown(Outpost.BLACK, 2)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(told().title()).isEqualTo("The end");
    }

    @Test
    void aForbiddenAttemptPointsAtItsWay() {
        atTheMove().play(MOVED).play("""
                ...k
                r...
                .*.R
                K...
                """);
        assertThat(desk.cues(Cue.Role.TAKE_FROM)).containsExactly("a1");
        assertThat(desk.cues(Cue.Role.PUT_TO)).containsExactly("a3");
        assertThat(desk.cues(Cue.Role.MAY_ACT)).isEmpty();
    }

    @Test
    void aForbiddenAttemptIsRefusedAndTheLessonContinues() {
        atTheMove().play(MOVED).play("""
                ...k
                r...
                .*.R
                K...
                """);
        assertThat(told().title()).isEqualTo("Too far");
        desk.play("""
                ...k
                r...
                K*.R
                ....
                """);
        assertThat(told().title()).isEqualTo("Too far");
        desk.play("""
                ...k
                r...
                .*.R
                K...
                """);
        assertThat(desk.order(new Command.Act(Optional.of(Outpost.WHITE), "a1-c3")))
                .isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(told().says()).isEqualTo("The rules do not allow that, so nothing changes.");
        ask(LessonRequest.NEXT);
        assertThat(told().title()).isEqualTo("A shot");
    }

    @Test
    void anyThrowContinuesWithThePlannedNextStep() {
        atTheMove();
        ask(LessonRequest.NEXT);
        ask(LessonRequest.NEXT);
        desk.play("""
                ...k
                .r..
                .K.R
                ....
                """);
        desk.roll(Desk.die(2, 0));
        assertThat(told().title()).isEqualTo("The end");
        assertThat(told().astray()).isFalse();
        assertThat(desk.tableSnapshot().position()).doesNotContain("r");
    }

    private Desk atTheShot() {
        atTheMove();
        ask(LessonRequest.NEXT);
        ask(LessonRequest.NEXT);
        return desk;
    }

    @Test
    void theDiceOfALessonAreLoadedWhereTheTableThrows() {
        atTheShot();
        assertThat(desk.thrown(Outpost.WHITE, 2)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(told().title()).isEqualTo("The end");
        assertThat(desk.journal()).contains("roll 5");
    }

    @Test
    void aChangedTableIsExplained() {
        atTheMove().play(MOVED);
        assertThat(told().changed()).hasValueSatisfying(says -> assertThat(says).contains("a3"));
        ask(LessonRequest.NEXT);
        assertThat(told().changed()).contains("The position has changed for this step.");
        desk.play("""
                ...k
                .r..
                .K.R
                ....
                """);
        desk.roll(Desk.die(2, 0));
        assertThat(told().changed()).contains("The table is back at the start of this step.");
    }

    @Test
    void theResultOfAThrowIsToldInTheNextStep() {
        atTheShot();
        desk.thrown(Outpost.WHITE, 5);
        assertThat(told().changed()).contains("White rolls [5].");
        desk.restart();
        assertThat(told().changed()).contains("White rolls [5].");
        ask(LessonRequest.BACK);
        assertThat(told().changed()).contains("The position has changed for this step.");
        ask(LessonRequest.NEXT);
        assertThat(told().changed()).contains("The table is back at the start of this step.");
    }

    @Test
    void theExpectedActionsAreGivenInNotation() {
        atTheMove();
        assertThat(told().ways()).containsExactly("d1-d2", "d1-d3");
        ask(LessonRequest.NEXT);
        assertThat(told().ways()).containsExactly("a1-a3");
    }

    @Test
    void askingWhyAnActionIsForbiddenCountsAsAnAttempt() {
        atTheMove().play(MOVED);
        desk.order(new Command.WhyNot(Optional.of(Outpost.WHITE), new Place("d2"), new Place("a2")));
        assertThat(told().task()).isEqualTo(LessonTold.Task.READ);
        ask(LessonRequest.NEXT);
        assertThat(told().title()).isEqualTo("A shot");
    }

    @Test
    void aRefusalInAnotherStepLeavesItAsItIs() {
        atTheMove();
        assertThat(desk.order(new Command.Act(Optional.of(Outpost.WHITE), "a1-c3")))
                .isInstanceOf(CommandAnswer.NotDone.class);
        desk.order(new Command.WhyNot(Optional.of(Outpost.WHITE), new Place("a1"), new Place("a3")));
        assertThat(told().title()).isEqualTo("A move");
        assertThat(told().astray()).isFalse();
    }

    @Test
    void aLessonEndsAfterTheLastStepAndAtAnyTime() {
        ask(LessonRequest.BEGIN);
        for (int step = 1; step < 5; step++) {
            assertThat(told().step()).isEqualTo(step);
            ask(LessonRequest.NEXT);
        }
        ask(LessonRequest.NEXT);
        assertThat(desk.tableSnapshot().waiting().teaching().lesson()).isEmpty();
        ask(LessonRequest.BEGIN);
        ask(LessonRequest.END);
        assertThat(desk.tableSnapshot().waiting().teaching().lesson()).isEmpty();
        assertThat(ask(LessonRequest.NEXT)).isInstanceOf(CommandAnswer.NotDone.class);
    }

    @Test
    void aRestartResumesTheLesson() {
        atTheMove().play(MOVED);
        LessonTold before = told();
        desk.restart();
        assertThat(told()).isEqualTo(before);
    }

    @Test
    void aNewGameEndsTheLesson() {
        atTheMove();
        desk.order(new Command.Start(Optional.empty()));
        assertThat(desk.tableSnapshot().waiting().teaching().lesson()).isEmpty();
    }

    @Test
    void aLessonThatDoesNotFitTheGameSaysSo() {
        Desk other = Desk.fresh(OutpostVariants.taught("## A move\nIt cannot be.\ndo: a1-d4"));
        assertThat(other.order(new Command.Teach(Optional.empty(), LessonRequest.BEGIN)))
                .isInstanceOfSatisfying(
                        CommandAnswer.NotDone.class,
                        refused -> assertThat(refused.why()).contains("with its default settings"));
        assertThat(other.entries()).isEqualTo(List.of());
    }
}
