package umpire.table.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import umpire.rules.kernel.Point;
import umpire.table.finding.Finding;

/**
 * Compares the observed positions of a strip's parts with the rig file. Finds out when the strip runs the other way or begins elsewhere.
 * Pure.
 *
 * @param expected the middle of each part by the rig file, in the order of the wire; empty for one that the camera cannot see
 * @param seen the observed middle of each part; empty for one that stayed dark
 * @param leds the number of LEDs in a part
 */
record StripMap(List<Optional<Point>> expected, List<Optional<Point>> seen, int leds) {
    /**
     * The tolerance. A part is an eighth of an edge long, so the middle of a part that bends round a corner is some
     * centimetres off.
     */
    private static final double FAR_OFF_MM = 60;

    /** The least number of parts for a conclusion, because two may fit by chance. */
    private static final int LEAST_PARTS = 3;

    StripMap {
        expected = List.copyOf(expected);
        seen = List.copyOf(seen);
    }

    Finding finding() {
        if (seen.stream().allMatch(Optional::isEmpty)) {
            return Finding.doubtful(
                    "strip",
                    "No part of the strip was seen to shine.",
                    "Look at the strip while it is examined. If it shines, make the room darker, or move the camera until the strip is in the"
                            + " picture. If it stays dark, check its supply, its data line and the first LED.");
        }
        OptionalDouble offMm = worstMm(0, false);
        if (offMm.isPresent() && offMm.getAsDouble() <= FAR_OFF_MM) {
            return dark().isEmpty()
                    ? Finding.good(
                            "strip",
                            String.format(
                                    Locale.ROOT,
                                    "Each part of the strip shines where the rig file has it, %.0f mm off at most.",
                                    offMm.getAsDouble()))
                    : Finding.bad(
                            "strip",
                            "These LEDs were not seen to shine: " + dark() + ".",
                            "Look at the strip. If it stays dark from one LED on, that LED or the solder before it is broken. If the LEDs shine, uncover them.");
        }
        return otherwise()
                .orElseGet(() -> Finding.bad(
                        "strip",
                        "The strip shines in other places than the rig file says: " + worst() + ".",
                        "Measure where each LED sits, and write it into the rig file under leds."));
    }

    /**
     * Returns the finding that the strip runs the other way or begins elsewhere; empty if neither explains its light.
     */
    private Optional<Finding> otherwise() {
        int parts = expected.size();
        for (int turned = 0; turned < parts; turned++) {
            for (boolean backwards : List.of(false, true)) {
                OptionalDouble offMm = worstMm(turned, backwards);
                if (offMm.isPresent() && offMm.getAsDouble() <= FAR_OFF_MM) {
                    String begins = turned == 0 ? "" : "begins " + turned * leds + " LEDs further along the edge";
                    String runs = backwards ? "runs the other way round" : "";
                    return Optional.of(Finding.bad(
                            "strip",
                            "The strip "
                                    + (begins.isEmpty() || runs.isEmpty() ? begins + runs : runs + " and " + begins)
                                    + ", not as the rig file has it.",
                            "Turn the strip, or write into the rig file under leds where each LED sits."));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the greatest distance between the seen and the expected middle of a part, in millimetres, if the strip
     * ran as given.
     *
     * @param turned shifted along the strip by this number of parts
     * @param backwards against the order of the rig file
     */
    private OptionalDouble worstMm(int turned, boolean backwards) {
        int parts = expected.size();
        List<Double> offMm = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            Optional<Point> there = expected.get(Math.floorMod((backwards ? -i - 1 : i) + turned, parts));
            if (there.isPresent() && seen.get(i).isPresent()) {
                offMm.add(distanceMm(there.orElseThrow(), seen.get(i).orElseThrow()));
            }
        }
        return offMm.size() < LEAST_PARTS
                ? OptionalDouble.empty()
                : offMm.stream().mapToDouble(Double::doubleValue).max();
    }

    private static double distanceMm(Point one, Point other) {
        return Math.hypot(one.xMm() - other.xMm(), one.yMm() - other.yMm());
    }

    private String named(int part) {
        return part * leds + " to " + ((part + 1) * leds - 1);
    }

    /** Returns the parts that stayed dark, as text. */
    private String dark() {
        List<String> dark = new ArrayList<>();
        for (int i = 0; i < expected.size(); i++) {
            if (expected.get(i).isPresent() && seen.get(i).isEmpty()) {
                dark.add(named(i));
            }
        }
        return String.join(", ", dark);
    }

    private String worst() {
        int worst = 0;
        double worstMm = -1;
        for (int i = 0; i < expected.size(); i++) {
            if (expected.get(i).isPresent() && seen.get(i).isPresent()) {
                double offMm =
                        distanceMm(expected.get(i).orElseThrow(), seen.get(i).orElseThrow());
                if (offMm > worstMm) {
                    worst = i;
                    worstMm = offMm;
                }
            }
        }
        return worstMm < 0
                ? "the lit LEDs should be out of the camera's view"
                : String.format(Locale.ROOT, "LEDs %s are %.0f mm off", named(worst), worstMm);
    }
}
