package umpire.vision.twin.numerals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DieNet;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;

/** Tests the reader on rendered pictures whose seeds and typefaces were not used in training. */
public final class NumeralTrial {
    private static final double SAME_EDGES = 0.35;

    private final NumeralReader reader;
    private final NumeralThresholds limits;

    public NumeralTrial(NumeralNets nets, NumeralThresholds limits) {
        OpenCv.load();
        this.limits = limits;
        this.reader = new NumeralReader(nets, DieNet.standard(), limits);
    }

    /**
     * The results for flat dice and for others.
     *
     * @param dice that lie flat
     * @param right the flat dice read correctly without a question
     * @param open the flat dice found, with a question
     * @param wrong the flat dice read wrongly without a question
     * @param missed the flat dice not found
     * @param leaning dice that lean by twenty degrees or more
     * @param taken leaning dice that were read without a question
     * @param strays the dice found where no ten-sided die lies
     * @param sureStrays the strays that were read without a question
     * @param millis the time taken
     */
    public record Tally(
            int dice,
            int right,
            int open,
            int wrong,
            int missed,
            int leaning,
            int taken,
            int strays,
            int sureStrays,
            long millis) {
        static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

        Tally and(Tally o) {
            return new Tally(
                    dice + o.dice,
                    right + o.right,
                    open + o.open,
                    wrong + o.wrong,
                    missed + o.missed,
                    leaning + o.leaning,
                    taken + o.taken,
                    strays + o.strays,
                    sureStrays + o.sureStrays,
                    millis + o.millis);
        }
    }

    /**
     * Tests one condition.
     *
     * @param fresh whether only typefaces are used that served neither for training nor for choosing a threshold
     * @param complaints receives the readings without a question that are wrong
     */
    public Tally tried(
            NumeralScene.PictureCondition condition, int pictures, long seed, boolean fresh, List<String> complaints) {
        Tally sum = Tally.NONE;
        for (int i = 0; i < pictures; i++) {
            List<String> fonts = fresh ? NumeralFonts.fresh() : NumeralFonts.tried();
            NumeralScene scene = NumeralScene.of(seed + i, fonts, condition);
            try (NumeralSamples.KnownPicture picture = NumeralSamples.KnownPicture.of(scene)) {
                sum = sum.and(tried(picture, complaints));
            }
        }
        return sum;
    }

    /**
     * A reported face of a die that lies flat or leans, or of no die at all.
     *
     * @param confidence of the reader
     * @param isRight whether the die shows it
     */
    public record JudgedNumeral(double confidence, boolean isRight) {}

    /** Reads one picture of dice in typefaces that were never used before, and judges every reported face. */
    public List<JudgedNumeral> judged(NumeralScene.PictureCondition condition, long seed) {
        try (NumeralSamples.KnownPicture picture =
                NumeralSamples.KnownPicture.of(NumeralScene.of(seed, NumeralFonts.fresh(), condition))) {
            double edgePx = picture.edgePx();
            return reader.read(picture.bgr(), edgePx, plane(edgePx)).stream()
                    .filter(read -> read.faces().size() == 1)
                    .map(read -> new JudgedNumeral(
                            read.sure() ? limits.sureConfidence() : limits.unsureConfidence(),
                            picture.kites().stream()
                                    .anyMatch(kite -> lies(read, kite) && !kite.leans() && shows(read, kite))))
                    .toList();
        }
    }

    private static boolean lies(ReadNumeral read, KnownKite kite) {
        return read.body().distance(kite.body()) < SAME_EDGES * kite.edgePx();
    }

    private static boolean shows(ReadNumeral read, KnownKite kite) {
        return read.faces().equals(NumeralLabel.faces(kite.label()))
                && read.tens() == NumeralLabel.isTens(kite.label());
    }

    private Tally tried(NumeralSamples.KnownPicture picture, List<String> complaints) {
        long began = System.nanoTime();
        double edgePx = picture.edgePx();
        List<ReadNumeral> read = new ArrayList<>(reader.read(picture.bgr(), edgePx, plane(edgePx)));
        Tally sum = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
        for (KnownKite kite : picture.kites()) {
            List<ReadNumeral> there =
                    read.stream().filter(one -> lies(one, kite)).toList();
            read.removeAll(there);
            sum = sum.and(of(kite, there, complaints));
        }
        List<ReadNumeral> sureStrays = read.stream().filter(ReadNumeral::sure).toList();
        sureStrays.forEach(stray ->
                complaints.add("No die that lies or leans is at " + stray.body() + ", but one is read: " + stray));
        return sum.and(new Tally(0, 0, 0, 0, 0, 0, 0, read.size(), sureStrays.size(), 0));
    }

    /**
     * Returns the axes of an upper face at each pixel. The camera looks straight down to within a degree, so an edge has the same length
     * everywhere. An upright edge points away from the point below the camera.
     */
    static Function<Pixel, PlaneAxes> plane(double edgePx) {
        Camera camera = Rig.standard().camera();
        try (Lens lens = new Lens(camera, CameraBump.NONE)) {
            Pixel nadir = lens.project(lens.eyeXMm(), lens.eyeYMm(), 0);
            double high = edgePx / camera.fxPx();
            return pixel -> new PlaneAxes(
                    edgePx, 0, 0, -edgePx, (pixel.x() - nadir.x()) * high, (pixel.y() - nadir.y()) * high);
        }
    }

    private static Tally of(KnownKite kite, List<ReadNumeral> there, List<String> complaints) {
        List<String> faces = NumeralLabel.faces(kite.label());
        boolean sure = there.stream().anyMatch(ReadNumeral::sure);
        boolean right = faces.size() == 1 && there.stream().anyMatch(one -> one.sure() && shows(one, kite));
        if (sure && (!right || kite.leans())) {
            complaints.add(faces + " of " + kite.die().make() + (kite.leans() ? " leaning" : "") + " at " + kite.body()
                    + " is read as " + there);
        }
        if (kite.leans()) {
            return new Tally(0, 0, 0, 0, 0, 1, sure ? 1 : 0, 0, 0, 0);
        }
        return new Tally(
                1,
                right ? 1 : 0,
                !sure && !there.isEmpty() ? 1 : 0,
                sure && !right ? 1 : 0,
                there.isEmpty() ? 1 : 0,
                0,
                0,
                0,
                0,
                0);
    }
}
