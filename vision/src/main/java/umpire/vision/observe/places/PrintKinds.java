package umpire.vision.observe.places;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.rules.kernel.Area;

/**
 * Which parts of a sheet are printed alike. Areas of one tint may have dark colours of their own, as the trays of two sides have, and
 * how much light a dark colour gives back depends on the printer's ink: such areas are kinds of their own. How far a kind may differ from the
 * first one of its tint is known, for ink is neither blacker than nothing nor as pale as paper: no hand that covers the whole of an
 * area is taken for its print.
 */
final class PrintKinds {
    /** Areas of one tint are of one kind where no ink makes more of a difference between them, in logarithms. Chosen. */
    private static final double ALIKE = 0.05;

    /** The light is known about so well, in logarithms, from one area to another one. Chosen. */
    private static final double SLACK = 0.1;

    private final List<Kind> kinds = new ArrayList<>();
    private final int[] kindOfPart;

    /**
     * A kind.
     *
     * @param levels of its blue, green and red
     * @param first the first kind of its tint, which may be this one
     */
    private record Kind(Area.Tint tint, double[] levels, int first) {
        boolean isLike(Kind other) {
            boolean alike = tint.equals(other.tint);
            for (int channel = 0; channel < levels.length; channel++) {
                alike &= mostApart(channel, other) < ALIKE && leastApart(channel, other) > -ALIKE;
            }
            return alike;
        }

        double leastApart(int channel, Kind other) {
            return Math.min(apart(channel, other, SheetArt.BLACKEST_INK), apart(channel, other, SheetArt.PALEST_INK));
        }

        double mostApart(int channel, Kind other) {
            return Math.max(apart(channel, other, SheetArt.BLACKEST_INK), apart(channel, other, SheetArt.PALEST_INK));
        }

        private double apart(int channel, Kind other, double ink) {
            return SheetArt.inkStep(levels[channel], ink) - SheetArt.inkStep(other.levels[channel], ink);
        }
    }

    /**
     * Sorts.
     *
     * @param areas in their order, the first of the parts
     * @param part which part each pixel belongs to
     * @param parts how many there are: those beyond the areas are bare paper, which is one kind
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
        Kind kind = new Kind(tint, levels, first);
        for (int i = 0; i < kinds.size(); i++) {
            if (kind.isLike(kinds.get(i))) {
                return i;
            }
        }
        kinds.add(kind);
        return kinds.size() - 1;
    }

    /** How many there are, with bare paper, the last one. */
    int count() {
        return kinds.size() + 1;
    }

    int of(int part) {
        return kindOfPart[part];
    }

    /** The kind that this one is likely to be printed like; itself where there is none. */
    int first(int kind) {
        return kind < kinds.size() ? kinds.get(kind).first() : kind;
    }

    /** Returns what was fitted to a kind in one colour, as far as ink can make it differ from what was fitted to the first one of its tint. */
    double possible(double[] fitted, int channel, int kind) {
        int first = first(kind);
        if (first == kind) {
            return fitted[kind];
        }
        Kind own = kinds.get(kind);
        Kind other = kinds.get(first);
        return fitted[first]
                + Math.clamp(
                        fitted[kind] - fitted[first],
                        own.leastApart(channel, other) - SLACK,
                        own.mostApart(channel, other) + SLACK);
    }
}
