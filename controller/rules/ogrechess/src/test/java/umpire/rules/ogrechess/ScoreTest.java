package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Score;
import umpire.rules.ogrechess.board.Side;

/** The score is the material of each side, counted about as in chess. */
class ScoreTest {
    private static List<Score> scores(Table table) {
        return table.game().scores(table.position());
    }

    private static List<Integer> material(Table table) {
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
        assertThat(material(Table.with("w", "Ch1", "ch8", "He4", "Ga1", "gd5"))).containsExactly(7, 3);
    }

    @Test
    void aUnitThatFightsOnAnothersSquareStillCounts() {
        Table fight = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5");
        assertThat(material(fight)).containsExactly(1, 3);
    }

    @Test
    void aUnitThatLostItsFightCountsNoMore() {
        Table lost = Table.with("w", "Ch1", "ch8", "Ie4(2)", "hd5").play("e4xd5", "roll 1", "roll 6");
        assertThat(material(lost)).containsExactly(0, 4);
    }

    @Test
    void aUnitThatWonItsFightHasItsOpponentCountNoMore() {
        Table won = Table.with("w", "Ch1", "ch8", "Ie4", "gd5").play("e4xd5", "roll 1", "roll 1", "roll 6");
        assertThat(material(won)).endsWith(0);
    }

    @Test
    void anOgreIsWorthLessWithEachPartThatItLoses() {
        Table table = Table.with("w", "Ch1", "ch8", "Oe1", "od8(1,4,2)");
        assertThat(told(table, Side.WHITE)).containsExactly("10 points of material", "9 of 9 Ogre move units");
        assertThat(told(table, Side.BLACK)).containsExactly("7 points of material", "2 of 9 Ogre move units");
    }

    @Test
    void theSideWithMoreMaterialLeadsAndNoneAtEqualMaterial() {
        assertThat(scores(Table.with("w", "Ch1", "ch8", "Ma1", "gd5")))
                .extracting(Score::leads)
                .containsExactly(false, false);
        assertThat(scores(Table.with("w", "Ch1", "ch8", "Ha1", "md5")))
                .extracting(Score::leads)
                .containsExactly(true, false);
    }

    @Test
    void aMobileCpIsNoMaterialEvenWhenItIsDisabled() {
        assertThat(material(Table.with("w", "Ch1(d1)", "ch8", "Ga1", "gd5"))).containsExactly(3, 3);
    }
}
