package umpire.vision.detect.numerals;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.bodies.BodyProposals;
import umpire.vision.detect.bodies.BodyProposals.ProposedBody;
import umpire.vision.detect.numerals.KiteScan.KiteGuess;

/**
 * Reads ten-sided dice by their numerals. The {@link DieNet} sees the whole die: it finds the tip of the upper kite, reads the face and
 * tells whether the die lies. The net for numerals then reads the kite by itself, and the net of lying dice may object. No net alone makes a
 * face sure.
 */
public final class NumeralReader {
    /** The largest number of faces in a question to the players. */
    private static final int MOST_ASKED = 3;

    /** The turns beside the tip, in degrees, in which the net of lying dice is asked. */
    private static final List<Integer> LYING_TURNS_DEG = List.of(0, -10, 10);

    /** The size of all dice, in a unit of their own. */
    private static final double ONE_SIZE = 1;

    private final NumeralNets nets;
    private final DieNet dice;
    private final NumeralThresholds limits;
    private final NumeralBodyFinder bodies;
    private final NumeralSearch search;

    public NumeralReader(NumeralNets nets, DieNet dice, NumeralThresholds limits) {
        this.nets = nets;
        this.dice = dice;
        this.limits = limits;
        this.bodies = new NumeralBodyFinder(nets.bodies(), limits);
        this.search = new NumeralSearch(dice);
    }

    /** Returns a reader with the nets that come with the program. */
    public static NumeralReader standard(NumeralThresholds limits) {
        return new NumeralReader(NumeralNets.standard(), DieNet.standard(), limits);
    }

    /** Finds and reads dice anywhere in a picture. */
    public List<ReadNumeral> read(Mat bgr, double edgePx, Function<Pixel, PlaneAxes> plane) {
        return read(bgr, edgePx, plane, anywhere -> true);
    }

    /**
     * Finds and reads dice.
     *
     * @param bgr eight bits in three channels; left as it was
     * @param edgePx approximate length of a die's edge
     * @param plane the appearance of an edge at a pixel, at the height of the dice's upper faces
     * @param ground whether a die may have the centre of its upper face at a pixel
     * @return every die found, read or not, those with the highest confidence first
     */
    public List<ReadNumeral> read(Mat bgr, double edgePx, Function<Pixel, PlaneAxes> plane, Predicate<Pixel> ground) {
        DiePicture picture = DiePicture.of(bgr, edgePx);
        List<Pixel> found = bodies.find(picture, plane, ground).stream()
                .map(NumeralBodyFinder.FoundBody::middle)
                .toList();
        List<ProposedBody> others = BodyProposals.of(bgr).stream()
                .filter(body -> ground.test(body.middle()) && isFar(picture.here(body.middle()), found))
                .toList();
        Stream<Pixel> more = search.find(bgr, others, (pixel, size) -> plane.apply(pixel), List.of(ONE_SIZE)).stream()
                .map(die -> picture.here(die.middle()))
                .filter(middle -> isFar(middle, found));
        return read(picture, Stream.concat(found.stream(), more).toList(), plane);
    }

    private boolean isFar(Pixel middle, List<Pixel> found) {
        return found.stream()
                .allMatch(other -> other.distance(middle) > limits.minApartEdges() * NumeralBodyFinder.EDGE_PX);
    }

    /**
     * Reads dice at known places.
     *
     * @param middles the centres of their upper faces
     */
    public List<ReadNumeral> readAt(Mat bgr, double edgePx, List<Pixel> middles, Function<Pixel, PlaneAxes> plane) {
        DiePicture picture = DiePicture.of(bgr, edgePx);
        return read(picture, middles.stream().map(picture::here).toList(), plane);
    }

    /** Reads dice whose middles are known, in pixels of the scaled picture. */
    private List<ReadNumeral> read(DiePicture picture, List<Pixel> middles, Function<Pixel, PlaneAxes> plane) {
        List<DieNet.AskedBody> asked = middles.stream()
                .map(middle -> new DieNet.AskedBody(
                        middle, plane.apply(picture.there(middle)).scaled(picture.factor())))
                .toList();
        List<DieReading> seen = dice.read(picture, asked);
        return IntStream.range(0, asked.size())
                .parallel()
                .mapToObj(i -> read(picture, asked.get(i), seen.get(i)))
                .toList();
    }

    private ReadNumeral read(DiePicture picture, DieNet.AskedBody body, DieReading seen) {
        DiePicture.KitePatches patches = picture.kites(seen.middle());
        KiteScan scan = new KiteScan(nets.numerals(), patches, seen.middle(), body.axes());
        FaceVotes votes = new FaceVotes(seen, scan.scan(seen.tipRad()));
        KiteGuess best = votes.guesses().getFirst();
        PlaneAxes kiteAxes = scan.kiteAxes(best.place());
        Pixel kite = scan.kite(best.place());
        boolean sure = votes.areSure(
                limits,
                () -> lying(picture, kite, kiteAxes),
                () -> GlyphCuts.holes(
                        patches.shade(), kite, body.axes().turned(best.place().turnRad())));
        boolean told = votes.share() >= limits.minToldShare();
        int label = votes.likeliest();
        return new ReadNumeral(
                picture.there(body.middle()),
                Optional.of(picture.there(kite)).filter(here -> told),
                told ? kiteAxes.scaled(1 / picture.factor()) : body.axes().scaled(1 / picture.factor()),
                told ? NumeralLabel.faces(label) : List.of(),
                told && seen.lies() >= limits.minAskedLiesShare()
                        ? votes.mayShow(limits.minAskedShare(), MOST_ASKED)
                        : List.of(),
                told && NumeralLabel.isTens(label),
                sure,
                votes.share(),
                seen.leastLies());
    }

    /** Returns the best answer of the net of lying dice, at the kite's turn and beside it. */
    private double lying(DiePicture picture, Pixel kite, PlaneAxes axes) {
        return LYING_TURNS_DEG.stream()
                .mapToDouble(turn -> nets.lying().answers(picture.lying(kite, axes.turned(Math.toRadians(turn))))[0])
                .max()
                .orElseThrow();
    }
}
