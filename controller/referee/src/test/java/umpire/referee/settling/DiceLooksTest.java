package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Pose;

/** Tracks dice from look to look, and which were thrown since dice were last taken. */
class DiceLooksTest {
    private static final SettlingThresholds PATIENCE = SettlingThresholds.DEFAULT;
    private static final boolean OPEN = true;

    private DiceLooks dice = DiceLooks.NONE;

    private static SeenDie die(String kind, String face, double xMm, double yMm) {
        return new SeenDie(kind, Optional.of(face), false, new Pose(xMm, yMm, 0), 0.98);
    }

    private static SeenDie d6(String face, double xMm) {
        return die("d6", face, xMm, 0);
    }

    private void looks(int looks, boolean open, SeenDie... seen) {
        for (int i = 0; i < looks; i++) {
            dice = dice.look(List.of(seen), open, PATIENCE);
        }
    }

    private void taken(SeenDie... seen) {
        looks(PATIENCE.windowLooks(), OPEN, seen);
        dice = dice.allTaken(PATIENCE);
    }

    /** Returns the dice at rest in their order: face, place, and a star for a fresh one. */
    private List<String> settled() {
        return dice.settled(PATIENCE).stream()
                .map(die -> die.face().orElse("?") + "@" + Math.round(die.pose().xMm()) + (die.fresh() ? "*" : ""))
                .toList();
    }

    @Test
    void twoTouchingDiceKeepTheirOwnFaces() {
        looks(1, OPEN, d6("2", 0), d6("5", 4));
        looks(4, OPEN, d6("5", 4), d6("2", 0));
        assertThat(settled()).containsExactly("2@0*", "5@4*");
    }

    @Test
    void aDieThatRolledOnLiesWhereItIsNow() {
        looks(5, OPEN, d6("2", 0));
        looks(5, OPEN, d6("2", 100));
        assertThat(settled()).containsExactly("2@100*");
    }

    @Test
    void aDieIsGoneAfterTwoMissedLooks() {
        looks(5, OPEN, d6("2", 0));
        looks(1, OPEN);
        assertThat(settled()).containsExactly("2@0*");
        looks(1, OPEN);
        assertThat(settled()).isEmpty();
    }

    @Test
    void theyAreSortedFromLeftToRightAndThenAwayFromSouth() {
        looks(5, OPEN, die("d6", "3", 50, 80), die("d6", "2", 50, 10), die("d6", "1", 0, 90));
        assertThat(settled()).containsExactly("1@0*", "2@50*", "3@50*");
    }

    @Test
    void noDecisionIsMadeWhileOneDieIsNotRead() {
        looks(3, OPEN, d6("2", 0));
        assertThat(dice.decided(PATIENCE)).isTrue();
        looks(1, OPEN, d6("2", 0), d6("5", 100));
        assertThat(dice.decided(PATIENCE)).isFalse();
    }

    @Test
    void aTakenDieIsFreshOnlyAfterItsFaceOrPlaceHasChanged() {
        taken(d6("2", 0));
        assertThat(settled()).containsExactly("2@0");
        looks(5, OPEN, d6("3", 0));
        assertThat(settled()).containsExactly("3@0*");
        looks(5, OPEN, d6("2", 60));
        assertThat(settled()).containsExactly("2@60*");
    }

    /** Returns the places of doubtful dice. */
    private List<Long> doubtful() {
        return dice.settled(PATIENCE).stream()
                .filter(SettledDie::doubtful)
                .map(die -> Math.round(die.pose().xMm()))
                .toList();
    }

    @Test
    void aHiddenDieThatLiesALittleDifferentlyIsDoubtful() {
        taken(d6("2", 0), d6("3", 40), d6("4", 80));
        looks(3, !OPEN, d6("4", 80));
        looks(5, OPEN, d6("2", 2), d6("3", 40.2), d6("4", 80));
        assertThat(settled()).containsExactly("2@2", "3@40", "4@80");
        assertThat(doubtful()).containsExactly(2L);
    }

    @Test
    void aVisibleDieWithANoisyReadingWasNotThrown() {
        taken(d6("2", 0));
        looks(5, OPEN, d6("2", 2));
        assertThat(doubtful()).isEmpty();
    }

    @Test
    void aDieThatAPlayerSaysWasThrownIsFresh() {
        taken(d6("2", 0), d6("3", 40));
        looks(3, !OPEN);
        looks(5, OPEN, d6("2", 2), d6("3", 42));
        dice = dice.thrown(List.of(dice.settled(PATIENCE).getFirst()), PATIENCE);
        assertThat(settled()).containsExactly("2@2*", "3@42");
        assertThat(doubtful()).containsExactly(42L);
    }

