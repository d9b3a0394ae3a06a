package umpire.hardware;

import java.util.List;
import java.util.Optional;

/**
 * The buzzer that calls people's eyes to the table.
 *
 * @param bcm the pin that it hangs on, where this Raspberry Pi sounds it: 12 or 13
 * @param sounds what it is sounded for
 */
public record Buzzer(int bcm, BuzzerUse sounds) {
    static final int FIRST_PIN = 12;
    static final int LAST_PIN = 13;

    /** What a buzzer may be sounded for. */
    public enum BuzzerUse {
        /** When something is refused, and when the table waits for somebody. */
        ALL,
        /** When something is refused. */
        REFUSAL,
        /** When the table waits for somebody: it asks something, or cannot read what lies there. */
        ATTENTION,
        NONE;

        static final List<String> WRITTEN = List.of("all", "refusal", "attention", "none");

        /** Returns whether refusals sound. */
        public boolean ofRefusals() {
            return this == ALL || this == REFUSAL;
        }

        /** Returns whether it sounds when the table waits for somebody. */
        public boolean ofAttention() {
            return this == ALL || this == ATTENTION;
        }
    }

    /** Returns what a rig file means that does not say it. */
    public static Buzzer usual() {
        return new Buzzer(FIRST_PIN, BuzzerUse.ALL);
    }

    /** Says why it cannot be sounded so, if it cannot. */
    Optional<String> fault(Devices devices, Buttons buttons) {
        boolean shared = devices.buzzer() instanceof WireSource.HeaderPins
                && devices.buttons() instanceof WireSource.HeaderPins
                && buttons.buttons().stream().anyMatch(button -> button.bcm() == bcm);
        return shared
                ? Optional.of("a button hangs on BCM " + bcm
                        + " already; give the buzzer the other of BCM 12 and 13, or the" + " button another pin.")
                : Optional.empty();
    }
}
