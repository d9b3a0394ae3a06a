package umpire.vision.twin.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DiePicture;
import umpire.vision.detect.numerals.LayeredNet;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * Hard negatives: patches of a die that look most like a numeral to a net although there is none, taken from the area that a reader
 * searches.
 */
final class HardPatches {
    private static final int ASKED = 150;
    private static final int MOST = 7;
    private static final double FOOLED = -0.6;
    private static final double NEAR_RAD = Math.toRadians(24);
    private static final double NEAR_EDGES = 0.17;
    private static final double OFF_EDGES = 0.2;

    private final LayeredNet net;
    private final SplittableRandom random;

    HardPatches(LayeredNet net, long seed) {
        this.net = net;
        this.random = new SplittableRandom(seed);
    }

    List<float[]> fooled(DiePicture picture, KnownKite kite) {
        int size = DiePicture.KitePatches.NUMBERS;
        DiePicture.KitePatches patches = picture.kites(kite.body());
        float[] described = new float[ASKED * size];
        boolean[] right = new boolean[ASKED];
        for (int i = 0; i < ASKED; i++) {
            double turn = random.nextDouble(2 * Math.PI);
            PlaneAxes axes = kite.axes().turned(kite.headRad() + turn);
            Pixel at = anyPlace(kite, axes);
            patches.describe(at, axes, described, i * size);
            double period = kite.turnsOver() ? Math.PI : 2 * Math.PI;
            boolean upright = Math.abs(Math.IEEEremainder(turn, period)) < NEAR_RAD;
            right[i] = !kite.leans() && upright && at.distance(kite.kite()) < NEAR_EDGES * kite.edgePx();
        }
        float[] answers = net.answers(described);
        List<float[]> hard = new ArrayList<>();
        IntStream.range(0, ASKED)
                .filter(i -> !right[i] && most(answers, i) > FOOLED)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> -most(answers, i)))
                .limit(MOST)
                .forEach(i -> {
                    float[] own = new float[size];
                    System.arraycopy(described, i * size, own, 0, size);
                    hard.add(own);
                });
        return hard;
    }

    /** Returns a place of a numeral on a kite of this body. The numeral's head is at the kite's tip or at the opposite corner. */
    private Pixel anyPlace(KnownKite kite, PlaneAxes axes) {
        double down = random.nextBoolean() ? -KnownKite.TO_BODY : KnownKite.TO_BODY;
        double right = random.nextDouble(-OFF_EDGES, OFF_EDGES);
        double up = down + random.nextDouble(-OFF_EDGES, OFF_EDGES);
        return new Pixel(
                kite.body().x() + right * axes.rightX() + up * axes.upX(),
                kite.body().y() + right * axes.rightY() + up * axes.upY());
    }

    private static float most(float[] answers, int row) {
        float most = -1;
        for (int label = 0; label < NumeralLabel.NOTHING; label++) {
            most = Math.max(most, answers[row * NumeralLabel.COUNT + label]);
        }
        return most;
    }
}
