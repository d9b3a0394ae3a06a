package umpire.hardware.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.hardware.Buttons;
import umpire.hardware.Leds;
import umpire.hardware.PresenceSensors;
import umpire.hardware.Rig;
import umpire.hardware.WireSource;

/** Every wire of a rig, part by part: those the program uses, and those for power. */
public final class PinTable {
    private static final int STRIP_DATA_BCM = 10;
    private static final int STRIP_CLOCK_BCM = 11;
    private static final int BUS_DATA_BCM = 2;
    private static final int BUS_CLOCK_BCM = 3;
    private static final int ADDRESS_BITS = 7;
    static final String SHIFTER = "level shifter 74AHCT125";
    static final String STRIP = "LED strip";
    static final String BUZZER = "buzzer";
    static final String SUPPLY = "the strip's supply";

    private final List<Wire> wires = new ArrayList<>();

    private PinTable() {}

    /** Returns the wires of a rig; none if nothing is wired. */
    public static List<Wire> of(Rig rig) {
        PinTable table = new PinTable();
        if (!rig.leds().leds().isEmpty()) {
            switch (rig.devices().lights()) {
                case WireSource.HeaderPins pins -> table.shifted(rig.leds());
                case WireSource.SerialPath line -> table.strip(NanoPins.STRIP + " of the microcontroller");
                case WireSource.DrawnWire drawn -> {}
            }
        }
        for (Buttons.Button button : rig.buttons().buttons()) {
            switch (rig.devices().buttons()) {
                case WireSource.HeaderPins pins -> table.button(button);
                case WireSource.SerialPath line -> table.nanoButton(button);
                case WireSource.DrawnWire drawn -> {}
            }
        }
        if (rig.devices().presence() instanceof WireSource.HeaderPins) {
            rig.sensors().grids().stream()
                    .map(PresenceSensors.SensorGrid::chip)
                    .distinct()
                    .forEach(table::chip);
        }
        switch (rig.devices().buzzer()) {
            case WireSource.HeaderPins pins -> table.buzzer(rig.buzzer().bcm());
            case WireSource.SerialPath line -> table.nanoBuzzer();
            case WireSource.DrawnWire drawn -> {}
        }
        return List.copyOf(table.wires);
    }

    private void buzzer(int bcm) {
        bcm(BUZZER, "+", bcm, "by 100 Ω");
        int ground = Header.groundNear(Header.pin(bcm));
        wires.add(new Wire(BUZZER, "-", "pin " + ground + " (ground)", ground, ""));
    }

    private void nanoBuzzer() {
        wires.add(new Wire(BUZZER, "+", NanoPins.BUZZER + " of the microcontroller", 0, "by 100 Ω"));
        wires.add(new Wire(BUZZER, "-", NanoPins.GROUND + " of the microcontroller", 0, ""));
    }

    /** Adds the wires of a chip. All chips share the bus, and three pins of each set its address. */
    private void chip(int address) {
        String part = String.format(Locale.ROOT, "MCP23017 at 0x%x", address);
        bcm(part, "SDA", BUS_DATA_BCM, "shared by all chips");
        bcm(part, "SCL", BUS_CLOCK_BCM, "shared by all chips");
        wires.add(new Wire(
                part,
                "VDD, RESET",
                "pin " + Header.THREE_VOLTS + " (3.3 V)",
                Header.THREE_VOLTS,
                "never 5 V: its data lines lead to the Pi"));
        int ground = Header.groundNear(Header.THREE_VOLTS);
        wires.add(new Wire(part, "VSS", "pin " + ground + " (ground)", ground, ""));
        int bits = address & ADDRESS_BITS;
        wires.add(new Wire(
                part,
                "A0, A1, A2",
                List.of(bits & 1, bits >> 1 & 1, bits >> 2 & 1).stream()
                        .map(bit -> bit == 1 ? "3.3 V" : "ground")
                        .collect(Collectors.joining(", ")),
                0,
                "its address"));
    }

    /** Adds the wires of the level shifter, since the Pi's 3.3 V is too low for a reliable signal to a strip of 5 V. */
    private void shifted(Leds leds) {
        bcm(SHIFTER, "1A", STRIP_DATA_BCM, "data");
        boolean clocked = leds.chip() == Leds.LedChip.SK9822;
        if (clocked) {
            bcm(SHIFTER, "2A", STRIP_CLOCK_BCM, "clock");
        }
        wires.add(new Wire(
                SHIFTER,
                clocked ? "GND, 1OE, 2OE" : "GND, 1OE",
                "pin " + Header.groundNear(Header.pin(STRIP_DATA_BCM)) + " (ground)",
                Header.groundNear(Header.pin(STRIP_DATA_BCM)),
                "a low OE turns the output on"));
        wires.add(new Wire(SHIFTER, "VCC", SUPPLY + ", +5 V", 0, ""));
        strip(SHIFTER + ", 1Y");
        if (clocked) {
            wires.add(new Wire(STRIP, "CLK", SHIFTER + ", 2Y", 0, "by 330 Ω"));
        }
    }

    private void strip(String data) {
        wires.add(new Wire(STRIP, "DIN", data, 0, "by 330 Ω, near the strip"));
        wires.add(new Wire(STRIP, "+5 V", SUPPLY + ", +5 V", 0, "by the fuse"));
        wires.add(new Wire(
                STRIP, "GND", SUPPLY + ", ground", 0, "joined with the ground of the device that drives the strip"));
    }

    private void bcm(String part, String contact, int bcm, String note) {
        int pin = Header.pin(bcm);
        wires.add(new Wire(part, contact, "pin " + pin + " (BCM " + bcm + ")", pin, note));
    }

    /** Returns the name of a button: {@code south confirm}. */
    static String named(Buttons.Button button) {
        return button.side().equals("any") ? button.press() : button.side() + " " + button.press();
    }

    private void button(Buttons.Button button) {
        bcm(named(button), "one side", button.bcm(), "the Pi pulls it up");
        int ground = Header.groundNear(Header.pin(button.bcm()));
        wires.add(new Wire(named(button), "the other side", "pin " + ground + " (ground)", ground, ""));
    }

    private void nanoButton(Buttons.Button button) {
        String pin = NanoPins.button(button.bcm())
                .orElse("nothing: the firmware has no pin for BCM " + button.bcm() + ", choose another");
        wires.add(new Wire(
                named(button), "one side", pin, 0, "bcm: " + button.bcm() + " in the rig file; the chip pulls it up"));
        wires.add(new Wire(named(button), "the other side", NanoPins.GROUND, 0, ""));
    }
}
