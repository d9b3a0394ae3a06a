package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Shore;

/** Declarations made in secret are taken from their seats and told to nobody before all are made. */
class SecretTest {
    private final Beach beach = Beach.at("0 - -").play(0);

    private CommandAnswer declare(umpire.rules.kernel.Seat seat, String notation) {
        return beach.order(new Command.Act(Optional.of(seat), notation));
    }

    @Test
    void bothSeatsAreAskedAndNothingIsListed() {
        assertThat(beach.bulletin().prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(beach.bulletin().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
        assertThat(beach.bulletin().prompt().seat()).isEmpty();
        assertThat(beach.bulletin().prompt().options()).isEmpty();
        assertThat(beach.bulletin().legal()).isEmpty();
    }

    @Test
    void aDeclarationIsAnsweredAndToldWithoutItsContent() {
        assertThat(declare(Shore.SEA, "Sea flood")).isEqualTo(new CommandAnswer.Done("Declared."));
        assertThat(beach.told()).contains("Sea has declared.").noneMatch(says -> says.contains("flood"));
        assertThat(beach.bulletin().prompt().says()).isEqualTo("Land: declare a tide.");
        assertThat(beach.bulletin().prompt().seat()).contains(Shore.LAND);
        assertThat(beach.bulletin().view().facts()).isEmpty();
    }

    @Test
    void onlyTheSeatThatDeclaredKnowsMoreThanAnyone() {
        declare(Shore.SEA, "Sea flood");
        assertThat(beach.bulletin().seatViews()).containsOnlyKeys(Shore.SEA);
        assertThat(beach.bulletin().seatViews().get(Shore.SEA).facts()).containsExactly("Sea declared flood");
    }

    @Test
    void nobodyDeclaresForAnother() {
        assertThat(declare(Shore.LAND, "Sea flood")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(beach.bulletin().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
    }

    @Test
    void aSeatDeclaresOnce() {
        declare(Shore.SEA, "Sea flood");
        assertThat(declare(Shore.SEA, "Sea ebb")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(beach.bulletin().seatViews().get(Shore.SEA).facts()).containsExactly("Sea declared flood");
    }

    @Test
    void theLastDeclarationRevealsAll() {
        declare(Shore.SEA, "Sea flood");
        declare(Shore.LAND, "Land ebb");
        assertThat(beach.bulletin().seatViews()).isEmpty();
        assertThat(beach.bulletin().view().facts()).containsExactly("Land declared ebb", "Sea declared flood");
        assertThat(beach.bulletin().prompt().says()).startsWith("Land: crawl.");
    }
}
