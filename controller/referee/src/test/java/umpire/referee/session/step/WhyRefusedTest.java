package umpire.referee.session.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostVariants;
import umpire.rules.kernel.Place;

/** A question why a move is not allowed is answered with the rule and changes nothing. */
class WhyRefusedTest {
    private static CommandAnswer whyNot(Desk desk, String from, String to) {
        return desk.order(new Command.WhyNot(Optional.of(Outpost.WHITE), new Place(from), new Place(to)));
    }

    private static void assertRefusedBy(Outpost.Law law, CommandAnswer answer) {
        assertThat(answer)
                .isInstanceOfSatisfying(
                        CommandAnswer.Done.class,
                        told -> assertThat(told.says()).endsWith("(" + law.cited() + ")"));
    }

    @Test
    void aMoveThatIsTooFarIsRefusedByItsRule() {
        Desk desk = new Desk().laid();
        assertThat(whyNot(desk, "a1", "c1"))
                .isInstanceOfSatisfying(
                        CommandAnswer.Done.class,
                        told -> assertThat(told.says()).contains("a1").endsWith("(" + Outpost.Law.REACH.cited() + ")"));
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void aPieceOfAnotherSeatIsReported() {
        Desk desk = new Desk().laid();
        assertRefusedBy(Outpost.Law.PIECE_IS_YOURS, whyNot(desk, "d4", "d3"));
    }

    @Test
    void aPieceThatCanDoNothingIsExplained() {
        assertRefusedBy(Outpost.Law.PIECE_IS_YOURS, whyNot(new Desk().laid(), "d4", "d4"));
    }

    /** A place that is out of reach tells more than a place that is taken. */
    @Test
    void ofAllThatAPieceCannotDoTheRuleTriedLastIsNamed() {
        assertRefusedBy(Outpost.Law.REACH, whyNot(new Desk().laid(), "a1", "a1"));
    }

    /** A piece that reaches no target is not named by any shot, yet a shot is meant. */
    @Test
    void whereShotsAreAskedForAPieceThatCannotFireIsRefusedAShot() {
        Desk desk = Desk.at("K.........R....k w fire S 0", "...k\n..R.\n....\nK...\n");
        assertRefusedBy(Outpost.Law.SHOT, whyNot(desk, "a1", "d4"));
    }

    @Test
    void anEmptyPlaceIsReported() {
        assertThat(whyNot(new Desk().laid(), "c3", "c4")).isEqualTo(CommandAnswer.notDone("Nothing stands on c3."));
    }

    @Test
    void anEmptyPlaceIsReportedByItsTitle() {
        Desk desk = Desk.fresh(OutpostVariants.titled()).laid();
        assertThat(whyNot(desk, "a2", "b2")).isEqualTo(CommandAnswer.notDone("Nothing stands on the Mill."));
    }

    @Test
    void aMoveThatIsAllowedIsNotRefused() {
        assertThat(whyNot(new Desk().laid(), "a1", "a2")).isInstanceOf(CommandAnswer.NotDone.class);
    }
}
