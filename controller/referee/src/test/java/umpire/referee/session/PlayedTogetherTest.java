package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.toy.Carousel;

/** A cooperative game has one score and no sides: no seat wins by another's resignation, and none is offered a draw. */
class PlayedTogetherTest {
    private final ToyTable<Carousel.State, Carousel.Ride> table = ToyTable.of(new Carousel() {
        @Override
        public List<Score> scores(State state) {
            return seats().stream()
                    .map(seat -> new Score(seat, state.turns(), "rides", List.of(), true))
                    .toList();
        }
    });

    PlayedTogetherTest() {
        Carousel game = new Carousel();
        table.play(game.show(game.opening())).playing("ride 1").playing("ride 2");
    }

    @Test
    void aResignationEndsTheGameForAllWithItsScore() {
        table.order(new Command.End(Optional.of(Carousel.GREEN), EndRequest.RESIGN));
        Outcome outcome = table.tableSnapshot().outcome().orElseThrow();
        assertThat(outcome.kind()).isEqualTo("ended-for-all");
        assertThat(outcome.winners()).isEmpty();
        assertThat(outcome.says()).isEqualTo("Green ends the game for all. It stays at 2 rides.");
    }

    @Test
    void aDrawCannotBeOffered() {
        assertThat(table.order(new Command.End(Optional.of(Carousel.GREEN), EndRequest.OFFER_DRAW)))
                .isEqualTo(CommandAnswer.notDone("Carousel is played together, so it has no draw."));
    }

    @Test
    void takingBackAsksOnlyTheSeatThatActed() {
        table.order(new Command.TakeBack(Optional.of(Carousel.RED), 2));
        assertThat(table.tableSnapshot().requests().takeBack().orElseThrow().asked())
                .containsExactly(Carousel.GREEN);
    }
}
