package umpire.vision.detect.numerals;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;

/**
 * A picture scaled so that an edge of the dice is {@link NumeralBodyFinder#EDGE_PX} long. Its margin continues the picture's border. The
 * nets are trained and evaluated on such pictures.
 */
public final class DiePicture {
    private static final int MARGIN_PX = 24;

    /**
     * The radius, in edges, of the circle whose colours determine a die's tone (see {@link DieShade}). It covers the upper kite and little
     * beside it. Chosen.
     */
    private static final double TONE_EDGES = 0.4;

    private static final double REACH_EDGES = 1.4;

    /**
     * A picture is dark if its brightest level is at most this. That level is then raised to {@code LIT}, by a factor of at most
     * {@code MOST_GAIN}. A lower limit misses dice at a tenth of the light; a higher one smooths numerals at half of the light without
     * need. Chosen on 153 dice at a tenth of the light: 41 of them were not found without this step, and 2 with it.
     */
    private static final int DARK = 50;

    private static final double LIT = 200;
    private static final double MOST_GAIN = 16;

    /**
     * The standard deviation, in pixels, by which a dark picture is smoothed. Without smoothing, 37 of the same 153 dice were not found,
     * and only half as many were read.
     */
    private static final double SMOOTH_PX = 0.8;

    /** Each level is divided into this many steps, so that smoothing loses no precision. Arithmetic. */
    private static final double FINE = 64;

    /** The brightest pixels, up to this share of the picture, are ignored as reflections of lamps. */
    private static final double ABOVE_SHARE = 0.01;

    private final PlainPicture pixels;
    private final double factor;
    private Optional<GradientCells> cells = Optional.empty();

    private DiePicture(PlainPicture pixels, double factor) {
        this.pixels = pixels;
        this.factor = factor;
    }

    /**
     * Makes a scaled picture.
     *
     * @param bgr eight bits in three channels; left as it was
     * @param edgePx length of a die's edge in it, at the height of its upper face
     */
    public static DiePicture of(Mat bgr, double edgePx) {
        double factor = NumeralBodyFinder.EDGE_PX / edgePx;
        try (MatScope scope = new MatScope()) {
            Mat sized = scope.mat();
            int how = factor < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_CUBIC;
            Imgproc.resize(lit(bgr, scope), sized, new Size(), factor, factor, how);
            Mat wide = scope.mat();
            Core.copyMakeBorder(sized, wide, MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX, Core.BORDER_REPLICATE);
            return new DiePicture(PlainPicture.of(wide), factor);
        }
    }

    /** Brightens and smooths a dark picture, in which nearly all differences between neighbouring pixels are noise. */
    private static Mat lit(Mat bgr, MatScope scope) {
        int brightest = brightest(bgr, scope);
        if (brightest > DARK) {
            return bgr;
        }
        Mat lit = scope.mat();
        bgr.convertTo(lit, CvType.CV_16UC3, FINE);
        Imgproc.GaussianBlur(lit, lit, new Size(), SMOOTH_PX);
        Mat levels = scope.mat();
        lit.convertTo(levels, CvType.CV_8UC3, LIT / Math.max(brightest, LIT / MOST_GAIN) / FINE);
        return levels;
    }

    /** Returns the level that only reflections exceed. */
    private static int brightest(Mat bgr, MatScope scope) {
        Mat grey = scope.mat();
        Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
        byte[] levels = new byte[(int) grey.total()];
        grey.get(0, 0, levels);
        int[] count = new int[256];
        for (byte level : levels) {
            count[level & 0xFF]++;
        }
        int level = count.length - 1;
        for (int above = count[level]; level > 1 && above < ABOVE_SHARE * levels.length; above += count[level]) {
            level--;
        }
        return level;
    }

    /** Returns its cells, which are computed when they are first needed. */
    synchronized GradientCells cells() {
        GradientCells own = cells.orElseGet(() -> GradientCells.of(pixels));
        cells = Optional.of(own);
        return own;
    }

