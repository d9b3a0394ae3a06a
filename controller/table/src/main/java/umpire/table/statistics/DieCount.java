package umpire.table.statistics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import umpire.rules.kernel.DieType;

/**
 * How often each face of a kind of die came up.
 *
 * @param dice {@code virtual}, {@code real}, or {@code unknown} for games of an older version
 * @param kind as in {@link DieType}
 * @param name as in {@link DieType}
 * @param sides how many sides show each face
 * @param counts how often each face came up
 */
public record DieCount(String dice, String kind, String name, Map<String, Integer> sides, Map<String, Integer> counts) {
    /** The least expected count of a face at which a chi-square test is usual. */
    static final double LEAST_EXPECTED = 5;

    public DieCount {
        sides = Collections.unmodifiableMap(new LinkedHashMap<>(sides));
        counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
    }

    /** Returns a die that was never thrown. */
    static DieCount of(String dice, DieType type) {
        Map<String, Integer> sides = new LinkedHashMap<>();
        Map<String, Integer> counts = new LinkedHashMap<>();
        type.faces().forEach(face -> {
            sides.merge(face.shows(), 1, Integer::sum);
            counts.put(face.shows(), 0);
        });
        return new DieCount(dice, type.kind(), type.name(), sides, counts);
    }

    /** Returns the counts with another throw. */
    DieCount showing(String face) {
        Map<String, Integer> more = new LinkedHashMap<>(counts);
        more.merge(face, 1, Integer::sum);
        return new DieCount(dice, kind, name, sides, more);
    }

    /** Returns the die's name for people. */
    public String title() {
        String both = kind.equals(name) ? kind : name + " (" + kind + ")";
        return both + (dice.equals("unknown") ? "" : ", " + dice);
    }

    /** Returns the number of throws. */
    public int thrown() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns how often a fair die shows a face in that many throws. */
    public double expected(String face) {
        int all = sides.values().stream().mapToInt(Integer::intValue).sum();
        return thrown() * sides.getOrDefault(face, 0) / (double) all;
    }

    /** Returns the sum of the squared deviations from a fair die, each divided by the expected count. */
    public double chiSquare() {
        return counts.entrySet().stream()
                .mapToDouble(each -> Math.pow(each.getValue() - expected(each.getKey()), 2) / expected(each.getKey()))
                .sum();
    }

    /** Returns the degrees of freedom of the test. */
    public int freedom() {
        return sides.size() - 1;
    }

    /** Returns whether there are enough throws for the test. */
    public boolean testable() {
        return freedom() > 0 && sides.keySet().stream().allMatch(face -> expected(face) >= LEAST_EXPECTED);
    }

    /** Returns the probability that a fair die deviates at least as much. */
    public double probability() {
        return ChiSquare.exceeding(chiSquare(), freedom());
    }

    /**
     * Returns the verdict in a sentence.
     *
     * @param tested the number of kinds of dice that are tested together
     */
    String verdict(int tested) {
        if (freedom() == 0) {
            return "All its sides are alike.";
        }
        if (!testable()) {
            double least =
                    sides.keySet().stream().mapToDouble(this::expected).min().orElse(0);
            return String.format(
                    Locale.ROOT,
                    "Too few throws for a test: a fair die shows its rarest face %.1f times in %d throws, and the test needs 5.",
                    least,
                    thrown());
        }
        double p = probability();
        String figures = String.format(
                Locale.ROOT,
                "Chi-square %.2f with %d degrees of freedom, p %s. ",
                chiSquare(),
                freedom(),
                p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "= %.4f", p));
        if (p < 0.01 / tested) {
            return figures + "This is hardly chance. The die, the way it is thrown, or its reading prefers some faces.";
        }
        return figures
                + (p < 0.05
                        ? "This is odd, but one fair die in twenty looks as odd. Throw it more often."
                        : "A fair die often deviates as much.");
    }
}