    @Test
    void aDieOfAnotherKindThatLiesThereIsFresh() {
        taken(d6("2", 0));
        looks(2, OPEN);
        looks(5, OPEN, die("d10", "2", 0, 0));
        assertThat(settled()).containsExactly("2@0*");
    }

    @Test
    void aDieTakenAgainIsKnownByItsLatestFaceOnly() {
        taken(d6("2", 0));
        taken(d6("5", 0));
        looks(8, OPEN, d6("2", 0));
        assertThat(settled()).containsExactly("2@0*");
    }

    @Test
    void aTakenDieThatAnOpenTableNoLongerShowedWasThrownWhenItLiesThereAgain() {
        taken(d6("2", 0));
        looks(2, OPEN, d6("4", 100));
        taken(d6("4", 100));
        looks(5, OPEN, d6("2", 0), d6("4", 100));
        assertThat(settled()).containsExactly("2@0*", "4@100");
    }

    @Test
    void aDieOfAnotherKindOnItsPlaceDoesNotKeepATakenDieKnown() {
        taken(d6("2", 0));
        taken(die("d10", "7", 4, 0));
        taken(d6("4", 100));
        looks(5, OPEN, d6("2", 0), d6("4", 100));
        assertThat(settled()).containsExactly("2@0*", "4@100");
    }

    @Test
    void aTakenDieThatAHandMayCoverIsStillKnown() {
        taken(d6("2", 0));
        looks(5, !OPEN, d6("4", 100));
        dice = dice.allTaken(PATIENCE);
        looks(5, OPEN, d6("2", 0), d6("4", 100));
        assertThat(settled()).containsExactly("2@0", "4@100");
    }

    @Test
    void aTakenDieThatSingleLooksMissedIsStillKnown() {
        taken(d6("2", 0));
        looks(1, OPEN, d6("4", 100));
        looks(4, OPEN, d6("2", 0), d6("4", 100));
        looks(1, OPEN, d6("4", 100));
        dice = dice.allTaken(PATIENCE);
        looks(2, OPEN, d6("4", 100));
        looks(5, OPEN, d6("2", 0), d6("4", 100));
        assertThat(settled()).containsExactly("2@0", "4@100");
    }

    @Test
    void aTakenDieThatStillLiesThereButCannotBeReadJustNowIsStillKnown() {
        taken(d6("2", 0));
        looks(4, OPEN, new SeenDie("d6", Optional.empty(), false, new Pose(0, 0, 0), 0.4));
        assertThat(settled()).isEmpty();
        dice = dice.allTaken(PATIENCE);
        looks(5, OPEN, d6("2", 0));
        assertThat(settled()).containsExactly("2@0");
    }

    @Test
    void aTakenDieThatTwoLooksInARowMissedIsKnownNoMore() {
        taken(d6("2", 0));
        looks(2, OPEN);
        dice = dice.allTaken(PATIENCE);
        looks(5, OPEN, d6("2", 0));
        assertThat(settled()).containsExactly("2@0*");
    }

    @Test
    void aTakenDieThatWasSeenToLeaveWasThrownWhateverLiesThereNow() {
        taken(d6("2", 0), d6("4", 100));
        dice = dice.without(List.of(d6("2", 1)), PATIENCE);
        looks(5, OPEN, d6("2", 0), d6("4", 100));
        assertThat(settled()).containsExactly("2@0*", "4@100");
    }

    @Test
    void aDieOfAnotherKindOrElsewhereThatLeftLeavesATakenOneKnown() {
        taken(d6("2", 0));
        dice = dice.without(List.of(die("d10", "2", 0, 0), d6("2", 6)), PATIENCE);
        looks(5, OPEN, d6("2", 0));
        assertThat(settled()).containsExactly("2@0");
    }

    @Test
    void theHeadingOfASinglePipIsIgnored() {
        taken(d6("1", 0), d6("3", 100));
        looks(2, !OPEN);
        looks(5, OPEN, turned("1", 0), turned("3", 100));
        assertThat(settled()).containsExactly("1@0", "3@100*");
    }

    private static SeenDie turned(String face, double xMm) {
        return new SeenDie("d6", Optional.of(face), false, new Pose(xMm, 0, 25), 0.98);
    }
}
