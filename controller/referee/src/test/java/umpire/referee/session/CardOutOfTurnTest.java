package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Patrol;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;

/**
 * A card that is drawn while another seat may still act ends that seat's turn, if it may end. Otherwise the card is too
 * early.
 */
class CardOutOfTurnTest {
    private final Patrol game = new Patrol();

    private ToyTable<Patrol.State, String> after(String... drawn) {
        return ToyTable.at(game, new Patrol.State(List.of(drawn), 0, true));
    }

    private Placement drawn(ToyTable<Patrol.State, String> table, String card) {
        Patrol.State state = table.state();
        return game.show(game.after(game.after(state, "done"), card));
    }

    @Test
    void aDrawnCardMeansThatTheOtherSeatIsDone() {
        ToyTable<Patrol.State, String> table = after("ace");
        table.play(drawn(table, "king"));
        assertThat(table.journal()).endsWith("done", "king");
        assertThat(table.told()).anyMatch(line -> line.contains("North forgoes"));
    }

    @Test
    void aWalkThatIsDueAndTheNextCardAreReadInOneLook() {
        ToyTable<Patrol.State, String> table = after("toll");
        table.play(game.show(game.after(game.after(table.state(), "walk"), "king")));
        assertThat(table.journal()).endsWith("walk", "king");
    }

    @Test
    void whetherAWalkCameBeforeTheCardIsAsked() {
        ToyTable<Patrol.State, String> table = after("ace");
        table.play(game.show(game.after(game.after(table.state(), "walk"), "king")));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("walk king", "done king walk");
        table.press(Patrol.NORTH, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("walk", "king");
    }

    @Test
    void aCardOfASeatThatHasNoTurnIsTakenOffAgain() {
        ToyTable<Patrol.State, String> table = after("toll");
        table.play(drawn(table, "king"));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().need()).isEqualTo(Need.CORRECTION);
        assertThat(table.corrections()).containsExactly("Take the king off pile-South.");
        table.play(game.show(table.state())).playing("walk");
        assertThat(table.journal()).endsWith("walk");
    }

    @Test
    void aSecondCardOfTheSeatThatHasDrawnIsTakenOffAgain() {
        ToyTable<Patrol.State, String> table = after("ace");
        table.play(
                ToyTable.with(game.show(table.state()), Standing.on(Patrol.pile(Patrol.NORTH), Patrol.token("king"))));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.corrections()).containsExactly("Take the king off pile-North.");
    }

    @Test
    void theCardBelowAWrongOneIsNotMissed() {
        ToyTable<Patrol.State, String> table = after("ace");
        Placement covering = new Placement(game.show(table.state()).standings().stream()
                .map(standing -> standing.token().equals(Patrol.token("ace"))
                        ? Standing.on(standing.spot().place(), Patrol.token("king"))
                        : standing)
                .toList());
        table.play(covering);
        assertThat(table.journal()).hasSize(1);
        assertThat(table.corrections()).containsExactly("Take the king off pile-North.");
        table.play(game.show(table.state()));
        assertThat(table.corrections()).isEmpty();
    }

    @Test
    void whileTheScoutIsTouchedTheCardIsAsked() {
        ToyTable<Patrol.State, String> table = after("ace").touch(Patrol.field(0));
        table.play(drawn(table, "king"));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().need()).isEqualTo(Need.QUESTION);
        table.press(Patrol.NORTH, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).endsWith("done", "king");
    }

    @Test
    void amongLikeCardsNoneIsPicked() {
        ToyTable<Patrol.State, String> table = after("ace");
        table.play(drawn(table, "knave-1"));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().says()).contains("Several cards look like this");
        table.press(Patrol.NORTH, ButtonMeaning.NEXT).press(Patrol.NORTH, ButtonMeaning.CONFIRM);
        table.press(Patrol.SOUTH, ButtonMeaning.CONFIRM);
        assertThat(table.order(new Command.NameRoll("knave-1"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(table.journal()).hasSize(1);
    }
}
