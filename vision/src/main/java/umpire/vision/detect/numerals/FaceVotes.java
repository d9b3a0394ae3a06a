package umpire.vision.detect.numerals;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import umpire.vision.detect.numerals.KiteScan.KiteGuess;

/**
 * The answers of two nets about the face of one die.
 *
 * @param seen the answer of the net that sees the whole die
 * @param guesses the likeliest numerals of the net that sees the kite, the likeliest first
 */
record FaceVotes(DieReading seen, List<KiteGuess> guesses) {
    /** Returns whether both nets have the same likeliest face. */
    boolean agree() {
        return seen.label() == guesses.getFirst().label();
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
