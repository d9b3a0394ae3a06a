package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** Many random dice on one table, some of them leaning, and the score of the eye on a degraded picture. */
public final class DiceField {
    /** Bodies and pips as sold. */
    public static final Colour[][] MAKES = {
        {Colour.WHITE, Colour.BLACK},
        {new Colour(225, 215, 190), new Colour(25, 20, 20)},
        {new Colour(170, 30, 30), Colour.WHITE},
        {new Colour(35, 60, 150), Colour.WHITE},
        {new Colour(30, 110, 60), Colour.WHITE},
        {new Colour(225, 190, 60), new Colour(20, 20, 20)},
        {new Colour(30, 30, 32), Colour.WHITE}
    };

    private static final double SPACING_MM = 75;
    private static final double MIN_TILT_DEG = 25;
    private static final double SURE = 0.9;
    private static final double SAME_PLACE_PX = 20;

    /**
     * The result.
     *
     * @param flat dice that lie flat
     * @param read flat dice whose face was read
     * @param wrong dice read wrongly
     * @param leaning dice that lean
     * @param taken leaning dice with a certain face
     */
    public record Score(int flat, int read, int wrong, int leaning, int taken) {
        public double share() {
            return (double) read / flat;
        }
    }

    private DiceField() {}

    /** Returns a table without a sheet, full of dice of one size. */
    public static TableScene scene(long seed, double edgeMm) {
        Random random = new Random(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -225; y <= 225; y += SPACING_MM) {
            for (double x = -375; x <= 375; x += SPACING_MM) {
                dice.add(die("die" + dice.size(), x + 20 * random.nextDouble(), y, edgeMm, random));
            }
        }
        return TableScene.empty().withoutBoard().withDice(dice);
    }

    private static TwinDie die(String id, double x, double y, double edgeMm, Random random) {
        Pose pose = new Pose(x, y, 360 * random.nextDouble());
        Colour[] make = MAKES[random.nextInt(MAKES.length)];
        int face = 1 + random.nextInt(6);
        TwinDie flat = new TwinDie(id, DieType.pips(edgeMm, 1), pose, face, 0, 0, 0, make[0], make[1], Velocity.NONE);
        boolean leans = random.nextInt(4) == 0;
        return leans ? flat.leaning(MIN_TILT_DEG + 20 * random.nextDouble(), 360 * random.nextDouble()) : flat;
    }

    /** Scores a scene through a camera that degrades its pictures. */
    public static Score score(Rig rig, TableScene scene, Consumer<Mat> spoil) {
        try (Sitter sitter = new Sitter(rig, List.of(), List.of(DieType.pips(16, 1)))) {
            return score(sitter.truth(scene), sitter.look(scene, spoil).dice());
        }
    }

    private static Score score(GroundTruth truth, List<Die> seen) {
        int flat = 0;
        int read = 0;
        int wrong = 0;
        int leaning = 0;
        int taken = 0;
        for (GroundTruth.TrueDie die : truth.dice()) {
            List<Die> told = seen.stream()
                    .filter(other -> isAt(die, other) && other.face().isPresent())
                    .toList();
            boolean right =
                    told.stream().anyMatch(other -> other.face().orElseThrow().equals("" + die.face()));
            boolean sure = told.stream().anyMatch(other -> other.confidence() >= SURE);
            flat += die.tiltDeg() == 0 ? 1 : 0;
            read += die.tiltDeg() == 0 && right ? 1 : 0;
            wrong += die.tiltDeg() == 0 && !told.isEmpty() && !right ? 1 : 0;
            leaning += die.tiltDeg() > 0 ? 1 : 0;
            taken += die.tiltDeg() > 0 && sure ? 1 : 0;
        }
        return new Score(flat, read, wrong, leaning, taken);
    }

    private static boolean isAt(GroundTruth.TrueDie die, Die seen) {
        double x = die.top().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = die.top().stream().mapToDouble(Pixel::y).average().orElseThrow();
        return Math.hypot(x - seen.xPx(), y - seen.yPx()) < SAME_PLACE_PX;
    }

    public static Consumer<Mat> blurred(double sigmaPx) {
        return picture -> Imgproc.GaussianBlur(picture, picture, new Size(0, 0), sigmaPx);
    }

    /** A gamma of a half, and the noise of a sensor in a dark room. */
    public static Consumer<Mat> dark(double noiseSigma) {
        return picture -> {
            Mat levels = new Mat();
            Mat noise = new Mat(picture.size(), CvType.CV_16SC3);
            picture.convertTo(levels, CvType.CV_16SC3);
            Core.multiply(levels, levels, levels, 1.0 / 255);
            Core.setRNGSeed(5);
            Core.randn(noise, 0, noiseSigma);
            Core.add(levels, noise, levels);
            levels.convertTo(picture, CvType.CV_8UC3);
            OpenCv.release(levels);
            OpenCv.release(noise);
        };
    }
}
