package umpire.hardware.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.hardware.Buttons;
import umpire.hardware.CameraSource;
import umpire.hardware.Leds;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.hardware.WireSource;

/** The shopping list of a rig. */
public final class PartsList {
    /** The densities of strips on sale, in LEDs a metre. */
    private static final List<Integer> SOLD_PER_METRE = List.of(30, 60, 96, 144);

    private static final double CLOSE_ENOUGH = 0.02;
    private static final double FURTHEST_MM = 600;

    private final List<PartLine> parts = new ArrayList<>();

    private PartsList() {}

    /** Returns the list, the most expensive groups first: computer, camera, light, buttons, small parts. */
    public static List<PartLine> of(Rig rig) {
        PartsList list = new PartsList();
        list.computer(rig);
        list.camera(rig.devices().camera());
        if (lit(rig)) {
            list.light(rig);
        }
        if (!(rig.devices().buttons() instanceof WireSource.DrawnWire)
                && !rig.buttons().buttons().isEmpty()) {
            list.buttons(rig.buttons().buttons());
        }
        list.sensors(rig);
        if (!(rig.devices().buzzer() instanceof WireSource.DrawnWire)) {
            list.add(1, "passive piezo buzzer", "not an active one, which has only one tone", 2);
        }
        list.add(rig.table().corners().size(), "corner tags", "printed: ./umpire print corner-tags", 0);
        return List.copyOf(list.parts);
    }

    static boolean lit(Rig rig) {
        return !rig.leds().leds().isEmpty() && !(rig.devices().lights() instanceof WireSource.DrawnWire);
    }

    private void add(int count, String name, String why, int euros) {
        parts.add(new PartLine(count, name, why, euros));
    }

    private void computer(Rig rig) {
        boolean pi = rig.devices().camera() instanceof CameraSource.RaspberryPi
                || rig.devices().lights() instanceof WireSource.HeaderPins
                || rig.devices().buttons() instanceof WireSource.HeaderPins;
        if (pi) {
            add(1, "Raspberry Pi 5 or 4, 2 GB or more", "runs the table", 65);
            add(1, "its supply: 27 W for a Pi 5, 15 W for a Pi 4", "./umpire doctor reports a weaker one", 13);
            add(1, "microSD card of 32 GB, A2", "or an SSD", 10);
            add(1, "a case with a fan", "a Pi that reads pictures all evening gets warm", 12);
        } else {
            add(1, "a machine with Debian or another Linux, amd64 or arm64", "runs the table", 0);
        }
        if (serial(rig.devices().lights()) || serial(rig.devices().buttons())) {
            add(1, "Arduino Nano or Uno (ATmega328P, 16 MHz, 5 V) and its USB cable", "see docs/serial.md", 8);
        }
    }

    private static boolean serial(WireSource wire) {
        return wire instanceof WireSource.SerialPath;
    }

    private void usbCamera() {
        add(1, "USB camera of 1920 x 1080 px or more, with manual focus", "", 40);
    }

    private void camera(CameraSource source) {
        switch (source) {
            case CameraSource.RaspberryPi pi -> {
                add(1, "camera and lens", "see the table of cameras below", 85);
                add(1, "camera ribbon cable of 1 m", "a Pi 5 has the narrow socket of 22 pins", 6);
            }
            case CameraSource.Numbered usb -> usbCamera();
            case CameraSource.Linked usb -> usbCamera();
            case CameraSource.Stream stream -> add(1, "camera that sends JPEG pictures into the network", "", 40);
            case CameraSource.Recorded recorded -> {}
            case CameraSource.Virtual virtual -> {}
        }
        if (!(source instanceof CameraSource.Virtual || source instanceof CameraSource.Recorded)) {
            add(
                    1,
                    "arm or mast with a 1/4 inch screw, 1.2 m high",
                    "clamped to the table, so that both move together",
                    30);
        }
    }

