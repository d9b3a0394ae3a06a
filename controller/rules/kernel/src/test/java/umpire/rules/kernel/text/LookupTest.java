package umpire.rules.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.RoundingMode;
import org.junit.jupiter.api.Test;

class LookupTest {
    @Test
    void aValueIsFoundByItsName() {
        Lookup<String, RoundingMode> modes = Lookup.of(RoundingMode.values(), RoundingMode::name);
        assertThat(modes.find("FLOOR")).contains(RoundingMode.FLOOR);
        assertThat(modes.find("floor")).isEmpty();
    }

    @Test
    void namesAreUnique() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Lookup.of(RoundingMode.values(), mode -> mode.name().charAt(0)))
                .withMessage("two values have the name H");
    }
}
