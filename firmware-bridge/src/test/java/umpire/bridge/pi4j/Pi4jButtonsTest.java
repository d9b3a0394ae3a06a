package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Edge.Level;
import umpire.bridge.wire.EdgeWire;
import umpire.bridge.wire.EdgeWireContract;
import umpire.hardware.Buttons;
import umpire.hardware.Buttons.Button;

class Pi4jButtonsTest implements EdgeWireContract {
    private final Map<Integer, MockDigitalInput> pins = new HashMap<>();

    @Override
    public EdgeWire open(Buttons buttons, LongSupplier clockMs) throws IOException {
        Context context = Contexts.with(MockDigitalInputProvider.newInstance());
        EdgeWire wire = new Pi4jButtons(context, buttons, clockMs);
        for (Button button : buttons.buttons()) {
            MockDigitalInput pin = context.registry().get(Pi4jButtons.id(button.bcm()), MockDigitalInput.class);
            pin.mockState(DigitalState.HIGH);
            pins.put(button.bcm(), pin);
        }
        return wire;
    }

    @Override
    public void bring(int bcm, Level level) {
        pins.get(bcm).mockState(level == Level.LOW ? DigitalState.LOW : DigitalState.HIGH);
    }

    @Test
    void everyPinIsPulledUpAndNotDebouncedByPi4j() throws IOException {
        try (EdgeWire wire = open(TWO, () -> 0)) {
            assertThat(wire.pins()).allSatisfy(bcm -> {
                assertThat(pins.get(bcm).pull()).isEqualTo(PullResistance.PULL_UP);
                assertThat(pins.get(bcm).config().debounce()).isZero();
            });
        }
    }

    @Test
    void withoutPinsTheMessageSaysWhatIsMissing() {
        Context bare = Pi4J.newContextBuilder().noAutoDetect().build();
        assertThatThrownBy(() -> new Pi4jButtons(bare, TWO, () -> 0))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("group gpio");
        assertThat(bare.isShutdown()).as("failed buttons let their context go").isTrue();
    }

    @Test
    void thisMachineEitherHasPinsOrSaysWhyNot() {
        try (EdgeWire wire = Pi4jButtons.open(TWO, () -> 0)) {
            assertThat(wire.pins()).hasSize(2);
        } catch (IOException e) {
            assertThat(e).hasMessageMatching("(The buttons|Pin BCM|Pi4J).*");
        }
    }
}
