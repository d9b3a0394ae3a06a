package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The section in brackets after a sentence says that it is one: a heading alone reads like an order. */
class RuleTest {
    private record Sample(String name, String section, String says) implements Rule {}

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2.3 | §\u00a02.3",
                "Play the game | Rulebook, “Play the game”",
                "scenario | Rulebook, “Scenario”",
                "ruling may-pass | house ruling: may pass",
                "ruling equalSets | house ruling: equal sets"
            })
    void aSectionIsCitedAsPeopleReadIt(String section, String cited) {
        Rule rule = new Sample("RULE", section, "It holds.");
        assertThat(rule.cited()).isEqualTo(cited);
        assertThat(new Verdict.Refused<>(rule, "a", "s", "It holds not.").quoted())
                .isEqualTo("It holds not. (" + cited + ")");
    }
}
