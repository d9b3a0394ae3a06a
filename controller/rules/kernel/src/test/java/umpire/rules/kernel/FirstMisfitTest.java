package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstMisfitTest {
    @Test
    void aFittingPositionHasNoFault() {
        assertThat(FirstMisfit.unless(true, "too many")).isEmpty();
        assertThat(FirstMisfit.unless(false, "too many")).contains("too many");
        assertThat(new FirstMisfit()
                        .needs(() -> true, "one")
                        .then(Optional::empty)
                        .found())
                .isEmpty();
    }

    @Test
    void theFirstFaultIsKept() {
        assertThat(new FirstMisfit()
                        .needs(() -> true, "one")
                        .needs(() -> false, "two")
                        .needs(() -> false, () -> "three")
                        .then(() -> Optional.of("four"))
                        .found())
                .contains("two");
    }

    @Test
    void conditionsTestedElsewhereCountToo() {
        assertThat(new FirstMisfit()
                        .then(() -> Optional.of("one"))
                        .needs(() -> false, "two")
                        .found())
                .contains("one");
    }

    /** Later conditions may rely on earlier ones. */
    @Test
    void laterConditionsAreNotEvaluated() {
        FirstMisfit misfit = new FirstMisfit().needs(() -> false, "one");
        assertThat(misfit.needs(FirstMisfitTest::unasked, "two")
                        .then(() -> {
                            unasked();
                            return Optional.of("three");
                        })
                        .found())
                .contains("one");
    }

    private static boolean unasked() {
        throw new AssertionError("asked though something did not fit before");
    }
}
