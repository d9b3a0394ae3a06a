package umpire.vision.detect;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/**
 * Reads ordinary dice by their pips. Round spots are looked for, then those that lie like a face; in blur or noise whole
 * faces are laid over dice of known size. Either way the die's own edges have the last word.
 */
public final class PipDieReader implements DieReader {
    /** From the smallest spot with a shape to a pip that fills a corner of the picture, each size a third larger than the last. Chosen. */
    private static final double[] RADII_PX =
            DoubleStream.iterate(1.8, r -> r < 28, r -> r * 1.35).toArray();

    /** Pictures of an unknown table are made no larger than this: a die a fiftieth as wide still has pips six pixels wide. Chosen. */
    private static final int LONGEST_SIDE_PX = 1600;

    private final ReadingTrace trace;

    /** Reads for somebody who does not ask why. */
    public PipDieReader() {
        this(ReadingTrace.NONE);
    }

    /** Reads and says what it weighs up. */
    public PipDieReader(ReadingTrace trace) {
        this.trace = trace;
    }

    @Override
    public List<Die> read(Mat bgr, DieScale scale, List<Tag> tags) {
        double longest = Math.max(bgr.cols(), bgr.rows());
        double factor = scale instanceof DieScale.AnyScale ? Math.min(1, LONGEST_SIDE_PX / longest) : 1;
        Mat work = shrunk(bgr, factor);
        try {
            List<Tag> there = tags.stream().map(tag -> tag.in(factor, 0, 0)).toList();
            return found(work, scale, there, trace.of(1 / factor, 0, 0)).stream()
                    .map(die -> die.in(1 / factor, 0, 0))
                    .sorted(Comparator.comparingDouble(Die::yPx).thenComparingDouble(Die::xPx))
                    .toList();
        } finally {
            OpenCv.release(work);
        }
    }

    /** Returns a smaller picture, or the same one where it keeps its size; the caller releases it. */
    private static Mat shrunk(Mat bgr, double factor) {
        if (factor == 1) {
            return bgr.submat(0, bgr.rows(), 0, bgr.cols());
        }
        Mat smaller = new Mat();
        Imgproc.resize(bgr, smaller, new Size(0, 0), factor, factor, Imgproc.INTER_AREA);
        return smaller;
    }

    private static List<Die> found(Mat work, DieScale scale, List<Tag> tags, ReadingTrace trace) {
        return switch (scale) {
            case DieScale.KnownScale known ->
                ofKnownSize(work, known, tags, trace).stream()
                        .map(die -> die.withEdge(known.edgeMm()))
                        .toList();
            case DieScale.AnyScale anyScale ->
                PipJudge.ofAnySize(PipPlanes.withWeakest(work), RADII_PX, tags, trace)
                        .dice();
        };
    }

    private static List<Die> ofKnownSize(Mat work, DieScale.KnownScale known, List<Tag> tags, ReadingTrace trace) {
        DieBody body = new DieBody(known.edgePx(), known.nadirXPx(), known.nadirYPx(), known.lensPx());
        PipPlanes picture = PipPlanes.of(work);
        if (!SensorNoise.isStrong(work)) {
            return new SizedDice(picture, picture, false, body, tags, trace).dice();
        }
        Mat quiet = SensorNoise.smoothed(work);
        try {
            return new SizedDice(picture, PipPlanes.of(quiet), true, body, tags, trace).dice();
        } finally {
            OpenCv.release(quiet);
        }
    }
}
