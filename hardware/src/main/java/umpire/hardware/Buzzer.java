package umpire.hardware;

import java.util.List;
import java.util.Optional;

/**
 * The buzzer that draws attention to the table.
 *
 * @param bcm its pin if this Raspberry Pi drives it: 12 or 13
 * @param sounds the events it is used for
 */
public record Buzzer(int bcm, BuzzerUse sounds) {
    static final int FIRST_PIN = 12;
    static final int LAST_PIN = 13;

    /** The events a buzzer may be used for. */
    public enum BuzzerUse {
        /** Refusals, and prompts of the table. */
        ALL,
        /** Refusals. */
        REFUSAL,
        /** Prompts: the table asks something, or cannot read the board. */
        ATTENTION,
        NONE;

        static final List<String> WRITTEN = List.of("all", "refusal", "attention", "none");

        /** Returns whether it sounds on refusals. */
        public boolean ofRefusals() {
            return this == ALL || this == REFUSAL;
        }

        /** Returns whether it sounds when the table waits for a person. */
        public boolean ofAttention() {
            return this == ALL || this == ATTENTION;
        }
    }

    /** Returns the default of a rig file without a buzzer entry. */
    public static Buzzer usual() {
        return new Buzzer(FIRST_PIN, BuzzerUse.ALL);
    }

    /** Returns the reason why this buzzer cannot be used; empty if it can. */
    Optional<String> fault(Devices devices, Buttons buttons) {
        boolean shared = devices.buzzer() instanceof WireSource.HeaderPins
                && devices.buttons() instanceof WireSource.HeaderPins
                && buttons.buttons().stream().anyMatch(button -> button.bcm() == bcm);
        return shared
                ? Optional.of("a button is wired to BCM " + bcm
                        + " already; give the buzzer the other of BCM 12 and 13, or the" + " button another pin.")
                : Optional.empty();
    }
}
