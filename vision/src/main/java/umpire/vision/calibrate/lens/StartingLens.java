package umpire.vision.calibrate.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Finds a first lens from the corners alone: it tries several focal lengths and keeps the best. */
public final class StartingLens {
    /** The focal lengths tried, from wide to long, in multiples of the picture's longer side. */
    private static final double[] FOCALS = {0.4, 0.6, 0.9, 1.3, 2, 3.2};

    /** The number of pictures used; more take longer and change nothing. */
    private static final int MOST_PICTURES = 12;

    private StartingLens() {}

    /** Returns a lens with all its numbers and a pose for each picture, found from all corners with equal weight. */
    public static Solution of(List<List<BoardCorner>> pictures, BoardShape shape, int widthPx, int heightPx) {
        List<List<BoardCorner>> few = spread(pictures);
        LensNumbers best = LensNumbers.plain(Math.max(widthPx, heightPx), widthPx, heightPx);
        double least = Double.POSITIVE_INFINITY;
        for (double focal : FOCALS) {
            LensNumbers plain = LensNumbers.plain(focal * Math.max(widthPx, heightPx), widthPx, heightPx);
            Solution rough = solved(few, posed(few, plain, shape), FreeNumbers.ROUGH);
            double rms = rough.rms(few);
            if (rms < least) {
                least = rms;
                best = rough.lens();
            }
        }
        Solution some = posed(few, best, shape);
        for (FreeNumbers free : List.of(FreeNumbers.ROUGH, FreeNumbers.PLAIN)) {
            some = solved(few, some, free);
        }
        return posed(pictures, some.lens(), shape);
    }

    /** Returns a solution with the best pose of every picture through this lens. */
    public static Solution posed(List<List<BoardCorner>> pictures, LensNumbers lens, BoardShape shape) {
        List<BoardPose> poses = new ArrayList<>();
        pictures.forEach(corners -> poses.add(PoseFit.of(lens, shape, corners)));
        return new Solution(lens, shape, poses);
    }

    private static Solution solved(List<List<BoardCorner>> pictures, Solution start, FreeNumbers free) {
        return new BundleAdjustment(pictures, BundleAdjustment.evenly(pictures), free).improved(start);
    }

    private static List<List<BoardCorner>> spread(List<List<BoardCorner>> pictures) {
        int count = Math.min(MOST_PICTURES, pictures.size());
        return IntStream.range(0, count)
                .mapToObj(i -> pictures.get(i * pictures.size() / count))
                .toList();
    }
}
