package umpire.hardware.plan;

import java.util.Map;
import java.util.Optional;

/** The pins of an Arduino Nano or Uno, as in the firmware's {@code core/pins.h}. */
final class NanoPins {
    static final String STRIP = "D11";
    static final String BUZZER = "D9";
    static final String GROUND = "GND";

    /** The printed label of each button's pin, by its number in the rig file. */
    static final Map<Integer, String> BUTTONS = Map.ofEntries(
            Map.entry(5, "D2"),
            Map.entry(6, "D3"),
            Map.entry(13, "D4"),
            Map.entry(16, "D5"),
            Map.entry(20, "D6"),
            Map.entry(21, "D7"),
            Map.entry(17, "D8"),
            Map.entry(27, "D12"),
            Map.entry(22, "A0"),
            Map.entry(23, "A1"),
            Map.entry(24, "A2"),
            Map.entry(25, "A3"),
            Map.entry(26, "A4"));

    private NanoPins() {}

    static Optional<String> button(int bcm) {
        return Optional.ofNullable(BUTTONS.get(bcm));
    }
}
