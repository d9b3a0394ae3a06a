package umpire.vision.twin.numerals;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DiePicture;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;

/**
 * Samples of whole dice with the kite that a reader takes for the upper one, labelled by whether they lie flat on a face with that kite on
 * top. Without a reader the true kites are used.
 */
final class LyingSamples {
    private static final double SAME_EDGES = 0.35;
    private static final double RIGHT_EDGES = 0.15;
    private static final double RIGHT_RAD = Math.toRadians(14);
    private static final double WRONG_EDGES = 0.3;
    private static final double WRONG_RAD = Math.toRadians(28);
    private static final double JITTER_EDGES = 0.05;
    private static final double JITTER_RAD = Math.toRadians(5);
    private static final int OF_READING = 3;

    private final SampleSet samples = new SampleSet(1);
    private final SplittableRandom random;

    LyingSamples(long seed) {
        this.random = new SplittableRandom(seed);
    }

    SampleSet samples() {
        return samples;
    }

    void take(NumeralSamples.KnownPicture picture, Optional<NumeralReader> reader) {
        double edgePx = picture.edgePx();
        DiePicture here = DiePicture.of(picture.bgr(), edgePx * random.nextDouble(0.98, 1.02));
        for (KnownKite kite : picture.kites()) {
            KnownKite own = kite.in(here);
            add(here, own.kite(), own.axes(), kite.leans() ? 0 : 1);
        }
        reader.map(asked -> asked.read(picture.bgr(), edgePx, NumeralTrial.plane(edgePx)))
                .orElse(List.of())
                .forEach(read -> takeReading(here, read, picture.kites()));
    }

    private void takeReading(DiePicture here, ReadNumeral read, List<KnownKite> kites) {
        Optional<KnownKite> known = kites.stream()
                .min(Comparator.comparingDouble(kite -> kite.body().distance(read.body())))
                .filter(kite -> kite.body().distance(read.body()) < SAME_EDGES * kite.edgePx());
        read.kite().ifPresent(kite -> {
            double off =
                    known.map(one -> one.kite().distance(kite) / one.edgePx()).orElse(1.0);
            double turned = known.map(one -> between(one.axes(), read.axes())).orElse(Math.PI);
            boolean leans = known.map(KnownKite::leans).orElse(true);
            boolean right = !leans && off < RIGHT_EDGES && turned < RIGHT_RAD;
            boolean wrong = leans || off > WRONG_EDGES || turned > WRONG_RAD;
            for (int i = 0; i < OF_READING && (right || wrong); i++) {
                add(here, here.here(kite), read.axes().scaled(here.factor()), right ? 1 : 0);
            }
        });
    }

    private static double between(PlaneAxes a, PlaneAxes b) {
        double turn = Math.atan2(a.upY(), a.upX()) - Math.atan2(b.upY(), b.upX());
        return Math.abs(Math.IEEEremainder(turn, 2 * Math.PI));
    }

    /** Adds samples slightly beside a place. */
    private void add(DiePicture here, Pixel kite, PlaneAxes axes, int label) {
        double right = random.nextDouble(-JITTER_EDGES, JITTER_EDGES);
        double up = random.nextDouble(-JITTER_EDGES, JITTER_EDGES);
        Pixel near = new Pixel(
                kite.x() + right * axes.rightX() + up * axes.upX(), kite.y() + right * axes.rightY() + up * axes.upY());
        samples.add(here.lying(near, axes.turned(random.nextDouble(-JITTER_RAD, JITTER_RAD))), label);
    }
}
