package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopicFilterTest {
    @ParameterizedTest
    @CsvSource({
        "a/b,    a/b,    true",
        "a/b,    a/c,    false",
        "a/b,    a/b/c,  false",
        "a/b,    a,      false",
        "a/+,    a/b,    true",
        "a/+,    a,      false",
        "a/+,    a/b/c,  false",
        "a/+,    a/,     true",
        "+/b,    a/b,    true",
        "a/+/c,  a/b/c,  true",
        "a/#,    a/b/c,  true",
        "a/#,    a,      true",
        "a/#,    ab,     false",
        "#,      a/b,    true",
        "#,      $a/b,   false",
        "+/b,    $a/b,   false",
        "$a/#,   $a/b,   true",
        "+/+,    a,      false",
    })
    void aFilterCoversWhatItsLevelsSay(String filter, String topic, boolean covers) {
        assertThat(TopicFilter.of(filter).matches(topic)).isEqualTo(covers);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a#", "a/#/b", "#/", "a+/b", "+a", "a/b\0"})
    void aWildcardStandsAloneAndTheLastOneLast(String filter) {
        assertThat(TopicFilter.of(filter).valid()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "+", "a", "/", "a/+/b/#", "+/+/#"})
    void otherFiltersAreGood(String filter) {
        assertThat(TopicFilter.of(filter).valid()).isTrue();
    }
}
