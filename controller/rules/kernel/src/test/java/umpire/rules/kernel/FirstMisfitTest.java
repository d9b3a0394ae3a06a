package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first thing that does not fit is told, and nothing is asked after it. */
class FirstMisfitTest {
    @Test
    void whatFitsSaysNothing() {
        assertThat(FirstMisfit.unless(true, "too many")).isEmpty();
        assertThat(FirstMisfit.unless(false, "too many")).contains("too many");
        assertThat(new FirstMisfit()
                        .needs(() -> true, "one")
                        .then(Optional::empty)
                        .found())
                .isEmpty();
    }

    @Test
    void theFirstThatDoesNotFitIsKept() {
        assertThat(new FirstMisfit()
                        .needs(() -> true, "one")
                        .needs(() -> false, "two")
                        .needs(() -> false, () -> "three")
                        .then(() -> Optional.of("four"))
                        .found())
                .contains("two");
    }

    @Test
    void whatIsAskedElsewhereCountsAsWell() {
        assertThat(new FirstMisfit()
                        .then(() -> Optional.of("one"))
                        .needs(() -> false, "two")
                        .found())
                .contains("one");
    }

    /** What is asked later may rely on what was found to fit before. */
    @Test
    void nothingIsAskedAfterIt() {
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
