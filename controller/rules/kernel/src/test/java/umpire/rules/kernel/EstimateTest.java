package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EstimateTest {
    private static final Seat NORTH = new Seat("North");
    private static final Seat SOUTH = new Seat("South");

    @ParameterizedTest
    @CsvSource({"0, 0.5", "1, 0.731", "-1, 0.269", "3, 0.953", "1000, 1", "Infinity, 1", "-Infinity, 0"})
    void aLeadIsAChance(double lead, double first) {
        Estimate estimate = Estimate.ofLead(lead);
        assertThat(estimate.of(0)).isCloseTo(first, within(0.0005));
        assertThat(estimate.of(0) + estimate.of(1)).isEqualTo(1);
    }

    @Test
    void theWinnersShareTheWholeChance() {
        assertThat(decided(List.of(SOUTH))).containsExactly(0.0, 1.0);
        assertThat(decided(List.of())).containsExactly(0.5, 0.5);
        assertThat(decided(List.of(SOUTH, NORTH))).containsExactly(0.5, 0.5);
    }

    @Test
    void cooperativeSeatsHaveTheSameChance() {
        assertThat(Estimate.shared(3, 0.4).chances()).containsExactly(0.4, 0.4, 0.4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.001, 1.001, Double.NaN, Double.POSITIVE_INFINITY})
    void anInvalidChanceIsRefused(double chance) {
        assertThatThrownBy(() -> Estimate.shared(2, chance)).hasMessageContaining("from 0 to 1");
    }

    private static List<Double> decided(List<Seat> winners) {
        return Estimate.decided(List.of(NORTH, SOUTH), new Outcome("won", winners, Optional.empty(), "It is over."))
                .chances();
    }

    @Test
    void aGameSetsThePlayoutDepth() {
        Estimate guess = Estimate.ofLead(1);
        assertThat(guess.playedOn()).isEqualTo(16);
        assertThat(guess.tellingMostAfter(0)).isEqualTo(new Estimate(guess.chances(), 0));
        assertThatThrownBy(() -> guess.tellingMostAfter(-1)).hasMessageContaining("not -1");
    }
}
