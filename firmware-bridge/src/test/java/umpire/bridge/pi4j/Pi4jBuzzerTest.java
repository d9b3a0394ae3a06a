package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.bridge.wire.BuzzerWire;
import umpire.bridge.wire.BuzzerWireContract;
import umpire.bridge.wire.Tone;

class Pi4jBuzzerTest implements BuzzerWireContract {
    private CuttablePwm pwm;
    private HandTurned time = new HandTurned();

    /** Ends tones on a test's command. */
    private static final class HandTurned implements Pi4jBuzzer.ToneEnd {
        private long ms;
        private Runnable end = () -> {};

        @Override
        public void after(long afterMs, Runnable then) {
            ms = afterMs;
            end = then;
        }

        @Override
        public void close() {
            end = () -> {};
        }
    }

    @Override
    public BuzzerWire open() throws IOException {
        time = new HandTurned();
        Context context = Contexts.with(new CuttablePwm.CuttableProvider());
        BuzzerWire wire = new Pi4jBuzzer(context, 12, time);
        pwm = context.registry().get(Pi4jBuzzer.ID, CuttablePwm.class);
        return wire;
    }

    @Override
    public List<Tone> heard() {
        return List.of(pwm.isOn() ? new Tone(pwm.getFrequency(), (int) time.ms) : Tone.SILENCE);
    }

    @Override
    public void cut() {
        pwm.cut();
    }

    @Test
    void aToneEndsByItself() throws IOException {
        try (BuzzerWire wire = open()) {
            wire.sound(HIGH);
            assertThat(time.ms).isEqualTo(HIGH.ms());
            time.end.run();
            assertThat(heard()).containsExactly(Tone.SILENCE);
        }
    }

    @Test
    void eachPinIsAChannelOfItsOwn() throws IOException {
        open().close();
        assertThat(pwm.address()).isZero();
        Context context = Contexts.with(new CuttablePwm.CuttableProvider());
        try (BuzzerWire wire = new Pi4jBuzzer(context, 13, time)) {
            wire.sound(HIGH);
            assertThat(context.registry().get(Pi4jBuzzer.ID, CuttablePwm.class).address())
                    .isEqualTo(1);
        }
    }

    @Test
    void withoutPwmTheMessageSaysWhatToEnable() {
        Context bare = Pi4J.newContextBuilder().noAutoDetect().build();
        assertThatThrownBy(() -> new Pi4jBuzzer(bare, 12, time))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("dtoverlay=pwm-2chan");
        assertThat(bare.isShutdown()).as("a failed buzzer lets its context go").isTrue();
    }

    @Test
    void theFirstPwmChipIsUsed(@TempDir Path folder) throws IOException {
        assertThat(Pi4jBuzzer.chip(folder)).isEmpty();
        assertThat(Pi4jBuzzer.chip(folder.resolve("absent"))).isEmpty();
        Files.createDirectory(folder.resolve("pwmchip6"));
        Files.createDirectory(folder.resolve("pwmchip2"));
        assertThat(Pi4jBuzzer.chip(folder)).hasValue(2);
    }

    @Test
    void thisMachineEitherHasABuzzerOrSaysWhyNot() {
        try (BuzzerWire buzzer = Pi4jBuzzer.open(12)) {
            buzzer.sound(Tone.SILENCE);
        } catch (IOException e) {
            assertThat(e).hasMessageMatching("(The buzzer|Pi4J).*");
        }
    }
}
