package umpire.vision.twin.numerals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Rig;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TwinDie;

/**
 * Writes rendered pictures for training a net outside of Java: a PNG file for each, and a CSV file with a line for each die. The columns
 * are those of {@code vision/training/README.md}.
 *
 * @param pictures the number of pictures
 * @param seed of the first picture
 * @param held whether the typefaces are those that are never trained on
 */
public record DieExport(int pictures, long seed, boolean held) {
    private static final int LIES = 0;
    private static final int LEANS = 1;
    private static final int NO_SUCH_DIE = 2;

    /** Writes the pictures into an existing directory. */
    public void write(Path directory) throws IOException {
        OpenCv.load();
        List<String> fonts = held
                ? Stream.concat(NumeralFonts.tried().stream(), NumeralFonts.fresh().stream())
                        .toList()
                : NumeralFonts.learnt();
        for (int i = 0; i < pictures; i++) {
            long own = seed + i;
            NumeralScene scene = NumeralScene.of(
                    own,
                    fonts,
                    NumeralScene.PictureCondition.any(new SplittableRandom(own)),
                    NumeralScene.LeaningShare.HALF);
            String name = String.format(Locale.ROOT, "%s%06d", held ? "held" : "learnt", own);
            try (NumeralSamples.KnownPicture picture = NumeralSamples.KnownPicture.of(scene)) {
                Imgcodecs.imwrite(directory.resolve(name + ".png").toString(), picture.bgr());
                Files.write(directory.resolve(name + ".csv"), lines(scene, picture));
            }
        }
    }

    private static List<String> lines(NumeralScene scene, NumeralSamples.KnownPicture picture) {
        Function<Pixel, PlaneAxes> plane = NumeralTrial.plane(picture.edgePx());
        List<String> lines = new ArrayList<>();
        picture.kites().forEach(kite -> lines.add(line(kite, plane.apply(kite.body()))));
        try (Lens lens = new Lens(Rig.standard().camera(), CameraBump.NONE)) {
            for (TwinDie die : scene.scene().dice()) {
                if (!die.type().isNamedByThrower()) {
                    Pixel at = lens.project(die.pose().xMm(), die.pose().yMm(), die.edgeMm());
                    lines.add(line(NumeralLabel.NOTHING, NO_SUCH_DIE, "", at, plane.apply(at), "pips,,,"));
                }
            }
        }
        return lines;
    }

    private static String line(KnownKite kite, PlaneAxes axes) {
        NumeralMake make = kite.die().make();
        String style = "d10," + (make.engraved() > 0 ? "engraved" : "printed") + "," + make.family() + ","
                + make.mark().name().toLowerCase(Locale.ROOT);
        if (kite.leans()) {
            return line(NumeralLabel.NOTHING, LEANS, "", kite.body(), axes, style);
        }
        return line(kite.label(), LIES, String.valueOf(turnRad(kite.axes(), axes)), kite.body(), axes, style);
    }

    /** Returns the rotation of the kite's tip from the table's up, counter-clockwise. */
    private static double turnRad(PlaneAxes kite, PlaneAxes table) {
        double right = kite.upX() * table.rightX() + kite.upY() * table.rightY();
        double up = kite.upX() * table.upX() + kite.upY() * table.upY();
        return Math.atan2(-right, up);
    }

    private static String line(int label, int rests, String turn, Pixel at, PlaneAxes axes, String style) {
        return String.format(
                Locale.ROOT,
                "%d,%d,%s,%.3f,%.3f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%s",
                label,
                rests,
                turn,
                at.x(),
                at.y(),
                axes.rightX(),
                axes.rightY(),
                axes.upX(),
                axes.upY(),
                axes.aboveX(),
                axes.aboveY(),
                style);
    }
}
