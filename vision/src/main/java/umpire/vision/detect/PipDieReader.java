package umpire.vision.detect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/** Reads ordinary dice by their pips: round spots, then those that lie like a face, then the face's own edges. */
public final class PipDieReader implements DieReader {
    private static final int LONGEST_SIDE_PX = 1600;

    @Override
    public List<Die> read(Mat bgr, DieScale scale) {
        double longest = Math.max(bgr.cols(), bgr.rows());
        double factor = scale instanceof DieScale.Unknown ? Math.min(1, LONGEST_SIDE_PX / longest) : 1;
        Mat work = new Mat();
        try {
            Imgproc.resize(bgr, work, new Size(0, 0), factor, factor, Imgproc.INTER_AREA);
            return new PipJudge(PipPlanes.of(work), radiiPx(scale), body(scale))
                    .dice().stream()
                            .map(die -> die.in(1 / factor, 0, 0))
                            .sorted(Comparator.comparingDouble(Die::yPx).thenComparingDouble(Die::xPx))
                            .toList();
        } finally {
            OpenCv.release(work);
        }
    }

    private static double[] radiiPx(DieScale scale) {
        return switch (scale) {
            case DieScale.Known known -> {
                double radiusPx = 0.1 * known.edgeMm() * known.pxPerMm();
                yield new double[] {radiusPx};
            }
            case DieScale.Unknown unknown -> {
                List<Double> radii = new ArrayList<>();
                for (double r = 1.8; r < 28; r *= 1.35) {
                    radii.add(r);
                }
                yield radii.stream().mapToDouble(Double::doubleValue).toArray();
            }
        };
    }

    private static Optional<DieBody> body(DieScale scale) {
        return switch (scale) {
            case DieScale.Known known ->
                Optional.of(new DieBody(
                        known.edgeMm() * known.pxPerMm(), known.axisXPx(), known.axisYPx(), known.lensPx()));
            case DieScale.Unknown unknown -> Optional.empty();
        };
    }
}
