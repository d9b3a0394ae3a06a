package umpire.proof.numerals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DiePicture;
import umpire.vision.detect.numerals.LayeredNet;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.PlaneAxes;

/** Patches of a die in which a net sees a numeral that does not stand there. */
final class HardPatches {
    private static final int ASKED = 60;
    private static final int MOST = 3;
    private static final double FOOLED = -0.3;
    private static final double NEAR_RAD = Math.toRadians(25);

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
            double x = random.nextDouble(-0.4, 0.4);
            double y = random.nextDouble(-0.5, 0.3);
            PlaneAxes axes = kite.axes();
            Pixel at = new Pixel(
                    kite.kite().x() + x * axes.rightX() + y * axes.upX(),
                    kite.kite().y() + x * axes.rightY() + y * axes.upY());
            patches.describe(at, axes.turned(kite.headRad() + turn), described, i * size);
            double period = kite.turnsOver() ? Math.PI : 2 * Math.PI;
            double off = Math.abs(Math.IEEEremainder(turn, period));
            right[i] = !kite.leans() && off < NEAR_RAD && Math.hypot(x, y) < 0.2;
        }
        float[] answers = net.answers(described);
        List<float[]> hard = new ArrayList<>();
        for (int i = 0; i < ASKED && hard.size() < MOST; i++) {
            if (!right[i] && most(answers, i) > FOOLED) {
                float[] own = new float[size];
                System.arraycopy(described, i * size, own, 0, size);
                hard.add(own);
            }
        }
        return hard;
    }

    private static float most(float[] answers, int row) {
        float most = -1;
        for (int label = 0; label < NumeralLabel.NOTHING; label++) {
            most = Math.max(most, answers[row * NumeralLabel.COUNT + label]);
        }
        return most;
    }
}
