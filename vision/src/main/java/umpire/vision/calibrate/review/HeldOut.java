package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.PoseFit;
import umpire.vision.calibrate.lens.Solution;

/**
 * The cross-validation of a lens. The pictures are divided into folds, and for each fold a lens is made from the other pictures. In a
 * held-out picture every second corner gives the pose of the board, and the other corners give the error.
 *
 * @param rmsPx root mean square error of all held-out corners
 * @param pictureRmsPx root mean square error of each held-out picture, in the set's order
 * @param lenses one lens for each fold, made without the pictures of that fold
 */
record HeldOut(double rmsPx, List<Double> pictureRmsPx, List<LensNumbers> lenses) {
    private static final int MOST_FOLDS = 10;
    private static final int LEAST_HALF = 4;

    HeldOut {
        pictureRmsPx = List.copyOf(pictureRmsPx);
        lenses = List.copyOf(lenses);
    }

    static HeldOut of(CornerSet set, Solution solution, FreeNumbers free) {
        int folds = Math.min(MOST_FOLDS, set.size());
        List<LensNumbers> lenses = new ArrayList<>();
        Double[] each = new Double[set.size()];
        double sum = 0;
        int count = 0;
        for (int fold = 0; fold < folds; fold++) {
            int now = fold;
            List<Integer> others = IntStream.range(0, set.size())
                    .filter(i -> i % folds != now)
                    .boxed()
                    .toList();
            List<BoardPose> poses = others.stream().map(solution.poses()::get).toList();
            Solution without =
                    LensFit.exact(set.only(others), new Solution(solution.lens(), solution.shape(), poses), free);
            lenses.add(without.lens());
            for (int i = fold; i < set.size(); i += folds) {
                double[] off = errors(set, i, without, solution.poses().get(i));
                each[i] = LensFit.rms(off);
                sum += each[i] * each[i] * off.length;
                count += off.length;
            }
        }
        return new HeldOut(Math.sqrt(sum / Math.max(1, count)), List.of(each), lenses);
    }

    private static double[] errors(CornerSet set, int picture, Solution lens, BoardPose start) {
        List<BoardCorner> even = set.half(true).get(picture);
        List<BoardCorner> odd = set.half(false).get(picture);
        if (Math.min(even.size(), odd.size()) < LEAST_HALF) {
            return off(lens, set.corners().get(picture), set.corners().get(picture), start);
        }
        return DoubleStream.concat(
                        Arrays.stream(off(lens, even, odd, start)), Arrays.stream(off(lens, odd, even, start)))
                .toArray();
    }

    private static double[] off(Solution lens, List<BoardCorner> known, List<BoardCorner> asked, BoardPose start) {
        BoardPose pose = PoseFit.refined(lens.lens(), lens.shape(), known, start);
        return new Solution(lens.lens(), lens.shape(), List.of(pose)).distances(0, asked);
    }
}
