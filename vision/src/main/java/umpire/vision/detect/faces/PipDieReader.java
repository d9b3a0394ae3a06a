package umpire.vision.detect.faces;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.pips.PipPlanes;
import umpire.vision.detect.pips.SensorNoise;
import umpire.vision.detect.pips.SpotMap;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;

/**
 * Reads ordinary dice by their pips. It looks for round spots, and then for spots that form a face. In blur or noise it matches whole faces
 * on dice of known size. In both cases the edges of the die decide how certain a face is. The same picture gives the same dice.
 */
public final class PipDieReader {
    /**
     * The radii of the spots searched, each a third larger than the last. They range from the smallest spot with a shape to a pip that
     * fills a corner of the picture. Chosen.
     */
    private static final double[] RADII_PX =
            DoubleStream.iterate(1.8, r -> r < 28, r -> r * 1.35).toArray();

    /**
     * Pictures of an unknown table are scaled down to this size: pips are six pixels wide even on a die a fiftieth as wide as the picture.
     * Chosen.
     */
    private static final double LONGEST_SIDE_PX = 1600;

    private final PipDiceThresholds thresholds;
    private final ReadingTrace trace;

    /** Makes a reader with default thresholds and without a trace. */
    public PipDieReader() {
        this(PipDiceThresholds.standard(), ReadingTrace.NONE);
    }

    /** Makes a reader with these thresholds that reports its candidates. */
    public PipDieReader(PipDiceThresholds thresholds, ReadingTrace trace) {
        this.thresholds = thresholds;
        this.trace = trace;
    }

    /**
     * Reads all dice of one picture.
     *
     * @param bgr eight bits in three channels, blue first; left as it was
     * @param scale the size of the dice, if it is known
     * @param tags the tags read in it; no die lies on them
     * @return every die, sorted by y, then by x; leaning and unreadable dice have no face
     */
    public List<Die> read(Mat bgr, DieScale scale, List<Tag> tags) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            return switch (scale) {
                case DieScale.KnownScale known -> {
                    Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
                    yield ofKnownSize(bgr, grey, known, tags);
                }
                case DieScale.AnyScale anyScale -> ofAnySize(bgr, tags);
            };
        }
    }

    /**
     * Reads all dice of one size, with a grey version of the picture.
     *
     * @param grey eight bits in one channel; left as it was
     */
    public List<Die> ofKnownSize(Mat bgr, Mat grey, DieScale.KnownScale known, List<Tag> tags) {
        DieBody body =
                new DieBody(known.edgePx(), known.nadirXPx(), known.nadirYPx(), known.lensPx(), thresholds.leans());
        SpotMap map = SpotMap.of(grey, SizedDice.pipRadiusPx(body));
        PipPlanes picture = PipPlanes.of(bgr, grey);
        try (MatScope scope = new MatScope()) {
            Mat quiet = scope.mat();
            boolean noisy = SensorNoise.isStrong(bgr);
            PipPlanes smooth = noisy ? PipPlanes.of(SensorNoise.smoothed(bgr, quiet)) : picture;
            return sorted(new SizedDice(picture, smooth, noisy, body, map, tags, thresholds, trace)
                    .dice().stream().map(die -> die.withEdge(known.edgeMm())));
        }
    }

    private List<Die> ofAnySize(Mat bgr, List<Tag> tags) {
        double factor = Math.min(1, LONGEST_SIDE_PX / Math.max(bgr.cols(), bgr.rows()));
        try (MatScope scope = new MatScope()) {
            Mat work = scope.keep(shrunk(bgr, factor));
            List<Tag> there = tags.stream().map(tag -> tag.in(factor, 0, 0)).toList();
            PipPlanes picture = PipPlanes.withWeakest(work);
            return sorted(
                    PipJudge.ofAnySize(picture, RADII_PX, there, thresholds, trace.of(1 / factor, 0, 0)).dice().stream()
                            .map(die -> die.in(1 / factor, 0, 0)));
        }
    }

    private static List<Die> sorted(Stream<Die> dice) {
        return dice.sorted(Comparator.comparingDouble(Die::yPx).thenComparingDouble(Die::xPx))
                .toList();
    }

    /** Returns a smaller picture, or the same one if it keeps its size; the caller releases it. */
    private static Mat shrunk(Mat bgr, double factor) {
        if (factor == 1) {
            return bgr.submat(0, bgr.rows(), 0, bgr.cols());
        }
        Mat smaller = new Mat();
        Imgproc.resize(bgr, smaller, new Size(0, 0), factor, factor, Imgproc.INTER_AREA);
        return smaller;
    }
}
