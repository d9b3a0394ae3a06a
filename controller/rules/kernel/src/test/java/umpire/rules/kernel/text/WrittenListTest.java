package umpire.rules.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenListTest {
    private static Optional<Integer> number(String word) {
        return word.matches("[0-9]+") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
    }

    @Test
    void entriesHaveCommasAndAnEmptyListIsADash() {
        for (List<Integer> all : List.of(List.<Integer>of(), List.of(7), List.of(3, 1, 3))) {
            String written = WrittenList.write(all, String::valueOf);
            assertThat(WrittenList.read(written, WrittenListTest::number)).contains(all);
        }
        assertThat(WrittenList.write(List.of(), String::valueOf)).isEqualTo("-");
        assertThat(WrittenList.write(List.of(3, 1), String::valueOf)).isEqualTo("3,1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "1,", ",1", "1,x", "1,-", "1 2"})
    void anInvalidListIsNotRead(String text) {
        assertThat(WrittenList.read(text, WrittenListTest::number)).isEmpty();
    }

    @Test
    void anotherSignNeedsAtLeastOneEntry() {
        assertThat(WrittenList.some("1+2", "+", WrittenListTest::number)).contains(List.of(1, 2));
        assertThat(WrittenList.some("-", "+", WrittenListTest::number)).isEmpty();
    }
}
