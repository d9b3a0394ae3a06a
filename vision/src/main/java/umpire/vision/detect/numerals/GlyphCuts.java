package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.vision.detect.Pixel;

/**
 * What is known of a numeral whatever its typeface, with no net: a patch is cut into dark and light at many levels, and of each cut that shows
 * a numeral in its middle the holes are counted, and whether a mark lies at its foot.
 */
final class GlyphCuts {
    private static final int SIDE_PX = 84;

    /** How wide the part is that is cut, in longer edges: a numeral and what is below it. */
    private static final double SPAN = 0.84;

    private static final int CUTS = 16;

    /** A hole or a mark is at least so large, in pixels of the part; what is less is noise. */
    private static final int LEAST_PX = 10;

    /** A numeral covers at least so much of the part, and a mark at most so much of the numeral. */
    private static final double NUMERAL_SHARE = 0.02;

    private static final double MARK_SHARE = 0.35;

    /** The foot of a numeral, of its height: there, or below, a mark has its middle. */
    private static final double FOOT_SHARE = 0.25;

    private static final int NEIGHBOURS = 8;

    private GlyphCuts() {}

    /**
     * What the cuts show, of those that show a numeral at all.
     *
     * @param holes the share of those with none, one, two and more holes
     * @param marked the share of those with a mark at the numeral's foot
     */
    record CutShares(double[] holes, double marked) {}

    /** What was found on one side of a cut. */
    private record GlyphCut(int holes, boolean marked, int highPx) {}

    /**
     * Cuts a patch.
     *
     * @param axes of the numeral: to its right and to its head
     */
    static CutShares of(DieShade shade, Pixel middle, PlaneAxes axes) {
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

    /** On the other side of a numeral its holes are the largest pieces, and those are never as high. */
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

    private static CutShares shares(List<GlyphCut> cuts) {
        double[] holes = new double[4];
        double marked = 0;
        for (GlyphCut cut : cuts) {
            holes[Math.min(holes.length - 1, cut.holes())] += 1.0 / cuts.size();
            marked += cut.marked() ? 1.0 / cuts.size() : 0;
        }
        return new CutShares(holes, marked);
    }

    /** A numeral is the largest piece of one side of the cut that does not touch the border. */
    private static Optional<GlyphCut> cut(double[] levels, double level, boolean light) {
        boolean[] inked = new boolean[levels.length];
        for (int i = 0; i < inked.length; i++) {
            inked[i] = levels[i] > level == light;
        }
        List<CutPiece> pieces = pieces(inked, true);
        return pieces.stream()
                .filter(piece -> !piece.open() && piece.size() > NUMERAL_SHARE * inked.length)
                .max(Comparator.comparingInt(CutPiece::size))
                .map(numeral -> new GlyphCut(
                        holes(numeral),
                        pieces.stream().anyMatch(piece -> isMarkOf(numeral, piece)),
                        numeral.bottom() - numeral.top()));
    }

    /** All that is no numeral and does not reach the border is a hole. */
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

    private static boolean isMarkOf(CutPiece numeral, CutPiece piece) {
        return !piece.open()
                && piece.size() >= LEAST_PX
                && piece.size() < MARK_SHARE * numeral.size()
                && piece.middleY() > numeral.bottom() - FOOT_SHARE * (numeral.bottom() - numeral.top());
    }

    /**
     * Pixels of a cut that hang together.
     *
     * @param pixels as many of these as it has
     * @param top the row of the uppermost
     * @param bottom that of the lowest
     * @param middleY the mean of their rows
     * @param open whether they reach the border
     */
    private record CutPiece(int[] pixels, int size, int top, int bottom, double middleY, boolean open) {}

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
        long rows = 0;
        for (int next = 0; next < size; next++) {
            int x = pixels[next] % SIDE_PX;
            int y = pixels[next] / SIDE_PX;
            open |= x == 0 || y == 0 || x == SIDE_PX - 1 || y == SIDE_PX - 1;
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
            rows += y;
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
        return new CutPiece(pixels, size, top, bottom, (double) rows / size, open);
    }
}
