package umpire.vision.observe.places;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.PlanView;

/** Compares the plan of the sheet, pixel by pixel, with the expected bare sheet. */
final class PixelClasses {
    /** As expected, or covered by a known object. */
    static final byte PLAIN = 0;
    /** Darker with the same hue: a shadow, or something that could be one. */
    static final byte SHADE = 1;
    /** Too bright to tell bare paper from anything else. */
    static final byte GLARE = 2;
    /** Any other colour. */
    static final byte FOREIGN = 3;

    private static final Size BLOCK = new Size(3, 3);
    private static final Point MIDDLE = new Point(-1, -1);

    /** The effect of noise on the logarithm of each level. */
    private final double[] doubt = new double[256];

    private final PlaceThresholds limits;
    private final SheetMap map;
    private final SheetArt art;
    private final byte[] classes;
    private final float[] lightness;

    /**
     * Classifies the pixels.
     *
     * @param covered whether each pixel is covered by a known object; such pixels are skipped
     * @param shaded whether a known object's shadow may fall on each pixel
     */
    PixelClasses(
            SheetMap map,
            PlanView plan,
            BareSheetModel expected,
            boolean[] covered,
            boolean[] shaded,
            PlaceThresholds limits) {
        this.map = map;
        this.art = map.art();
        this.limits = limits;
        for (int level = 0; level < doubt.length; level++) {
            doubt[level] = limits.noiseLevels() / Math.exp(BareSheetModel.log((byte) level));
        }
        this.classes = new byte[map.widthPx() * map.heightPx()];
        this.lightness = new float[classes.length];
        byte[] bgr = plan.bgr();
        double[] tints = tints(expected);
        double[] light = new double[3 * map.widthPx()];
        for (int y = 0, i = 0; y < map.heightPx(); y++) {
            expected.lightOf(y, light);
            for (int x = 0; x < map.widthPx(); x++, i++) {
                int part = map.part(i);
                if (part != SheetMap.NOTHING && !covered[i]) {
                    classify(i, bgr, tints, 3 * part, light, 3 * x, shaded[i]);
                }
            }
        }
    }

    private double[] tints(BareSheetModel expected) {
        double[] tints = new double[3 * map.parts()];
        for (int i = 0; i < tints.length; i++) {
            tints[i] = expected.tint(i % 3, i / 3);
        }
        return tints;
    }

    private void classify(int i, byte[] bgr, double[] tints, int tint, double[] lit, int at, boolean shaded) {
        double offBlue = off(3 * i, bgr, tints[tint] + lit[at]);
        double offGreen = off(3 * i + 1, bgr, tints[tint + 1] + lit[at + 1]);
        double offRed = off(3 * i + 2, bgr, tints[tint + 2] + lit[at + 2]);
        double light = (offBlue + offGreen + offRed) / 3;
        double colour =
                Math.max(Math.abs(offBlue - light), Math.max(Math.abs(offGreen - light), Math.abs(offRed - light)));
        int least = Math.min(bgr[3 * i] & 0xFF, Math.min(bgr[3 * i + 1] & 0xFF, bgr[3 * i + 2] & 0xFF));
        double noise = doubt[least];
        double colourStep =
                noise + (shaded && light < -limits.darkerStep() ? limits.tintedShadeStep() : limits.colourStep());
        lightness[i] = (float) light;
        if (least >= limits.saturatedLevels()) {
            classes[i] = GLARE;
        } else if (colour > colourStep || light > limits.brighterStep() + noise || light < -limits.darkestShade()) {
            classes[i] = FOREIGN;
        } else if (light < -limits.darkerStep() - noise) {
            classes[i] = SHADE;
        }
    }

    private double off(int at, byte[] bgr, double expected) {
        return art.beyond(at, BareSheetModel.log(bgr[at]) - art.level(at) - expected);
    }

    byte at(int pixel) {
        return classes[pixel];
    }

    /** Returns whether a pixel is brighter than the bare sheet can be. */
    boolean isBrighter(int pixel) {
        return lightness[pixel] > limits.brighterThanPaper();
    }

    /** Returns the logarithm of a pixel's brightness relative to the expected one. */
    double lightness(int pixel) {
        return lightness[pixel];
    }

    /**
     * Returns the pixels of a class after a morphological opening by three by three, which removes thin lines and letters.
     *
     * @return one byte a pixel, 0 where there is none; the caller releases it
     */
    Mat solid(byte kind) {
        try (MatScope scope = new MatScope()) {
            Mat solid = scope.keep(new Mat(map.heightPx(), map.widthPx(), CvType.CV_8U));
            Mat block = scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, BLOCK));
            solid.put(0, 0, classes);
            Core.compare(solid, new Scalar(kind), solid, Core.CMP_EQ);
            // Outside the sheet no pixel has any class.
            Imgproc.morphologyEx(
                    solid, solid, Imgproc.MORPH_OPEN, block, MIDDLE, 1, Core.BORDER_CONSTANT, new Scalar(0));
            return scope.handOut(solid);
        }
    }
}
