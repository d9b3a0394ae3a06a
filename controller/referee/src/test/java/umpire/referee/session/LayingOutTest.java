package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.PastStep;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.input.LessonRequest;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostVariants;

/** The table lays out the set-up at random. */
class LayingOutTest {
    private static final Command LAY_OUT = new Command.LayOut(Optional.of(Outpost.WHITE));

    private final Desk desk = Desk.fresh(OutpostVariants.randomSetup());

    @Test
    void layingOutBeginsAGame() {
        assertThat(desk.tableSnapshot().waiting().layingOut()).isTrue();
        assertThat(desk.order(LAY_OUT)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(entries()).containsExactly("SET_UP", "PLAYED");
        assertThat(desk.tableSnapshot().waiting().layingOut()).isFalse();
    }

    @Test
    void stepsOfTheSetUpAreMarkedAsSuch() {
        desk.order(LAY_OUT);
        assertThat(desk.session().past()).extracting(PastStep::setUp).containsExactly(false, true);
    }

    @Test
    void otherPiecesMustBePutAsLaidOut() {
        desk.rest(Desk.OPENING, 7);
        desk.order(LAY_OUT);
        desk.rest(Desk.OPENING, 7);
        assertThat(desk.prompt().need()).isEqualTo(Need.CARRY_OUT);
        assertThat(desk.prompt().corrections()).isNotEmpty();
    }

    @Test
    void anUnfinishedSetUpIsCompleted() {
        desk.order(new Command.Start(Optional.empty()));
        assertThat(desk.tableSnapshot().waiting().layingOut()).isTrue();
        desk.order(LAY_OUT);
        assertThat(entries()).containsExactly("SET_UP", "PLAYED");
    }

    @Test
    void afterTheSetUpNothingIsLaidOut() {
        desk.order(LAY_OUT);
        assertThat(desk.order(LAY_OUT))
                .isInstanceOfSatisfying(
                        CommandAnswer.NotDone.class,
                        refused -> assertThat(refused.why()).startsWith("The game is set up."));
        assertThat(entries()).containsExactly("SET_UP", "PLAYED");
    }

    @Test
    void afterTheEndItBeginsAnotherGame() {
        desk.order(LAY_OUT);
        desk.order(new Command.End(Optional.of(Outpost.WHITE), EndRequest.RESIGN));
        assertThat(desk.tableSnapshot().waiting().layingOut()).isTrue();
        desk.order(LAY_OUT);
        assertThat(entries()).containsExactly("SET_UP", "PLAYED", "RESIGNED", "SET_UP", "PLAYED");
        assertThat(desk.tableSnapshot().outcome()).isEmpty();
    }

    @Test
    void aPausedGameIsNotLaidOut() {
        desk.order(new Command.Start(Optional.empty()));
        desk.order(new Command.Pause());
        assertThat(desk.tableSnapshot().waiting().layingOut()).isFalse();
        assertThat(desk.order(LAY_OUT)).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(desk.journal()).containsExactly("set-up", "paused");
    }

    /** Its layout would be no step of the lesson. */
    @Test
    void aLessonIsNotLaidOut() {
        assertIsNotLaidOut("# Outpost\n## The goal\nBoth have a King.\n## The end\nYou know it all.\n");
    }

    @Test
    void aLessonWhoseGameIsOverIsNotLaidOut() {
        assertIsNotLaidOut("""
                # Outpost
                ## The goal
                position: .....K.R........ w over S 0
                A King is gone.
                ## The end
                You know it all.
                """);
    }

    private static void assertIsNotLaidOut(String lesson) {
        Desk taught = Desk.fresh(OutpostVariants.taught(OutpostVariants.randomSetup(), lesson));
        taught.order(new Command.Teach(Optional.of(Outpost.WHITE), LessonRequest.BEGIN));
        assertThat(taught.tableSnapshot().waiting().teaching().lesson()).isPresent();
        assertThat(taught.tableSnapshot().waiting().layingOut()).isFalse();
        assertThat(taught.order(LAY_OUT)).isInstanceOf(CommandAnswer.NotDone.class);
    }

    @Test
    void eachLayoutIsDifferent() {
        TreeSet<String> positions = new TreeSet<>();
        for (int i = 0; i < 12; i++) {
            Desk another = Desk.fresh(OutpostVariants.randomSetup()).tick(1 + i);
            another.order(LAY_OUT);
            positions.add(another.tableSnapshot().position());
        }
        assertThat(positions).hasSizeGreaterThan(3);
    }

    private List<String> entries() {
        return desk.entries().stream().map(entry -> entry.kind().name()).toList();
    }
}
