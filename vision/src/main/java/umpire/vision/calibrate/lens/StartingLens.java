package umpire.vision.calibrate.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Finds a first lens from nothing but corners: several focal lengths are tried, the one that explains the pictures best goes on. */
public final class StartingLens {
    /** Focal lengths tried, in longer sides of the picture: from a very wide lens to a long one. */
    private static final double[] FOCALS = {0.4, 0.6, 0.9, 1.3, 2, 3.2};

    /** So many pictures settle it; more take only longer. */
    private static final int MOST_PICTURES = 12;

    private StartingLens() {}

    /** Returns a lens with all its numbers and a pose for each picture, found from all corners alike. */
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

    /** Returns a solution in which every picture has its best pose through that lens. */
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
