package umpire.vision.detect.numerals;

import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import umpire.vision.detect.numerals.KiteScan.KiteGuess;

/**
 * The answers of two nets about the face of one die.
 *
 * @param seen the answer of the net that sees the whole die
 * @param guesses the likeliest numerals of the net that sees the kite, the likeliest first
 */
record FaceVotes(DieReading seen, List<KiteGuess> guesses) {
    /**
     * Returns whether the face is beyond doubt. The die must lie by both nets that judge this. Both nets that read must see the face, or one
     * sees it clearly and it has the right number of holes. A six or nine needs both nets, and its mark must be clear: without it, it would be
     * the other one upside down. Holes of two-digit numerals are too small to count, so they need both nets too.
     *
     * @param lying the answer of the net of lying dice, from -1 to 1; asked only if nothing else is in doubt
     * @param holes the shares of cuts with no hole, one, two, and more holes, at the place of the likeliest guess
     */
    boolean areSure(NumeralThresholds limits, DoubleSupplier lying, Supplier<double[]> holes) {
        int label = seen.label();
        boolean agree = label == guesses.getFirst().label();
        double least = seen.leastFaces().get(label);
        if (seen.leastLies() < limits.minLiesShare()
                || label == NumeralLabel.SIX_OR_NINE
                || least < (agree ? limits.minSharedShare() : limits.minLoneShare())
                || lying.getAsDouble() < limits.minLyingSureness()) {
            return false;
        }
        if (NumeralLabel.needsMark(label)) {
            return agree
                    && least >= limits.minMarkedShare()
                    && guesses.getFirst().answers()[NumeralLabel.SIX_OR_NINE] <= limits.maxUnmarkedShare();
        }
        return agree || (!NumeralLabel.isTens(label) && holesShare(label, holes.get()) >= limits.minHolesShare());
    }

    /** Returns the share of cuts with the right number of holes. */
    private static double holesShare(int label, double... holes) {
        return IntStream.range(0, holes.length)
                .filter(count -> NumeralLabel.admits(label, count))
                .mapToDouble(count -> holes[count])
                .sum();
    }

    /** Returns the label with the largest mean share. */
    int likeliest() {
        return labels().getFirst();
    }

    /** Returns the mean share of the likeliest label. */
    double share() {
        return share(likeliest());
    }

    private double share(int label) {
        double kite = guesses.stream()
                .filter(guess -> guess.label() == label)
                .mapToDouble(KiteGuess::share)
                .findAny()
                .orElse(guesses.getFirst().answers()[label]);
        return (seen.faces().get(label) + kite) / 2;
    }

    private List<Integer> labels() {
        return IntStream.range(0, NumeralLabel.NOTHING)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer label) -> share(label))
                        .reversed())
                .toList();
    }

    /**
     * Returns the faces to name in a question, the likeliest first. Six and nine are always named together, since their mark may be worn or
     * hidden.
     *
     * @param least the smallest share of a face
     */
    List<String> mayShow(double least, int most) {
        List<Integer> labels = labels();
        boolean tens = NumeralLabel.isTens(labels.getFirst());
        return labels.stream()
                .filter(label -> share(label) >= least && NumeralLabel.isTens(label) == tens)
                .flatMap(label -> NumeralLabel.turnedEitherWay(label).stream())
                .distinct()
                .limit(most)
                .toList();
    }
}
