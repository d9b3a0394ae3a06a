package umpire.vision.calibrate.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.calibrate.lens.StartingLens;

/** A cache of lenses made from subsets of a set, keyed by the pictures' indices. Many tried divisions contain the same subset. */
final class PartialLenses {
    /** Sets up to this size do not determine all numbers of a lens. */
    static final int FEW = 5;

    private final CornerSet set;
    private final Map<List<Integer>, LensNumbers> lenses = new HashMap<>();
    private final Map<List<Integer>, double[]> distances = new HashMap<>();

    PartialLenses(CornerSet set) {
        this.set = set;
    }

    /** Returns the number of pictures in the whole set. */
    int pictures() {
        return set.size();
    }

    /** Returns the lens of a subset. */
    LensNumbers of(List<Integer> places) {
        return lenses.computeIfAbsent(places, some -> made(set.only(some)));
    }

    private static LensNumbers made(CornerSet few) {
        Solution start = StartingLens.of(few.corners(), few.shape(), few.widthPx(), few.heightPx());
        FreeNumbers free = few.size() > FEW ? FreeNumbers.LENS : FreeNumbers.PLAIN;
        return LensFit.exact(few, start, free).lens();
    }

    /** Returns the error of each picture of the set through the lens of a subset. */
    double[] rmsOfEach(List<Integer> places) {
        return distances.computeIfAbsent(places, some -> rms(set, of(some))).clone();
    }

    /** Returns the error of one picture through the lens of a subset. */
    double rmsOf(int place, List<Integer> places) {
        return rms(set.only(List.of(place)), of(places))[0];
    }

    private static double[] rms(CornerSet asked, LensNumbers lens) {
        return LensFit.rmsOfEach(asked, StartingLens.posed(asked.corners(), lens, asked.shape()));
    }
}
