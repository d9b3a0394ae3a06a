package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Score;
import umpire.rules.ogrechess.position.Side;

/** The score is how many units each side has. */
class ScoreTest {
    private static final Score ONE_OF_BLACK = new Score(Side.BLACK.seat(), 1, "units");

    private static List<Score> scores(Table table) {
        return table.game().scores(table.position());
    }

    @Test
    void everyUnitOnTheBoardCountsForItsSide() {
        assertThat(scores(Table.with("w", "Ch1", "ch8", "Ie4", "Ga1", "gd5")))
                .containsExactly(new Score(Side.WHITE.seat(), 3, "units"), new Score(Side.BLACK.seat(), 2, "units"));
    }

    @Test
    void aUnitThatFightsOnAnothersSquareStillCounts() {
        Table fight = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5");
        assertThat(scores(fight))
                .containsExactly(new Score(Side.WHITE.seat(), 2, "units"), new Score(Side.BLACK.seat(), 2, "units"));
    }

    @Test
    void aUnitThatLostItsFightCountsNoMore() {
        Table lost = Table.with("w", "Ch1", "ch8", "Ie4(2)", "hd5").play("e4xd5", "roll 1", "roll 6");
        assertThat(scores(lost)).startsWith(new Score(Side.WHITE.seat(), 1, "units"));
    }

    @Test
    void aUnitThatWonItsFightHasItsOpponentCountNoMore() {
        Table won = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5", "roll 1", "roll 1", "roll 6");
        assertThat(scores(won)).endsWith(ONE_OF_BLACK);
    }
}
