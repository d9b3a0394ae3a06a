package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.PresenceSensors.BoardSensor;
import umpire.hardware.PresenceSensors.SensorGrid;
import umpire.rules.kernel.Parsed;

class PresenceSensorsTest {
    /** Returns random sensors of different chips, if the source has chips. */
    static PresenceSensors any(Random random, WireSource by) {
        boolean chips = by instanceof WireSource.HeaderPins;
        int first = random.nextInt(4);
        SensorGrid grid = new SensorGrid(
                chips ? 0x20 + random.nextInt(4) : PresenceSensors.NO_CHIP,
                first,
                first + random.nextInt(4),
                random.nextGaussian() * 100,
                -random.nextInt(300),
                1 + random.nextInt(8),
                5 + random.nextInt(100));
        List<SensorGrid> more = chips ? List.of(grid, new SensorGrid(0x27, 0, 0, 1, 2, 1, 30)) : List.of(grid);
        return random.nextBoolean() ? PresenceSensors.none() : new PresenceSensors(more);
    }

    private static PresenceSensors read(String sensors) {
        return RigFile.read("sensors: " + sensors, "rig.yaml").orThrow().sensors();
    }

    @Test
    void aRigWithoutSensorsHasNone() {
        assertThat(RigFile.read("table: {widthMm: 900, heightMm: 600}", "rig.yaml")
                        .orThrow()
                        .sensors())
                .isEqualTo(PresenceSensors.none());
        assertThat(RigFile.write(Rig.standard())).contains("sensors: []\n").doesNotContain("presence");
    }

    @Test
    void rowsGoToTheRightAndThenAwayFromSouth() {
        assertThat(read("[{chip: 0x20, pins: 2-5, firstAt: [-10, -20], columns: 2, pitchMm: 64}]")
                        .all())
                .containsExactly(
                        new BoardSensor(0x20, 2, -10, -20),
                        new BoardSensor(0x20, 3, 54, -20),
                        new BoardSensor(0x20, 4, -10, 44),
                        new BoardSensor(0x20, 5, 54, 44));
    }

    @Test
    void oneSensorNeedsNoPitchAndARowNoColumns() {
        assertThat(read("[{pins: 3, firstAt: [1, 2]}, {pins: 4-5, firstAt: [9, 9], pitchMm: 50}]")
                        .all())
                .extracting(BoardSensor::name)
                .containsExactly("pin 3", "pin 4", "pin 5");
        assertThat(read("[{pins: 4-5, firstAt: [9, 9], pitchMm: 50}]")
                        .all()
                        .getLast()
                        .xMm())
                .isEqualTo(59);
    }

    @Test
    void aSensorIsCalledByItsPinAndChip() {
        assertThat(new BoardSensor(0x21, 3, 0, 0).name()).isEqualTo("pin 3 of the chip 0x21");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        sensors: [{firstAt: [0, 0]}]                           | an entry of sensors needs "pins".
        sensors: [{pins: 0-x, firstAt: [0, 0], pitchMm: 64}]   | pins is 0-x, but must be the first pin and the last, as 0-13, or one pin.
        sensors: [{pins: 5-2, firstAt: [0, 0], pitchMm: 64}]   | pins is 5-2, but must be the first pin and the last, as 0-13, or one pin.
        sensors: [{pins: 0-3, firstAt: [0], pitchMm: 64}]      | firstAt must be two numbers: where the first sensor lies, [xMm, yMm].
        sensors: [{pins: 0-3, firstAt: [0, 0]}]                | several sensors need "pitchMm", how far apart they are.
        sensors: [{chip: 0x28, pins: 0, firstAt: [0, 0]}]      | chip is 0x28, but must be the address of an MCP23017, from 0x20 to 0x27.
        sensors: [{pins: 0, firstAt: [0, 0], pich: 3}]         | "pich" is not a key of an entry of sensors
        sensors: [{pins: 0, firstAt: [0, 0]}, {pins: 0, firstAt: [64, 0]}] | two sensors are wired to pin 0; give each its own.
        {sensors: [{pins: 0, firstAt: [0, 0]}], devices: {presence: pi4j}} | name the chip of each entry, as chip: 0x20, since
        {sensors: [{chip: 0x20, pins: 14, firstAt: [0, 0]}], devices: {presence: pi4j}} | a chip has the pins 0 to 13 for sensors
        {sensors: [{chip: 0x20, pins: 0, firstAt: [0, 0]}], devices: {presence: 'serial:/dev/ttyUSB0'}} | leave chip out: a microcontroller reads the sensors
        {sensors: [{pins: 8, firstAt: [0, 0]}], devices: {presence: 'serial:/dev/ttyUSB0'}} | a microcontroller has the sensors 0 to 7 at most
        devices: {presence: spi}                               | presence is "spi"
        """)
    void anInvalidGridIsReportedWithItsLine(String yaml, String why) {
        assertThat(RigFile.read(yaml, "rig.yaml"))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class,
                        bad -> assertThat(bad.why()).startsWith("rig.yaml:1: ").contains(why));
    }
}
