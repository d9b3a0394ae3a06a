package umpire.rules.kernel.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;

final class HouseAnswersTest {
    private static final GameOption BOATS = new GameOption("boats", List.of("2", "3"), "How many boats sail.");

    @SuppressWarnings("ImmutableEnumChecker")
    private enum Tides implements OpenQuestion {
        WIND("wind", List.of("WEST", "EAST")),
        CURRENT("current", List.of("true", "false"));

        private final HouseRuling ruling;

        Tides(String key, List<String> allowed) {
            this.ruling = new HouseRuling(key, allowed, "2", "What of the " + key + "?");
        }

        @Override
        public HouseRuling ruling() {
            return ruling;
        }
    }

    private static Parsed<HouseAnswers<Tides>> read(Map<String, String> byKey) {
        return HouseAnswers.parse(Tides.class, "Regatta", List.of(BOATS), byKey);
    }

    @Test
    void anUnansweredQuestionKeepsItsDefault() {
        HouseAnswers<Tides> answers =
                read(Map.of("current", "false", "boats", "3")).orThrow();
        assertThat(answers.to(Tides.WIND)).isEqualTo("WEST");
        assertThat(answers.is(Tides.CURRENT, "false")).isTrue();
        assertThat(HouseAnswers.byDefault(Tides.class).to(Tides.CURRENT)).isEqualTo("true");
    }

    @Test
    void aQuestionListsTheTablesAnswerFirst() {
        assertThat(read(Map.of("wind", "EAST")).orThrow().asHouseRulings())
                .extracting(HouseRuling::allowed)
                .containsExactly(List.of("EAST", "WEST"), List.of("true", "false"));
    }

    @Test
    void anUnknownKeyIsRefusedWithTheListOfOptionsAndRulings() {
        assertThat(read(Map.of("waves", "HIGH")))
                .isEqualTo(Parsed.bad(
                        "'waves' is not an option or house ruling of Regatta. There are: boats, wind, current"));
        assertThat(HouseAnswers.parse(Tides.class, "Regatta", List.of(), Map.of("boats", "2")))
                .isEqualTo(Parsed.bad("'boats' is not a house ruling of Regatta. There are: wind, current"));
    }

    @Test
    void anInvalidAnswerIsRefused() {
        assertThat(read(Map.of("wind", "SOUTH")))
                .isEqualTo(Parsed.bad("'SOUTH' is not an answer to wind. Answers are: WEST, EAST"));
    }
}
