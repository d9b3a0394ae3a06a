package umpire.rules.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Parsed;

class WrittenPartsTest {
    private static Optional<Integer> number(String word) {
        return word.matches("[0-9]+") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
    }

    private static Parsed<String> small(String word) {
        return word.equals(word.toLowerCase(java.util.Locale.ROOT)) ? Parsed.good(word) : Parsed.bad(word + " is loud");
    }

    private static Parsed<String> read(String... written) {
        WrittenParts parts = new WrittenParts(List.of(written));
        Optional<Integer> one = parts.read(0, WrittenPartsTest::number, "is no number");
        Optional<Integer> other = parts.read(1, WrittenPartsTest::number);
        Optional<String> word = parts.parse(2, WrittenPartsTest::small);
        return parts.made(() -> one.orElseThrow() + other.orElseThrow() + word.orElseThrow());
    }

    @Test
    void theWholeIsBuiltFromItsParts() {
        assertThat(read("3", "4", "dice")).isEqualTo(Parsed.good("7dice"));
    }

    @Test
    void allErrorsAreReported() {
        assertThat(read("x", "y", "DICE")).isEqualTo(Parsed.bad("'x' is no number; 'y' cannot be read; DICE is loud"));
        assertThat(read("3", "4", "DICE")).isEqualTo(Parsed.bad("DICE is loud"));
    }
}
