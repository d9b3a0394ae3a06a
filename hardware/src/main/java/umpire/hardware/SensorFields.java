package umpire.hardware;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.hardware.PresenceSensors.SensorGrid;
import umpire.hardware.yaml.Fields;
import umpire.hardware.yaml.Limit;

/** Reads the sensors of a rig file. */
final class SensorFields {
    private static final Pattern PINS = Pattern.compile("([0-9]{1,3})(?:-([0-9]{1,3}))?");
    private static final Pattern CHIP = Pattern.compile("0[xX]2[0-7]");
    private static final Limit PITCH = new Limit(5, 1000, "how far apart sensors are in millimetres, from 5 to 1000");
    private static final SensorGrid STAND_IN = new SensorGrid(PresenceSensors.NO_CHIP, 0, 0, 0, 0, 1, 1);

    private SensorFields() {}

    /** Returns the sensors in the file's list. */
    static PresenceSensors read(Fields file) {
        PresenceSensors sensors = new PresenceSensors(file.each("sensors", SensorFields::grid, List.of()));
        int count = sensors.all().size();
        if (count > PresenceSensors.MOST) {
            file.problem("sensors", "a table has at most " + PresenceSensors.MOST + " sensors, not " + count + ".");
        }
        return sensors;
    }

    private static SensorGrid grid(Fields fields) {
        fields.require("pins", "firstAt");
        int chip = chip(fields);
        Optional<Matcher> pins = pins(fields);
        List<Double> first = fields.numbers("firstAt", Limit.positionMm(), List.of(0.0, 0.0));
        int count = pins.map(SensorFields::count).orElse(1);
        int columns = fields.whole("columns", 1, PresenceSensors.MOST, Math.max(1, count));
        double pitchMm = fields.number("pitchMm", PITCH, STAND_IN.pitchMm());
        if (first.size() != 2) {
            fields.problem("firstAt", "firstAt must be two numbers: where the first sensor lies, [xMm, yMm].");
        }
        if (count > 1 && !fields.has("pitchMm")) {
            fields.problem("pitchMm", "several sensors need \"pitchMm\", how far apart they are.");
        }
        if (pins.isEmpty() || first.size() != 2) {
            return STAND_IN;
        }
        int from = Integer.parseInt(pins.get().group(1));
        return new SensorGrid(chip, from, from + count - 1, first.get(0), first.get(1), columns, pitchMm);
    }

    private static int chip(Fields fields) {
        if (!fields.has("chip")) {
            return PresenceSensors.NO_CHIP;
        }
        String written = fields.text("chip", "0x20");
        if (!CHIP.matcher(written).matches()) {
            fields.problem(
                    "chip", "chip is " + written + ", but must be the address of an MCP23017, from 0x20 to 0x27.");
            return PresenceSensors.NO_CHIP;
        }
        return Integer.decode(written);
    }

    private static Optional<Matcher> pins(Fields fields) {
        String written = fields.text("pins", "0");
        Matcher pins = PINS.matcher(written);
        if (!pins.matches() || count(pins) < 1 || count(pins) > PresenceSensors.MOST) {
            fields.problem(
                    "pins", "pins is " + written + ", but must be the first pin and the last, as 0-13, or one pin.");
            return Optional.empty();
        }
        return Optional.of(pins);
    }

    private static int count(Matcher pins) {
        int first = Integer.parseInt(pins.group(1));
        return pins.group(2) == null ? 1 : Integer.parseInt(pins.group(2)) - first + 1;
    }
}
