package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.bodies.BodyProposals.ProposedBody;
import umpire.vision.detect.numerals.DieNet.AskedBody;
import umpire.vision.frame.MatScope;

/**
 * Finds ten-sided dice among proposed bodies. If their size is unknown, each body is asked about at three sizes, and all dice of the picture
 * are of one size.
 */
public final class NumeralSearch {
    /** The length of an edge, in radii of the largest circle in the outline of a die. */
    public static final double EDGE_RADII = 1.8;

    /** The sizes beside the first one. Between them the answers of the net change little. */
    private static final double[] BESIDE = {0.84, 1.19};

    /** A body whose answer is below this at the first size is not asked about again. */
    private static final double LEAST_GUESS = 0.1;

    /**
     * The least confidence of a die, and that of a die with ground all around it. On 108 photographs, five other things were taken for
     * ten-sided dice. With a first limit of 0.2 they were 16.
     */
    private static final double LEAST_SURENESS = 0.3;

    private static final double LEAST_LIES_APART = 0.5;
    private static final double APART = 0.98;

    /** A die of the picture's size differs from it by at most this factor: half a step between sizes, and perspective. */
    private static final double SAME_SIZE = 1.3;

    /** A body of a told size differs from it by at most this factor. A shadow makes it larger. */
    private static final double TOLD_SIZE = 1.6;

    /** Dice nearer to each other than this, in edges, are one die. */
    private static final double SAME_EDGES = 0.6;

    /** The ratio between the scales at which the picture is prepared for the net. */
    private static final double NEXT_SCALE = 1.5;

    /** Larger pictures are scaled down to this size. In it, the smallest die is about as large as the net needs it. */
    private static final double LONGEST_SIDE_PX = 2048;

    /** The size in millimetres at which the scale of a known table is measured. */
    private static final double USUAL_SIZE = 16;

    private static final Comparator<FoundDie> SUREST_FIRST = Comparator.comparingDouble(FoundDie::sureness)
            .thenComparingDouble(FoundDie::lies)
            .reversed();

    private final DieNet net;

    public NumeralSearch(DieNet net) {
        this.net = net;
    }

    /**
     * A die that was found.
     *
     * @param middle the centre of its upper face
     * @param size the length of its edge, in the unit of the plane
     * @param edgePx the same in pixels
     * @param lies the confidence that a ten-sided die lies there, from 0 to 1
     * @param sureness the confidence in its likeliest face as well, from 0 to 1
     * @param apart whether it certainly is a body
     */
    public record FoundDie(Pixel middle, double size, double edgePx, double lies, double sureness, boolean apart) {
        private boolean isSame(FoundDie other) {
            return middle.distance(other.middle) < SAME_EDGES * Math.max(edgePx, other.edgePx);
        }

        private FoundDie ofSize(double other) {
            return new FoundDie(middle, other, edgePx * other / size, lies, sureness, apart);
        }

        private boolean isDie() {
            return sureness >= LEAST_SURENESS || (apart && lies >= LEAST_LIES_APART);
        }
    }

    /**
     * Returns the dice, those with the highest confidence first.
     *
     * @param bgr eight bits in three channels; left as it was
     * @param toldSizes the sizes of the dice; empty if they are unknown
     */
    public List<FoundDie> find(Mat bgr, List<ProposedBody> bodies, SizedPlane plane, List<Double> toldSizes) {
        double factor = Math.min(1, LONGEST_SIDE_PX / Math.max(bgr.cols(), bgr.rows()));
        try (MatScope scope = new MatScope()) {
            Mat reduced = scope.mat();
            Imgproc.resize(bgr, reduced, new Size(), factor, factor, Imgproc.INTER_AREA);
            Questions questions = new Questions(reduced, factor, plane);
            if (toldSizes.isEmpty()) {
                return ofOneSize(questions, bodies);
            }
            return distinct(
                    questions.answers(bodies.stream()
                            .flatMap(body -> toldSizes.stream()
                                    .map(size -> questions.about(body.middle(), size, body.apart() >= APART))
                                    .filter(die -> isNear(die.edgePx(), EDGE_RADII * body.radiusPx(), TOLD_SIZE)))
                            .toList()),
                    FoundDie::isDie);
        }
    }

