package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ParsedTest {
    private static Parsed<Integer> half(int number) {
        return number % 2 == 0 ? Parsed.good(number / 2) : Parsed.bad(number + " is odd");
    }

    @Test
    void aValueIsPassedOn() {
        assertThat(half(8).then(ParsedTest::half)).isEqualTo(Parsed.good(2));
        assertThat(half(8).toOptional()).contains(4);
        assertThat(half(8).orThrow()).isEqualTo(4);
    }

    @Test
    void theFirstReasonIsKept() {
        assertThat(half(7).then(ParsedTest::half)).isEqualTo(Parsed.bad("7 is odd"));
        assertThat(half(6).then(ParsedTest::half)).isEqualTo(Parsed.bad("3 is odd"));
        assertThat(half(7).toOptional()).isEmpty();
    }

    @Test
    void theReasonsOfTwoAreCombined() {
        assertThat(half(8).and(half(6), Integer::sum)).isEqualTo(Parsed.good(7));
        assertThat(half(8).and(half(5), Integer::sum)).isEqualTo(Parsed.bad("5 is odd"));
        assertThat(half(7).and(half(6), Integer::sum)).isEqualTo(Parsed.bad("7 is odd"));
        assertThat(half(7).and(half(5), Integer::sum)).isEqualTo(Parsed.bad("7 is odd; 5 is odd"));
        assertThat(half(7).and(half(7), Integer::sum)).isEqualTo(Parsed.bad("7 is odd"));
    }

    @Test
    void aValueIsConverted() {
        assertThat(half(8).map(number -> "half is " + number)).isEqualTo(Parsed.good("half is 4"));
        assertThat(half(7).map(number -> "half is " + number)).isEqualTo(Parsed.bad("7 is odd"));
    }

    @Test
    void orThrowGivesTheReason() {
        assertThatIllegalArgumentException().isThrownBy(() -> half(7).orThrow()).withMessage("7 is odd");
    }
}
