package umpire.hardware;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The sensors under the board that detect pieces.
 *
 * @param grids of sensors, numbered from 0, grid by grid
 */
public record PresenceSensors(List<SensorGrid> grids) {
    /** The address of sensors that no chip reads: they are on a microcontroller, or are the virtual table's. */
    public static final int NO_CHIP = 0;

    /** The lowest and the highest address of an MCP23017 on the I²C bus. */
    static final int FIRST_CHIP = 0x20;

    static final int LAST_CHIP = 0x27;

    /** The number of input pins of an MCP23017. */
    static final int CHIP_PINS = 14;

    /** The largest number of sensors of a microcontroller: one bit of its answer for each. */
    static final int LINE_PINS = 8;

    /** The largest number of sensors of a rig: eight full chips. */
    static final int MOST = (LAST_CHIP - FIRST_CHIP + 1) * CHIP_PINS;

    /**
     * Sensors in rows and columns, in the order of their pins: each row to the right, the next one farther from seat South.
     *
     * @param chip address of the MCP23017, 0x20 to 0x27, or {@link #NO_CHIP}
     * @param firstPin of the first sensor, from 0
     * @param lastPin of the last sensor
     * @param xMm of the first sensor, in the table's frame
     * @param yMm of the first sensor
     * @param columns the number in a row
     * @param pitchMm the spacing in a row and between rows
     */
    public record SensorGrid(int chip, int firstPin, int lastPin, double xMm, double yMm, int columns, double pitchMm) {
        public SensorGrid {
            if (firstPin < 0 || lastPin < firstPin || columns < 1 || !(pitchMm > 0) || !Double.isFinite(pitchMm)) {
                throw new IllegalArgumentException(
                        "a grid must have a first and a last pin, at least one column, and a pitch above 0 mm");
            }
        }

        private List<BoardSensor> sensors() {
            List<BoardSensor> sensors = new ArrayList<>();
            for (int pin = firstPin; pin <= lastPin; pin++) {
                int at = pin - firstPin;
                sensors.add(new BoardSensor(
                        chip, pin, xMm + at % columns * pitchMm, yMm + Math.floorDiv(at, columns) * pitchMm));
            }
            return sensors;
        }
    }

    /**
     * One sensor.
     *
     * @param chip the chip of its grid
     * @param pin from 0
     * @param xMm in the table's frame
     * @param yMm in the table's frame
     */
    public record BoardSensor(int chip, int pin, double xMm, double yMm) {
        /** Returns its name for people: {@code pin 3 of the chip 0x20}. */
        public String name() {
            return chip == NO_CHIP ? "pin " + pin : "pin " + pin + " of the chip 0x" + Integer.toHexString(chip);
        }
    }

    public PresenceSensors {
        grids = List.copyOf(grids);
    }

    /** Returns a table without sensors. */
    public static PresenceSensors none() {
        return new PresenceSensors(List.of());
    }

    /** Returns every sensor, in the order of its number. */
    public List<BoardSensor> all() {
        return grids.stream().flatMap(grid -> grid.sensors().stream()).toList();
    }

    /** Returns the reason why the rig's source cannot read these sensors; empty if it can. */
    Optional<String> fault(WireSource by) {
        Set<String> names = new HashSet<>();
        for (BoardSensor sensor : all()) {
            if (!names.add(sensor.name())) {
                return Optional.of("two sensors are wired to " + sensor.name() + "; give each its own.");
            }
        }
        return grids.stream().flatMap(grid -> fault(grid, by).stream()).findFirst();
    }

    private static Optional<String> fault(SensorGrid grid, WireSource by) {
        return switch (by) {
            case WireSource.DrawnWire drawn -> Optional.empty();
            case WireSource.HeaderPins pins
            when grid.chip() == NO_CHIP ->
                Optional.of(
                        "name the chip of each entry, as chip: 0x20, since presence: pi4j reads the sensors by chips.");
            case WireSource.HeaderPins pins
            when grid.lastPin() >= CHIP_PINS ->
                Optional.of(
                        "a chip has the pins 0 to 13 for sensors (GPA0 to GPA6, then GPB0 to GPB6), but none called "
                                + grid.lastPin() + ".");
            case WireSource.HeaderPins pins -> Optional.empty();
            case WireSource.SerialPath line
            when grid.chip() != NO_CHIP ->
                Optional.of(
                        "leave chip out: a microcontroller reads the sensors, as devices says, and it has no chips.");
            case WireSource.SerialPath line
            when grid.lastPin() >= LINE_PINS ->
                Optional.of(
                        "a microcontroller has the sensors 0 to 7 at most, but none called " + grid.lastPin() + ".");
            case WireSource.SerialPath line -> Optional.empty();
        };
    }
}