    private static List<FoundDie> ofOneSize(Questions questions, List<ProposedBody> bodies) {
        List<FoundDie> first = questions.answers(bodies.stream()
                .map(body -> questions.ofLength(body.middle(), EDGE_RADII * body.radiusPx(), body.apart() >= APART))
                .toList());
        List<FoundDie> beside = questions.answers(first.stream()
                .filter(die -> die.lies() >= LEAST_GUESS)
                .flatMap(die -> DoubleStream.of(BESIDE)
                        .mapToObj(factor -> questions.about(die.middle(), die.size() * factor, die.apart())))
                .toList());
        List<FoundDie> guessed = Stream.concat(first.stream(), beside.stream()).toList();
        List<FoundDie> dice = distinct(guessed, FoundDie::isDie);
        if (dice.isEmpty()) {
            return dice;
        }
        double size = settled(dice);
        List<FoundDie> near = guessed.stream()
                .filter(die -> isNear(die.size(), size, SAME_SIZE))
                .toList();
        List<FoundDie> again = questions.answers(distinct(near, die -> die.lies() >= LEAST_GUESS).stream()
                .map(die -> questions.about(die.middle(), size, die.apart()))
                .toList());
        return distinct(Stream.concat(near.stream(), again.stream()).toList(), FoundDie::isDie).stream()
                .map(die -> die.ofSize(size))
                .toList();
    }

    /** Returns the median size, each die weighted with its confidence. */
    private static double settled(List<FoundDie> dice) {
        double half = dice.stream().mapToDouble(FoundDie::sureness).sum() / 2;
        double sum = 0;
        for (FoundDie die :
                dice.stream().sorted(Comparator.comparingDouble(FoundDie::size)).toList()) {
            sum += die.sureness();
            if (sum >= half) {
                return die.size();
            }
        }
        return 1;
    }

    /** Returns those of the dice that count, each once. */
    private static List<FoundDie> distinct(List<FoundDie> dice, Predicate<FoundDie> counts) {
        List<FoundDie> kept = new ArrayList<>();
        for (FoundDie die : dice.stream().filter(counts).sorted(SUREST_FIRST).toList()) {
            if (kept.stream().noneMatch(die::isSame)) {
                kept.add(die);
            }
        }
        return kept;
    }

    private static boolean isNear(double one, double other, double factor) {
        return one < other * factor && other < one * factor;
    }

    /** The questions to the net about places of one picture. */
    private final class Questions {
        private final Mat reduced;
        private final double factor;
        private final SizedPlane plane;
        private final Map<Long, DiePicture> pictures = new HashMap<>();

        Questions(Mat reduced, double factor, SizedPlane plane) {
            this.reduced = reduced;
            this.factor = factor;
            this.plane = plane;
        }

        FoundDie about(Pixel middle, double size, boolean apart) {
            return new FoundDie(middle, size, plane.axes(middle, size).edgePx(), 0, 0, apart);
        }

        FoundDie ofLength(Pixel middle, double edgePx, boolean apart) {
            return about(middle, edgePx / plane.pxPerUnit(middle, USUAL_SIZE), apart);
        }

        /** Returns the dice with the answers of the net and the middles that it gives. */
        List<FoundDie> answers(List<FoundDie> asked) {
            Map<Long, List<FoundDie>> byScale = asked.stream()
                    .collect(Collectors.groupingBy(
                            die -> Math.round(Math.log(die.edgePx()) / Math.log(NEXT_SCALE)),
                            TreeMap::new,
                            Collectors.toList()));
            List<FoundDie> answered = new ArrayList<>();
            byScale.forEach((scale, dice) -> answered.addAll(answers(
                    pictures.computeIfAbsent(
                            scale, power -> DiePicture.of(reduced, factor * Math.pow(NEXT_SCALE, power))),
                    dice)));
            return answered;
        }

        private List<FoundDie> answers(DiePicture picture, List<FoundDie> dice) {
            double all = factor * picture.factor();
            List<DieReading> readings = net.read(
                    picture,
                    dice.stream()
                            .map(die -> new AskedBody(
                                    picture.here(DiePicture.scaled(die.middle(), factor)),
                                    plane.axes(die.middle(), die.size()).scaled(all)))
                            .toList());
            return IntStream.range(0, dice.size())
                    .mapToObj(i -> answered(picture, dice.get(i), readings.get(i)))
                    .toList();
        }

        private FoundDie answered(DiePicture picture, FoundDie asked, DieReading reading) {
            return new FoundDie(
                    DiePicture.scaled(picture.there(reading.middle()), 1 / factor),
                    asked.size(),
                    asked.edgePx(),
                    reading.lies(),
                    reading.lies() * reading.faces().get(reading.label()),
                    asked.apart());
        }
    }
}
