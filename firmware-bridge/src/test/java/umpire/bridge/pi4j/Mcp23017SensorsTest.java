package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.PresenceWire;
import umpire.bridge.wire.PresenceWireContract;

class Mcp23017SensorsTest implements PresenceWireContract {
    private RecordingChip chip = new RecordingChip();

    @Override
    public PresenceWire open() throws IOException {
        chip = new RecordingChip();
        return new Mcp23017Sensors(chip, 0x21);
    }

    /** Sensors 0 to 6 are on GPA0 to GPA6, the others on GPB0 to GPB6. */
    @Override
    public void bring(int sensor, boolean present) {
        int port = sensor < 7 ? 0x12 : 0x13;
        int bit = 1 << (sensor < 7 ? sensor : sensor - 7);
        chip.values.merge(port, bit, (pins, pin) -> present ? pins & ~pin : pins | pin);
    }

    @Override
    public void cut() {
        chip.cut = true;
    }

    @Test
    void pinsAreMadeInputsAndPulledUpBeforeTheyAreRead() throws IOException {
        try (PresenceWire sensors = open()) {
            assertThat(sensors.count()).isEqualTo(14);
            // IODIRA, IODIRB, GPPUA, GPPUB; the last pin of either port is an output only
            assertThat(chip.written).containsExactly("00 = 7f", "01 = 7f", "0c = 7f", "0d = 7f");
        }
        assertThat(chip.closed).isTrue();
    }

    @Test
    void aChipThatLostItsPullUpsIsRejected() throws IOException {
        try (PresenceWire sensors = open()) {
            chip.values.put(0x0d, 0);
            assertThatThrownBy(sensors::felt)
                    .isInstanceOf(IOException.class)
                    .hasMessage("The presence sensors' MCP23017 at address 0x21 does not answer as it should: check its"
                            + " wires and its supply.");
        }
    }

    @Test
    void anotherChipAtTheAddressIsReleased() {
        chip.deaf = true;
        assertThatThrownBy(() -> new Mcp23017Sensors(chip, 0x20)).isInstanceOf(IOException.class);
        assertThat(chip.closed).isTrue();
        assertThatThrownBy(() -> Mcp23017Sensors.open(0x28)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thisMachineEitherHasSensorsOrSaysWhyNot() {
        try (PresenceWire sensors = Mcp23017Sensors.open(0x20)) {
            assertThat(sensors.count()).isEqualTo(14);
        } catch (IOException e) {
            assertThat(e).hasMessageMatching("(The I²C bus|The presence|Pi4J).*");
        }
    }

    /** The chip's registers after power-on by its data sheet, with every pin pulled up. */
    private static final class RecordingChip implements I2cRegisters {
        private final Map<Integer, Integer> values =
                new TreeMap<>(Map.of(0x00, 0xff, 0x01, 0xff, 0x0c, 0, 0x0d, 0, 0x12, 0x7f, 0x13, 0x7f));
        private final List<String> written = new ArrayList<>();
        private boolean cut;
        private boolean deaf;
        private boolean closed;

        @Override
        public void write(int register, int value) throws IOException {
            if (cut) {
                throw new IOException("no acknowledge");
            }
            written.add(String.format("%02x = %02x", register, value));
            if (!deaf) {
                values.put(register, value);
            }
        }

        @Override
        public int read(int register) throws IOException {
            if (cut) {
                throw new IOException("no acknowledge");
            }
            return values.get(register);
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
