package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** The choice of actions at a node. */
class SearchNodeTest {
    private static final List<Integer> LEGAL = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

    private final SearchNode<Integer> node = new SearchNode<>();
    private final RewardBounds range = new RewardBounds();
    private final IntUnaryOperator chance = new Random(3)::nextInt;

    @Test
    void theBestEstimateIsTriedFirst() {
        node.guess(LEGAL, LEGAL.stream().map(one -> one == 11 ? 0.8 : 0.3).toList());
        assertThat(node.descend(LEGAL, range, chance)).isEqualTo(11);
        assertThat(node.mostPromising(LEGAL)).contains(11);
    }

    @Test
    void withoutEstimatesNoActionIsPromising() {
        assertThat(node.mostPromising(LEGAL)).isEmpty();
        node.guess(LEGAL, List.of(0.1, 0.2));
        assertThat(node.mostPromising(LEGAL)).contains(1);
    }

    @Test
    void theWidthGrowsWithTheVisits() {
        visit(20, 0.5);
        int few = node.ranked(LEGAL).size();
        visit(400, 0.5);
        assertThat(few).isBetween(6, 14);
        assertThat(node.ranked(LEGAL)).hasSameSizeAs(LEGAL);
    }

    @Test
    void betterActionsAreTriedMoreOften() {
        for (int i = 0; i < 300; i++) {
            int action = node.descend(LEGAL, range, chance);
            came(action, action == 5 ? 0.9 : 0.2);
        }
        assertThat(node.ranked(LEGAL).get(0).action()).isEqualTo(5);
        assertThat(node.ranked(LEGAL).get(0).tried()).isGreaterThan(150);
    }

    /** Values that differ by a hundredth are distinguished as well as values that differ by one. */
    @Test
    void smallDifferencesAreScaledToTheirRange() {
        for (int i = 0; i < 300; i++) {
            int action = node.descend(LEGAL, range, chance);
            came(action, action == 5 ? 0.51 : 0.5);
        }
        assertThat(node.ranked(LEGAL).get(0).tried()).isGreaterThan(150);
    }

    @Test
    void aWideChoiceIsEvaluatedAfterEnoughVisits() {
        assertThat(node.wantsGuesses(16)).isFalse();
        node.visited();
        assertThat(node.wantsGuesses(16)).isTrue();
        assertThat(node.wantsGuesses(17)).isFalse();
        node.visited();
        assertThat(node.wantsGuesses(17)).isTrue();
        node.guess(LEGAL, List.of());
        assertThat(node.wantsGuesses(17)).isFalse();
    }

    private void visit(int times, double worth) {
        for (int i = 0; i < times; i++) {
            came(node.descend(LEGAL, range, chance), worth);
        }
    }

    private void came(int action, double worth) {
        node.visited();
        node.cameTo(action, worth);
        range.seen(worth);
    }
}