    /** Returns its resolution relative to the original picture. */
    public double factor() {
        return factor;
    }

    /** Returns the place in this picture of a pixel of the original. */
    public Pixel here(Pixel there) {
        return scaled(there, factor).minus(-MARGIN_PX, -MARGIN_PX);
    }

    /** Returns the place of a pixel in a picture of this many times the resolution. */
    static Pixel scaled(Pixel pixel, double factor) {
        return new Pixel((pixel.x() + 0.5) * factor - 0.5, (pixel.y() + 0.5) * factor - 0.5);
    }

    /** Returns the place in the original of a pixel of this picture. */
    public Pixel there(Pixel here) {
        return scaled(here.minus(MARGIN_PX, MARGIN_PX), 1 / factor);
    }

    /** Returns the number of rows of squares for the net that finds bodies. */
    public int rows() {
        return cells().rows() - NumeralBodyFinder.SIDE + 1;
    }

    /** Returns the number of columns of squares for that net. */
    public int columns() {
        return cells().columns() - NumeralBodyFinder.SIDE + 1;
    }

    /** Returns the features of a square of cells, {@link NumeralBodyFinder#NUMBERS} numbers, for an edge of this direction and length. */
    public float[] body(int row, int column, PlaneAxes axes) {
        float[] described = new float[NumeralBodyFinder.NUMBERS];
        describe(row, column, axes, described, 0);
        return described;
    }

    void describe(int row, int column, PlaneAxes axes, float[] into, int from) {
        GradientCells own = cells();
        own.copy(row, column, NumeralBodyFinder.SIDE, own.usual(), into, from);
        double edge = axes.edgePx();
        into[from + NumeralBodyFinder.NUMBERS - 2] = (float) (KitePatch.SIGHT_WEIGHT * axes.aboveX() / edge);
        into[from + NumeralBodyFinder.NUMBERS - 1] = (float) (KitePatch.SIGHT_WEIGHT * axes.aboveY() / edge);
    }

    /**
     * Returns the features of a whole die, to tell whether it lies on a face.
     *
     * @param kite centre of the upper kite's largest circle, in this picture's pixels
     * @param axes an edge to the kite's right and one to its tip
     */
    public float[] lying(Pixel kite, PlaneAxes axes) {
        Pixel middle = new Pixel(kite.x() + KiteScan.TO_TIP * axes.upX(), kite.y() + KiteScan.TO_TIP * axes.upY());
        return LyingPatch.describe(pixels, middle, axes, cells().usual());
    }

    /**
     * Writes a crop of a whole die for the {@link DieNet}.
     *
     * @param middle centre of its upper face, in this picture's pixels
     * @param axes the edges to the right and to the top of the crop
     */
    void crop(Pixel middle, PlaneAxes axes, float[] into, int from) {
        DieCrop.describe(pixels, middle, axes, into, from);
    }

    /** Returns the patches of a die whose upper face is centred near this pixel of this picture. */
    public KitePatches kites(Pixel middle) {
        DieShade shade = DieShade.around(pixels, middle.x(), middle.y(), TONE_EDGES * NumeralBodyFinder.EDGE_PX, (int)
                (REACH_EDGES * NumeralBodyFinder.EDGE_PX));
        return new KitePatches(shade, cells().usual());
    }

    /** The surroundings of the centre of one die. */
    public record KitePatches(DieShade shade, double floor) {
        /** The number of features of a patch. */
        public static final int NUMBERS = KitePatch.NUMBERS;

        /**
         * Writes the {@link #NUMBERS} features of a patch.
         *
         * @param middle centre of the patch
         * @param axes axes of the numeral that may be there: an edge to its right and one to its head
         */
        public void describe(Pixel middle, PlaneAxes axes, float[] into, int from) {
            KitePatch.describe(shade, middle.x(), middle.y(), axes, floor, into, from);
        }
    }
}
