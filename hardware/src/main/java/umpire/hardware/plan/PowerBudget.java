package umpire.hardware.plan;

import java.util.List;
import umpire.hardware.Leds;

/**
 * The current of a strip, and the supply for it.
 *
 * @param leds the number of LEDs
 * @param everythingWhiteAmperes the current of all LEDs at full brightness
 * @param darkAmperes the current of the dark strip
 * @param allowedAmperes the limit in the rig file, to which the program dims everything equally
 * @param supplyAmperes the supply to buy, at 5 V: the limit and a quarter more
 * @param fuseAmperes the fuse in its positive wire
 * @param feeds the number of places where the strip is fed, the ends first, so that its far end does not turn yellow
 * @param wireMm2 the cross-section of the wires from supply to strip
 */
public record PowerBudget(
        int leds,
        double everythingWhiteAmperes,
        double darkAmperes,
        double allowedAmperes,
        int supplyAmperes,
        double fuseAmperes,
        int feeds,
        double wireMm2) {
    private static final double RESERVE = 1.25;
    private static final List<Integer> SUPPLIES_AMPERES = List.of(2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60);
    private static final List<Double> FUSES_AMPERES =
            List.of(1.0, 2.0, 3.15, 4.0, 5.0, 6.3, 8.0, 10.0, 16.0, 20.0, 32.0, 40.0);
    /** The copper of a strip is thin: beyond this many LEDs the voltage drops too far below 5 V. */
    private static final int LEDS_A_FEED = 150;

    private static final double THIN_WIRE_AMPERES = 4;
    private static final double WIRE_AMPERES = 8;

    /** Computes the budget of a strip; all zero without LEDs. */
    public static PowerBudget of(Leds leds) {
        int count = leds.leds().size();
        double dark = count * leds.chip().idleMilliamps() / 1000;
        double white = dark + count * 3 * leds.chip().partMilliamps() / 1000;
        double allowed = count == 0 ? 0 : Math.min(leds.supplyAmperes(), white);
        return new PowerBudget(
                count,
                white,
                dark,
                allowed,
                count == 0 ? 0 : atLeast(SUPPLIES_AMPERES, allowed * RESERVE),
                count == 0 ? 0 : atLeast(FUSES_AMPERES, allowed * RESERVE),
                count == 0 ? 0 : Math.max(2, (count + LEDS_A_FEED - 1) / LEDS_A_FEED + 1),
                allowed <= THIN_WIRE_AMPERES ? 0.75 : allowed <= WIRE_AMPERES ? 1.5 : 2.5);
    }

    private static <N extends Number> N atLeast(List<N> sold, double amperes) {
        return sold.stream()
                .filter(size -> size.doubleValue() >= amperes)
                .findFirst()
                .orElse(sold.getLast());
    }
}