    private void light(Rig rig) {
        Leds leds = rig.leds();
        PowerBudget power = PowerBudget.of(leds);
        int count = leds.leds().size();
        double metres = count * pitchMm(leds) / 1000;
        long perMetre = Math.round(1000 / pitchMm(leds));
        add(
                1,
                String.format(
                        Locale.ROOT,
                        "%.1f m of LED strip, %s, 5 V, %d LEDs a metre: %d LEDs",
                        metres,
                        leds.chip() == Leds.LedChip.WS2812B ? "WS2812B" : "SK9822 or APA102",
                        perMetre,
                        count),
                soldAs(rig.table(), count, perMetre),
                (int) Math.ceil(metres * (leds.chip() == Leds.LedChip.WS2812B ? 6 : 12)));
        add(
                1,
                "supply of 5 V and " + power.supplyAmperes() + " A",
                "for the strip alone",
                10 + 2 * power.supplyAmperes());
        add(1, "fuse of " + trimmed(power.fuseAmperes()) + " A and its holder", "in the positive wire to the strip", 3);
        add(1, "capacitor of 1000 µF, 10 V", "across the strip's supply", 1);
        int lines = leds.chip() == Leds.LedChip.SK9822 ? 2 : 1;
        add(lines, "resistor of 330 Ω", "in the line of data" + (lines == 2 ? " and of the clock" : ""), 1);
        if (rig.devices().lights() instanceof WireSource.HeaderPins) {
            add(1, "level shifter 74AHCT125", "from the Pi's 3.3 V to the strip's 5 V", 2);
        }
        add(
                1,
                "wire of " + trimmed(power.wireMm2()) + " mm², red and black, 3 m each",
                "from the supply to the strip",
                6);
    }

    /** Returns the median spacing of neighbouring LEDs in millimetres, since those at a corner are nearer. */
    private static double pitchMm(Leds leds) {
        List<Double> steps = new ArrayList<>();
        for (int i = 1; i < leds.leds().size(); i++) {
            Leds.Led one = leds.leds().get(i - 1);
            Leds.Led next = leds.leds().get(i);
            steps.add(Math.hypot(next.xMm() - one.xMm(), next.yMm() - one.yMm()));
        }
        return steps.isEmpty() ? FURTHEST_MM : steps.stream().sorted().toList().get(steps.size() / 2);
    }

    private static String soldAs(Table table, int count, long perMetre) {
        if (SOLD_PER_METRE.stream().anyMatch(sold -> Math.abs(sold - perMetre) <= sold * CLOSE_ENOUGH)) {
            return "glued along the edge";
        }
        double edgeMetres = 2 * (table.widthMm() + table.heightMm()) / 1000;
        int sold = SOLD_PER_METRE.stream()
                .min((one, other) -> Long.compare(Math.abs(one - perMetre), Math.abs(other - perMetre)))
                .orElseThrow();
        return String.format(
                Locale.ROOT,
                "sold with %d a metre: %d go round the edge, so write roundTheEdge: %d and not %d",
                sold,
                (int) (edgeMetres * sold),
                (int) (edgeMetres * sold),
                count);
    }

    private void buttons(List<Buttons.Button> buttons) {
        add(buttons.size(), "push-button that closes while it is pressed", listed(buttons), 2 * buttons.size());
        add(
                1,
                "stranded wire of 0.25 mm² in colours, " + 2 * buttons.size() + " m",
                "from each button to its pin and to ground",
                8);
    }

    private void sensors(Rig rig) {
        int count = rig.sensors().all().size();
        if (count == 0 || rig.devices().presence() instanceof WireSource.DrawnWire) {
            return;
        }
        add(count, "Hall switch with an open collector, such as the A3144", "one below each place", count);
        add(1, "magnets of 8 x 2 mm, one for each piece", "glued below it, all the same way round", 12);
        int chips = (int) rig.sensors().grids().stream()
                .map(PresenceSensors.SensorGrid::chip)
                .filter(chip -> chip != PresenceSensors.NO_CHIP)
                .distinct()
                .count();
        if (chips > 0) {
            add(chips, "MCP23017", "reads fourteen sensors each", 2 * chips);
        }
    }

    private static String listed(List<Buttons.Button> buttons) {
        return String.join(", ", buttons.stream().map(PinTable::named).toList());
    }

    /** Returns a number without trailing zeros. */
    static String trimmed(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
