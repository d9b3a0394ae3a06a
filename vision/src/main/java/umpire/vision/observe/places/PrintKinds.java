package umpire.vision.observe.places;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.rules.kernel.Area;

/**
 * Groups the parts of a sheet that are printed alike. Areas of one tint may have different dark colours, as the trays of two sides have.
 * The brightness of a dark colour depends on the printer's ink, so each such area is a separate kind. A kind may differ from the first kind
 * of its tint only by the brightness of the ink, which is the same in all three channels. Without that limit an object that covers a whole
 * area would be taken for the area's print.
 */
final class PrintKinds {
    /** Areas of one tint are of one kind if no ink makes a larger difference between their levels, in logarithms. Chosen. */
    private static final double ALIKE = 0.05;

    /** The error of the fitted light, and of its colour, from one area to another, in logarithms. Chosen. */
    private static final double LIGHT_SLACK = 0.1;

    private static final double COLOUR_SLACK = 0.03;

    /** The step between two inks that are tried, in levels. */
    private static final double INK_STEP = 4;

    private final List<PrintKind> kinds = new ArrayList<>();
    private final int[] kindOfPart;

    /**
     * A kind of print.
     *
     * @param levels of its blue, green and red
     * @param first the first kind of its tint, which may be this one
     */
    private record PrintKind(Area.Tint tint, double[] levels, int first) {
        boolean isLike(PrintKind other) {
            boolean alike = tint.equals(other.tint);
            for (int channel = 0; channel < levels.length; channel++) {
                alike &= Math.abs(apart(channel, other, SheetArt.BLACKEST_INK)) < ALIKE
                        && Math.abs(apart(channel, other, SheetArt.PALEST_INK)) < ALIKE;
            }
            return alike;
        }

        double apart(int channel, PrintKind other, double ink) {
            return SheetArt.inkStep(levels[channel], ink) - SheetArt.inkStep(other.levels[channel], ink);
        }
    }

    /**
     * Groups the parts.
     *
     * @param areas in their order, the first of the parts
     * @param part the part of each pixel
     * @param parts the number of parts: those after the areas are bare paper, which is one kind
     */
    PrintKinds(List<Area> areas, int[] part, int parts, SheetArt art) {
        this.kindOfPart = new int[parts];
        double[][] levels = levels(areas.size(), part, art);
        for (int i = 0; i < areas.size(); i++) {
            kindOfPart[i] = kind(areas.get(i).tint(), levels[i]);
        }
        Arrays.fill(kindOfPart, areas.size(), parts, kinds.size());
    }

    private static double[][] levels(int areas, int[] part, SheetArt art) {
        double[][] levels = new double[areas][3];
        int[] pixels = new int[areas];
        for (int i = 0; i < part.length; i++) {
            if (part[i] != SheetMap.NOTHING && part[i] < areas) {
                int count = ++pixels[part[i]];
                for (int channel = 0; channel < 3; channel++) {
                    double[] mean = levels[part[i]];
                    mean[channel] += (art.level(3 * i + channel) - mean[channel]) / count;
                }
            }
        }
        return levels;
    }

    private int kind(Area.Tint tint, double[] levels) {
        int first = kinds.size();
        for (int i = kinds.size() - 1; i >= 0; i--) {
            first = kinds.get(i).tint().equals(tint) ? i : first;
        }
        PrintKind kind = new PrintKind(tint, levels, first);
        for (int i = 0; i < kinds.size(); i++) {
            if (kind.isLike(kinds.get(i))) {
                return i;
            }
        }
        kinds.add(kind);
        return kinds.size() - 1;
    }

    /** Returns the number of kinds, with bare paper as the last one. */
    int count() {
        return kinds.size() + 1;
    }

    int of(int part) {
        return kindOfPart[part];
    }

    /** Returns the kind that this one is probably printed like; itself if there is none. */
    int first(int kind) {
        return kind < kinds.size() ? kinds.get(kind).first() : kind;
    }

    /**
     * Returns the difference between a kind's print and its drawing in blue, green and red, in logarithms. It is the fitted difference,
     * with a limit: it may differ from that of the first kind of its tint only as one ink can make it differ. The best-fitting ink is used.
     *
     * @param fitted the fitted differences, by channel, then by kind
     */
    double[] possible(double[][] fitted, int kind) {
        int first = first(kind);
        double[] best = {fitted[0][kind], fitted[1][kind], fitted[2][kind]};
        double leastLeft = Double.POSITIVE_INFINITY;
        for (double ink = SheetArt.BLACKEST_INK; first != kind && ink <= SheetArt.PALEST_INK; ink += INK_STEP) {
            double[] explained = explained(fitted, kind, first, ink);
            double left = 0;
            for (int channel = 0; channel < explained.length; channel++) {
                left += Math.abs(fitted[channel][kind] - explained[channel]);
            }
            if (left < leastLeft) {
                leastLeft = left;
                best = explained;
            }
        }
        return best;
    }

    private double[] explained(double[][] fitted, int kind, int first, double ink) {
        double[] expected = new double[fitted.length];
        double light = 0;
        for (int channel = 0; channel < expected.length; channel++) {
            expected[channel] = fitted[channel][first] + kinds.get(kind).apart(channel, kinds.get(first), ink);
            light += (fitted[channel][kind] - expected[channel]) / expected.length;
        }
        for (int channel = 0; channel < expected.length; channel++) {
            expected[channel] += Math.clamp(light, -LIGHT_SLACK, LIGHT_SLACK);
            expected[channel] += Math.clamp(fitted[channel][kind] - expected[channel], -COLOUR_SLACK, COLOUR_SLACK);
        }
        return expected;
    }
}
