package umpire.hardware.plan;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The header of 40 pins of every Raspberry Pi since the B+. Odd pins are nearer to the middle of the circuit board, and pin 1 is at the end
 * with the SD card.
 */
final class Header {
    static final int PINS = 40;
    static final int FIVE_VOLTS = 2;
    static final int THREE_VOLTS = 1;
    static final List<Integer> GROUNDS = List.of(6, 9, 14, 20, 25, 30, 34, 39);

    /** The pin of each BCM number from 0. */
    private static final List<Integer> PIN_BY_BCM = List.of(
            27, 28, 3, 5, 7, 29, 31, 26, 24, 21, 19, 23, 32, 33, 8, 10, 36, 11, 12, 35, 38, 40, 15, 16, 18, 22, 37, 13);

    private Header() {}

    /**
     * Returns the place of a pin.
     *
     * @param bcm 0 to 27, the number in the rig file and in the chip's data sheet
     * @return 1 to 40, the number along the header
     */
    static int pin(int bcm) {
        return PIN_BY_BCM.get(bcm);
    }

    /** Returns the label of each pin on a card for the header. */
    static Map<Integer, String> names() {
        Map<Integer, String> names = new TreeMap<>();
        for (int bcm = 0; bcm < PIN_BY_BCM.size(); bcm++) {
            names.put(pin(bcm), "BCM " + bcm);
        }
        GROUNDS.forEach(pin -> names.put(pin, "ground"));
        List.of(FIVE_VOLTS, FIVE_VOLTS + 2).forEach(pin -> names.put(pin, "5 V"));
        List.of(THREE_VOLTS, 17).forEach(pin -> names.put(pin, "3.3 V"));
        return names;
    }

    /** Returns the ground pin nearest to a pin. */
    static int groundNear(int pin) {
        return GROUNDS.stream()
                .min((one, other) -> Integer.compare(Math.abs(one - pin), Math.abs(other - pin)))
                .orElseThrow();
    }
}
