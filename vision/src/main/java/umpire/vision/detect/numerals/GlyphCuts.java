package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;

/**
 * Examines a numeral of any typeface without a net. It binarises a patch at many levels. Each black-and-white version is called a cut. In
 * each cut with a numeral in its middle it counts the holes.
 */
final class GlyphCuts {
    private static final int SIDE_PX = 84;

    /** The width of the binarised part, in longer edges: a numeral and the area below it. */
    private static final double SPAN = 0.84;

    private static final int CUTS = 16;

    /** The least size of a hole, in pixels of the binarised part; smaller pieces are noise. */
    private static final int LEAST_PX = 10;

    /** The least share of the binarised part that a numeral covers. */
    private static final double NUMERAL_SHARE = 0.02;

    private static final int NEIGHBOURS = 8;

    private GlyphCuts() {}

    /** The numeral in a cut, seen either in its dark or in its light pixels: its holes and its height. */
    private record GlyphCut(int holes, int highPx) {}

    /**
     * Binarises a patch at many levels. Returns the shares of cuts with no hole, one, two, and more holes.
     *
     * @param axes axes of the numeral: an edge to its right and one to its head
     */
    static double[] holes(DieShade shade, Pixel middle, PlaneAxes axes) {
        double[] levels = levels(shade, middle, axes);
        double least = Arrays.stream(levels).min().orElseThrow();
        double most = Arrays.stream(levels).max().orElseThrow();
        List<GlyphCut> dark = new ArrayList<>();
        List<GlyphCut> light = new ArrayList<>();
        for (int cut = 1; cut < CUTS; cut++) {
            double level = least + (most - least) * cut / CUTS;
            cut(levels, level, false).ifPresent(dark::add);
            cut(levels, level, true).ifPresent(light::add);
        }
        return shares(highPx(dark) >= highPx(light) ? dark : light);
    }

    /**
     * Returns the summed heights of the numeral, which tell whether it is dark or light. With the wrong choice a hole of the numeral is
     * taken for the numeral, and a hole is never as high.
     */
    private static int highPx(List<GlyphCut> cuts) {
        return cuts.stream().mapToInt(GlyphCut::highPx).sum();
    }

    private static double[] levels(DieShade shade, Pixel middle, PlaneAxes axes) {
        double[] levels = new double[SIDE_PX * SIDE_PX];
        double half = (SIDE_PX - 1) / 2.0;
        for (int i = 0; i < levels.length; i++) {
            double right = (i % SIDE_PX - half) / SIDE_PX * SPAN;
            double up = (half - i / SIDE_PX) / SIDE_PX * SPAN;
            levels[i] = shade.at(
                    middle.x() + right * axes.rightX() + up * axes.upX(),
                    middle.y() + right * axes.rightY() + up * axes.upY());
        }
        return levels;
    }

    private static double[] shares(List<GlyphCut> cuts) {
        double[] holes = new double[4];
        for (GlyphCut cut : cuts) {
            holes[Math.min(holes.length - 1, cut.holes())] += 1.0 / cuts.size();
        }
        return holes;
    }

    /** Returns the numeral of a cut: the largest dark piece, or light piece, that does not touch the border. */
    private static Optional<GlyphCut> cut(double[] levels, double level, boolean light) {
        boolean[] inked = new boolean[levels.length];
        for (int i = 0; i < inked.length; i++) {
            inked[i] = levels[i] > level == light;
        }
        return pieces(inked, true).stream()
                .filter(piece -> !piece.open() && piece.size() > NUMERAL_SHARE * inked.length)
                .max(Comparator.comparingInt(CutPiece::size))
                .map(numeral -> new GlyphCut(holes(numeral), numeral.bottom() - numeral.top()));
    }

    /** Counts the holes of a numeral: the areas outside it that do not reach the border. */
    private static int holes(CutPiece numeral) {
        boolean[] around = new boolean[SIDE_PX * SIDE_PX];
        Arrays.fill(around, true);
        for (int i = 0; i < numeral.size(); i++) {
            around[numeral.pixels()[i]] = false;
        }
        return (int) pieces(around, false).stream()
                .filter(piece -> !piece.open() && piece.size() >= LEAST_PX)
                .count();
    }

    /**
     * A connected piece of a cut.
     *
     * @param pixels an array whose first entries are its pixels
     * @param size the number of its pixels
     * @param top its uppermost row
     * @param bottom its lowest row
     * @param open whether it reaches the border
     */
    private record CutPiece(int[] pixels, int size, int top, int bottom, boolean open) {}

    private static List<CutPiece> pieces(boolean[] inked, boolean diagonal) {
        boolean[] taken = new boolean[inked.length];
        List<CutPiece> pieces = new ArrayList<>();
        for (int i = 0; i < inked.length; i++) {
            if (inked[i] && !taken[i]) {
                pieces.add(piece(inked, i, diagonal, taken));
            }
        }
        return pieces;
    }

    private static CutPiece piece(boolean[] inked, int from, boolean diagonal, boolean... taken) {
        int[] pixels = new int[64];
        pixels[0] = from;
        int size = 1;
        taken[from] = true;
        boolean open = false;
        int top = SIDE_PX;
        int bottom = 0;
        for (int next = 0; next < size; next++) {
            int x = pixels[next] % SIDE_PX;
            int y = pixels[next] / SIDE_PX;
            open |= x == 0 || y == 0 || x == SIDE_PX - 1 || y == SIDE_PX - 1;
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
            if (size + NEIGHBOURS > pixels.length) {
                pixels = Arrays.copyOf(pixels, 2 * pixels.length);
            }
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    int nx = x + dx;
                    int ny = y + dy;
                    boolean near = diagonal || dx == 0 || dy == 0;
                    if (near && nx >= 0 && ny >= 0 && nx < SIDE_PX && ny < SIDE_PX) {
                        int at = ny * SIDE_PX + nx;
                        if (inked[at] && !taken[at]) {
                            taken[at] = true;
                            pixels[size++] = at;
                        }
                    }
                }
            }
        }
        return new CutPiece(pixels, size, top, bottom, open);
    }
}
