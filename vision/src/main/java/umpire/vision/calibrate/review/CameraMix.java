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
 * Two lenses in one set: pictures of two cameras, or of one whose focus or zoom was changed on the way. Each picture then goes with
 * one of two lenses, and nothing is left unexplained that one lens left.
 *
 * @param larger places in the set of those that agree on one lens
 * @param smaller places of those that agree on another
 * @param largerFocalPx the one lens's focal length
 * @param smallerFocalPx the other's
 */
record CameraMix(List<Integer> larger, List<Integer> smaller, double largerFocalPx, double smallerFocalPx) {
    private static final int SEEDS = 16;
    private static final int FEW = PartialLenses.FEW;
    private static final int LEAST_PICTURES = 3;
    private static final int ROUNDS = 6;
    /** Two lenses leave little more than noise, or they are no better an explanation than one. A board that is not quite even adds to it. */
    private static final double EXPLAINED = 1.8;
    /**
     * And they predict a picture that they were not made from better than one lens does, for any set divided in two is explained a little
     * better. Of two real sets of one camera each, their boards not quite even, they left 0.98 and 0.99 of it; of both together, whose
     * lenses are 0.7 per cent apart, 0.75; of rendered ones 12 per cent apart 0.09.
     */
    private static final double MOST_LEFT = 0.87;
    /** Lenses that differ by less are one. */
    private static final double LEAST_DIFFERENCE = 0.002;

    CameraMix {
        larger = List.copyOf(larger);
        smaller = List.copyOf(smaller);
    }

    /** A set divided in two. */
    private record Division(
            List<Integer> first, List<Integer> second, LensNumbers one, LensNumbers other, double rms) {}

    /** Looks whether the pictures divide into two lenses. */
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

    /** How far off each picture is by the lens of the others it goes with; where these are too few for a lens, by one made from it too. */
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

    /** Begins with a lens of a few pictures and one of those it suits least; then each picture goes to the lens that suits it better. */
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
