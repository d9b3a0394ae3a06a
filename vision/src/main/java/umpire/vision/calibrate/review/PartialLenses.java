package umpire.vision.calibrate.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.calibrate.lens.StartingLens;

/** Lenses made of some pictures of a set each, by the pictures' places in it. Whoever tries many divisions comes to the same ones often. */
final class PartialLenses {
    /** So few pictures do not carry all numbers of a lens. */
    static final int FEW = 5;

    private final CornerSet set;
    private final Map<List<Integer>, LensNumbers> lenses = new HashMap<>();
    private final Map<List<Integer>, double[]> distances = new HashMap<>();

    PartialLenses(CornerSet set) {
        this.set = set;
    }

    /** Returns how many pictures the whole set has. */
    int pictures() {
        return set.size();
    }

    /** Returns the lens of some pictures. */
    LensNumbers of(List<Integer> places) {
        return lenses.computeIfAbsent(places, some -> made(set.only(some)));
    }

    private static LensNumbers made(CornerSet few) {
        Solution start = StartingLens.of(few.corners(), few.shape(), few.widthPx(), few.heightPx());
        FreeNumbers free = few.size() > FEW ? FreeNumbers.LENS : FreeNumbers.PLAIN;
        return LensFit.exact(few, start, free).lens();
    }

    /** Returns how far off each picture of the set is by the lens of some. */
    double[] rmsOfEach(List<Integer> places) {
        return distances.computeIfAbsent(places, some -> rms(set, of(some))).clone();
    }

    /** Returns how far off one picture is by the lens of some. */
    double rmsOf(int place, List<Integer> places) {
        return rms(set.only(List.of(place)), of(places))[0];
    }

    private static double[] rms(CornerSet asked, LensNumbers lens) {
        return LensFit.rmsOfEach(asked, StartingLens.posed(asked.corners(), lens, asked.shape()));
    }
}
