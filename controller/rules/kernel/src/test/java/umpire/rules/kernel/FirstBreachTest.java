package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FirstBreachTest {
    private enum Harbour implements Rule {
        NO_WAKE("No wake in the harbour."),
        LAMPS("Lamps burn at night.");

        private final String says;

        Harbour(String says) {
            this.says = says;
        }

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return says;
        }
    }

    private static boolean neverAsked() {
        throw new AssertionError("asked after the first breach");
    }

    @Test
    void thereIsNoBreachWhereEveryRuleHolds() {
        assertThat(new FirstBreach()
                        .needs(Harbour.NO_WAKE, () -> true)
                        .then(Optional::empty)
                        .found())
                .isEmpty();
    }

    @Test
    void theFirstBreachIsKeptAndLaterRulesAreNotTested() {
        assertThat(new FirstBreach()
                        .needs(Harbour.NO_WAKE, () -> false, () -> "The ferry made waves.")
                        .needs(Harbour.LAMPS, FirstBreachTest::neverAsked)
                        .then(() -> Optional.of(Breach.of(Harbour.LAMPS)))
                        .found())
                .contains(new Breach(Harbour.NO_WAKE, "The ferry made waves."));
    }

    @Test
    void rulesTestedElsewhereKeepTheirOrder() {
        assertThat(new FirstBreach()
                        .needs(Harbour.NO_WAKE, () -> true)
                        .then(() -> Optional.of(Breach.of(Harbour.LAMPS)))
                        .found())
                .contains(new Breach(Harbour.LAMPS, "Lamps burn at night."));
    }

    @Test
    void aBreachRefusesTheActionAndLeavesTheStateAsItWas() {
        assertThat(Breach.of(Harbour.LAMPS).refuses("dusk", "sail"))
                .isEqualTo(new Verdict.Refused<>(Harbour.LAMPS, "sail", "dusk", "Lamps burn at night."));
    }
}
