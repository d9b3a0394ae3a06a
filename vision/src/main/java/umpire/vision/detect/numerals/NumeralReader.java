package umpire.vision.detect.numerals;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.KiteScan.KiteGuess;
import umpire.vision.detect.numerals.NumeralBodyFinder.FoundBody;

/** Reads ten-sided dice by their numerals. A reading of the net counts only if the numeral has the right number of holes. */
public final class NumeralReader {
    /** The largest number of faces in a question to the players. */
    private static final int MOST_ASKED = 3;

    private final NumeralNets nets;
    private final NumeralThresholds limits;
    private final NumeralBodyFinder bodies;

    public NumeralReader(NumeralNets nets, NumeralThresholds limits) {
        this.nets = nets;
        this.limits = limits;
        this.bodies = new NumeralBodyFinder(nets.bodies(), limits);
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
        return bodies.find(picture, plane, ground).parallelStream()
                .map(body -> read(picture, body, plane.apply(picture.there(body.middle()))))
                .toList();
    }

    /**
     * Reads dice at known places.
     *
     * @param middles the centres of their upper faces
     */
    public List<ReadNumeral> readAt(Mat bgr, double edgePx, List<Pixel> middles, Function<Pixel, PlaneAxes> plane) {
        DiePicture picture = DiePicture.of(bgr, edgePx);
        return middles.parallelStream()
                .map(middle -> read(picture, new FoundBody(picture.here(middle), 1), plane.apply(middle)))
                .toList();
    }

    private ReadNumeral read(DiePicture picture, FoundBody body, PlaneAxes axes) {
        DiePicture.KitePatches patches = picture.kites(body.middle());
        KiteScan scan = new KiteScan(nets.numerals(), patches, body.middle(), axes.scaled(picture.factor()));
        List<KiteGuess> guesses = scan.scan();
        KiteGuess best = guesses.getFirst();
        double rival = rivalShare(guesses);
        Pixel there = picture.there(body.middle());
        if (best.share() < limits.minToldShare()) {
            return new ReadNumeral(
                    there, Optional.empty(), axes, List.of(), List.of(), false, false, best.share(), rival, 0, -1);
        }
        Pixel kite = scan.kite(best.place());
        double lying = nets.lying().answers(picture.lying(kite, scan.kiteAxes(best.place())))[0];
        boolean likely = best.label() != NumeralLabel.SIX_OR_NINE
                && best.share() >= limits.minSureShare()
                && rival <= limits.maxRivalShare()
                && lying >= limits.minLyingSureness();
        double holesShare = likely
                ? holesShare(
                        best,
                        GlyphCuts.of(
                                patches.shade(),
                                kite,
                                axes.scaled(picture.factor())
                                        .turned(best.place().turnRad())))
                : 0;
        return new ReadNumeral(
                there,
                Optional.of(picture.there(kite)),
                scan.kiteAxes(best.place()).scaled(1 / picture.factor()),
                NumeralLabel.faces(best.label()),
                lying >= limits.minAskedLyingSureness() ? mayShow(guesses) : List.of(),
                NumeralLabel.isTens(best.label()),
                likely && holesShare >= limits.minHolesShare(),
                best.share(),
                rival,
                holesShare,
                lying);
    }

    /**
     * Returns the faces to ask about; none if there are too many. Six and nine are always asked about together, since their mark may be
     * worn or hidden.
     */
    private List<String> mayShow(List<KiteGuess> guesses) {
        boolean tens = NumeralLabel.isTens(guesses.getFirst().label());
        List<String> likely = guesses.stream()
                .filter(guess -> guess.share() >= limits.minToldShare())
                .map(KiteGuess::label)
                .filter(label -> NumeralLabel.isTens(label) == tens)
                .flatMap(label -> NumeralLabel.turnedEitherWay(label).stream())
                .distinct()
                .toList();
        return likely.size() > MOST_ASKED ? List.of() : likely;
    }

    /** Returns whether a six or nine has its mark. The mark counts only if the net sees it and it is a separate piece in the cuts. */
    private boolean isMarked(KiteGuess best, GlyphCuts.CutShares cuts) {
        return cuts.marked() >= limits.minMarkedShare()
                && best.answers()[NumeralLabel.SIX_OR_NINE] <= limits.maxUnmarkedShare();
    }

    /**
     * Returns the share of cuts with the right number of holes; 0 if a necessary mark is missing. Holes of two-digit numerals are not
     * counted, since they are too small and there may be up to four.
     */
    private double holesShare(KiteGuess best, GlyphCuts.CutShares cuts) {
        if (NumeralLabel.isTens(best.label())) {
            return 1;
        }
        if (NumeralLabel.needsMark(best.label()) && !isMarked(best, cuts)) {
            return 0;
        }
        double share = 0;
        for (int i = 0; i < cuts.holes().length; i++) {
            share += NumeralLabel.admits(best.label(), i) ? cuts.holes()[i] : 0;
        }
        return share;
    }

    /** Returns the highest answer for another numeral, at the best place or elsewhere. */
    private static double rivalShare(List<KiteGuess> guesses) {
        KiteGuess best = guesses.getFirst();
        double most = guesses.get(1).share();
        for (int other = 0; other < NumeralLabel.NOTHING; other++) {
            most = other == best.label() ? most : Math.max(most, best.answers()[other]);
        }
        return most;
    }
}
