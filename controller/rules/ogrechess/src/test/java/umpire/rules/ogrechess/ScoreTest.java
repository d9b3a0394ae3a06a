package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Score;
import umpire.rules.ogrechess.board.Side;

/** The score is how many units each side has, and the attack strength that is left to it. */
class ScoreTest {
    private static List<Score> scores(Table table) {
        return table.game().scores(table.position());
    }

    private static List<Integer> units(Table table) {
        return scores(table).stream().map(Score::points).toList();
    }

    private static List<String> told(Table table, Side side) {
        Score score = scores(table).get(side.ordinal());
        return score.goals().stream()
                .map(goal ->
                        goal.count() + goal.most().map(most -> " of " + most).orElse("") + " " + goal.what())
                .toList();
    }

    @Test
    void everyUnitOnTheBoardCountsForItsSide() {
        assertThat(units(Table.with("w", "Ch1", "ch8", "Ie4", "Ga1", "gd5"))).containsExactly(3, 2);
    }

    @Test
    void aUnitThatFightsOnAnothersSquareStillCounts() {
        Table fight = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5");
        assertThat(units(fight)).containsExactly(2, 2);
    }

    @Test
    void aUnitThatLostItsFightCountsNoMore() {
        Table lost = Table.with("w", "Ch1", "ch8", "Ie4(2)", "hd5").play("e4xd5", "roll 1", "roll 6");
        assertThat(units(lost)).startsWith(1);
    }

    @Test
    void aUnitThatWonItsFightHasItsOpponentCountNoMore() {
        Table won = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5", "roll 1", "roll 1", "roll 6");
        assertThat(units(won)).endsWith(1);
    }

    @Test
    void theAttackStrengthOfASideIsThatOfAllItsUnits() {
        Table table = Table.with("w", "Ch1", "ch8", "Ie4(2)", "Ga1", "Hb1", "Mc1", "Pd1", "Oe1(1,2,7)", "gd5");
        assertThat(told(table, Side.WHITE)).containsExactly("25 attack strength", "7 units", "7 of 9 Ogre move units");
        assertThat(told(table, Side.BLACK)).containsExactly("2 attack strength", "2 units");
    }

    @Test
    void theUnitThatFightsOnAnothersSquareKeepsItsStrength() {
        Table fight = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5");
        assertThat(told(fight, Side.WHITE)).startsWith("2 attack strength");
    }

    @Test
    void theSideWithMoreAttackStrengthLeadsAndNoneAtEqualStrength() {
        assertThat(scores(Table.with("w", "Ch1", "ch8", "Ie4", "Ia1(1)", "hd5")))
                .extracting(Score::leads)
                .containsExactly(false, false);
        assertThat(scores(Table.with("w", "Ch1", "ch8", "Ie4", "Ia1(1)", "md5")))
                .extracting(Score::leads)
                .containsExactly(true, false);
    }
}
