package umpire.bridge.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The contract of every buzzer. */
public interface BuzzerWireContract {
    Tone HIGH = new Tone(2_000, 100);
    Tone LOW = new Tone(300, 60_000);

    /** Opens a buzzer. */
    BuzzerWire open() throws IOException;

    /** Returns the audible tones of the buzzer opened last, the newest at the end. */
    List<Tone> heard();

    /** Makes the buzzer opened last fail from now on. */
    void cut();

    @Test
    default void aBuzzerIsStillOnceItIsOpen() throws IOException {
        try (BuzzerWire wire = open()) {
            assertThat(wire).isNotNull();
            assertThat(heard().getLast()).isEqualTo(Tone.SILENCE);
        }
    }

    @Test
    default void tonesAreHeardAsTheyAreAskedFor() throws IOException {
        try (BuzzerWire wire = open()) {
            wire.sound(HIGH);
            assertThat(heard().getLast()).isEqualTo(HIGH);
            wire.sound(LOW);
            assertThat(heard().getLast()).isEqualTo(LOW);
            wire.sound(Tone.SILENCE);
            assertThat(heard().getLast()).isEqualTo(Tone.SILENCE);
        }
    }

    @Test
    default void closingSilencesTheBuzzer() throws IOException {
        BuzzerWire wire = open();
        wire.sound(LOW);
        wire.close();
        assertThat(heard().getLast()).isEqualTo(Tone.SILENCE);
        assertThatThrownBy(() -> wire.sound(LOW)).isInstanceOf(IOException.class);
        wire.close();
    }

    @Test
    default void aMissingBuzzerIsReportedWithTheRemedy() throws IOException {
        try (BuzzerWire wire = open()) {
            cut();
            assertThatThrownBy(() -> wire.sound(LOW))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("check");
        }
    }

    @Test
    default void anInaudibleToneIsRejected() {
        assertThatThrownBy(() -> new Tone(19, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Tone(20_001, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Tone(440, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Tone(440, 60_001)).isInstanceOf(IllegalArgumentException.class);
    }
}
