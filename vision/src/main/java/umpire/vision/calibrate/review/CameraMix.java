package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.calibrate.lens.StartingLens;

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
    private static final int FEW = 5;
    private static final int LEAST_PICTURES = 3;
    private static final int ROUNDS = 6;
    /** Two lenses leave little more than noise, or they are no better an explanation than one. */
    private static final double EXPLAINED = 1.6;
    /**
     * And they leave at most so much of what one lens leaves: any set divided in two fits somewhat better. Sets of one camera whose board
     * was not quite even left 0.78 to 0.97, sets of two cameras 4 and 12 per cent apart 0.24 and 0.14.
     */
    private static final double MOST_LEFT = 0.6;
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
        List<Division> divisions = new ArrayList<>();
        for (int seed = 0; seed < SEEDS && set.size() >= 2 * LEAST_PICTURES; seed++) {
            divided(set, random).ifPresent(divisions::add);
        }
        double most = Math.min(EXPLAINED * noisePx, MOST_LEFT * LensFit.rms(rms(set, lens(set))));
        return divisions.stream()
                .min(Comparator.comparingDouble(Division::rms))
                .filter(division -> division.rms() <= most)
                .filter(division ->
                        Math.abs(division.one().get(0) / division.other().get(0) - 1) > LEAST_DIFFERENCE)
                .map(CameraMix::sorted);
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
    private static Optional<Division> divided(CornerSet set, Random random) {
        LensNumbers one = lens(set.only(some(set.size(), random)));
        LensNumbers other = lens(set.only(worst(rms(set, one))));
        List<Integer> before = List.of();
        for (int round = 0; round < ROUNDS; round++) {
            double[] first = rms(set, one);
            double[] second = rms(set, other);
            List<Integer> nearer = IntStream.range(0, set.size())
                    .filter(i -> first[i] <= second[i])
                    .boxed()
                    .toList();
            List<Integer> farther = IntStream.range(0, set.size())
                    .filter(i -> first[i] > second[i])
                    .boxed()
                    .toList();
            if (Math.min(nearer.size(), farther.size()) < LEAST_PICTURES) {
                return Optional.empty();
            }
            if (nearer.equals(before)) {
                double[] best = IntStream.range(0, set.size())
                        .mapToDouble(i -> Math.min(first[i], second[i]))
                        .toArray();
                return Optional.of(new Division(nearer, farther, one, other, LensFit.rms(best)));
            }
            before = nearer;
            one = lens(set.only(nearer));
            other = lens(set.only(farther));
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

    private static LensNumbers lens(CornerSet few) {
        Solution start = StartingLens.of(few.corners(), few.shape(), few.widthPx(), few.heightPx());
        FreeNumbers free = few.size() > FEW ? FreeNumbers.LENS : FreeNumbers.PLAIN;
        return LensFit.exact(few, start, free).lens();
    }

    private static double[] rms(CornerSet set, LensNumbers lens) {
        return LensFit.rmsOfEach(set, StartingLens.posed(set.corners(), lens, set.shape()));
    }
}
