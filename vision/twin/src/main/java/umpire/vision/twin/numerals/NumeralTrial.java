package umpire.vision.twin.numerals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralReader;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.detect.numerals.ReadNumeral;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;

/** Tries the reading on rendered pictures whose seeds and typefaces no net has learnt from. */
public final class NumeralTrial {
    private static final double SAME_EDGES = 0.35;

    private final NumeralReader reader;
    private final NumeralThresholds limits;

    public NumeralTrial(NumeralNets nets, NumeralThresholds limits) {
        OpenCv.load();
        this.limits = limits;
        this.reader = new NumeralReader(nets, limits);
    }

    /**
     * What came of dice that lie flat, and of others.
     *
     * @param dice that lie flat
     * @param right read beyond asking as what they are
     * @param open found, and asked about
     * @param wrong read beyond asking as something else
     * @param missed not found
     * @param leaning dice that lean by twenty degrees or more
     * @param taken those of them that were read beyond asking
     * @param strays found where no die of ten lies
     * @param sureStrays those of them read beyond asking
     * @param millis that it took
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
     * Tries one condition.
     *
     * @param fresh whether in typefaces by which no limit was chosen either
     * @param complaints takes what was read beyond asking and should not have been
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
     * A face that was told, of a die that lies flat or leans or of nothing at all.
     *
     * @param confidence how sure the eye is of it
     * @param isRight whether it is the one that the die shows
     */
    public record JudgedNumeral(double confidence, boolean isRight) {}

    /** Reads one picture of dice in typefaces by which nothing was learnt or chosen, and judges every face that is told. */
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
        int sure = (int) read.stream().filter(ReadNumeral::sure).count();
        return sum.and(new Tally(0, 0, 0, 0, 0, 0, 0, read.size(), sure, 0));
    }

    /** The camera looks straight down but for a degree, so an edge looks alike everywhere; one that stands leans away from below the camera. */
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
