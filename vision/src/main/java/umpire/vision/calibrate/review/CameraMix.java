package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import umpire.vision.calibrate.lens.LensNumbers;

/**
 * Detects two lenses in one set: pictures of two cameras, or of one camera whose focus or zoom changed. A set counts as mixed only if two
 * lenses explain pictures that one lens cannot explain.
 *
 * @param larger indices of the pictures that agree on one lens
 * @param smaller indices of the pictures that agree on the other lens
 * @param largerFocalPx focal length of the lens of the larger group
 * @param smallerFocalPx focal length of the lens of the smaller group
 */
record CameraMix(List<Integer> larger, List<Integer> smaller, double largerFocalPx, double smallerFocalPx) {
    private static final int SEEDS = 16;
    private static final int FEW = PartialLenses.FEW;
    private static final int LEAST_PICTURES = 3;
    private static final int ROUNDS = 6;
    /**
     * Two lenses must leave no more residual than this multiple of the noise. The multiple is above 1 because a slightly uneven board adds
     * to the residual.
     */
    private static final double EXPLAINED = 1.8;
    /**
     * The error of two lenses on held-out pictures must be at most this share of the error of one lens. Any division of a set lowers the
     * error a little. Two real sets of one camera each, with uneven boards, gave 0.98 and 0.99. Both sets together, whose lenses differ by
     * 0.7 per cent, gave 0.75. Rendered lenses 12 per cent apart gave 0.09.
     */
    private static final double MOST_LEFT = 0.87;
    /** Lenses count as one if their focal lengths differ by less than this share. */
    private static final double LEAST_DIFFERENCE = 0.002;

    CameraMix {
        larger = List.copyOf(larger);
        smaller = List.copyOf(smaller);
    }

    /** A division of the set into two groups. */
    private record Division(
            List<Integer> first, List<Integer> second, LensNumbers one, LensNumbers other, double rms) {}

    /** Returns the division of the pictures into two lenses; empty if one lens suffices. */
    static Optional<CameraMix> of(CornerSet set, double noisePx) {
        Random random = new Random(set.count());
        PartialLenses lenses = new PartialLenses(set);
        List<Division> divisions = new ArrayList<>();
        for (int seed = 0; seed < SEEDS && set.size() >= 2 * LEAST_PICTURES; seed++) {
            divided(lenses, random).ifPresent(divisions::add);
        }
        return divisions.stream()
                .min(Comparator.comparingDouble(Division::rms))
                .filter(division -> division.rms() <= EXPLAINED * noisePx)
                .filter(division ->
                        Math.abs(division.one().get(0) / division.other().get(0) - 1) > LEAST_DIFFERENCE)
                .filter(division -> predicts(lenses, division))
                .map(CameraMix::sorted);
    }

    private static boolean predicts(PartialLenses lenses, Division division) {
        List<Integer> all = IntStream.range(0, lenses.pictures()).boxed().toList();
        double onePx = LensFit.rms(heldOut(lenses, List.of(all)));
        return LensFit.rms(heldOut(lenses, List.of(division.first(), division.second()))) <= MOST_LEFT * onePx;
    }

    /**
     * Returns the error of each picture through a lens made from the other pictures of its group. In a group too small for that, the lens
     * is made from the picture itself too.
     */
    private static double[] heldOut(PartialLenses lenses, List<List<Integer>> groups) {
        double[] each = new double[lenses.pictures()];
        for (List<Integer> group : groups) {
            for (int place : group) {
                List<Integer> others =
                        group.stream().filter(other -> other != place).toList();
                each[place] = lenses.rmsOf(place, others.size() < LEAST_PICTURES ? group : others);
            }
        }
        return each;
    }

    private static CameraMix sorted(Division division) {
        boolean firstIsLarger = division.first().size() >= division.second().size();
        return firstIsLarger
                ? new CameraMix(
                        division.first(),
                        division.second(),
                        division.one().get(0),
                        division.other().get(0))
                : new CameraMix(
                        division.second(),
                        division.first(),
                        division.other().get(0),
                        division.one().get(0));
    }

    /**
     * Starts with a lens made from a few random pictures, and a lens made from the pictures that fit it worst. Then each picture moves to
     * the lens that fits it better.
     */
    private static Optional<Division> divided(PartialLenses lenses, Random random) {
        List<Integer> one = some(lenses.pictures(), random);
        List<Integer> other = worst(lenses.rmsOfEach(one));
        List<Integer> before = List.of();
        for (int round = 0; round < ROUNDS; round++) {
            double[] first = lenses.rmsOfEach(one);
            double[] second = lenses.rmsOfEach(other);
            List<Integer> nearer = IntStream.range(0, first.length)
                    .filter(i -> first[i] <= second[i])
                    .boxed()
                    .toList();
            List<Integer> farther = IntStream.range(0, first.length)
                    .filter(i -> first[i] > second[i])
                    .boxed()
                    .toList();
            if (Math.min(nearer.size(), farther.size()) < LEAST_PICTURES) {
                return Optional.empty();
            }
            if (nearer.equals(before)) {
                double[] best = IntStream.range(0, first.length)
                        .mapToDouble(i -> Math.min(first[i], second[i]))
                        .toArray();
                return Optional.of(new Division(nearer, farther, lenses.of(one), lenses.of(other), LensFit.rms(best)));
            }
            before = nearer;
            one = nearer;
            other = farther;
        }
        return Optional.empty();
    }

    private static List<Integer> some(int count, Random random) {
        TreeSet<Integer> some = new TreeSet<>();
        while (some.size() < Math.min(FEW, count)) {
            some.add(random.nextInt(count));
        }
        return List.copyOf(some);
    }

    private static List<Integer> worst(double[] rms) {
        return IntStream.range(0, rms.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -rms[i]))
                .limit(FEW)
                .sorted()
                .toList();
    }
}
