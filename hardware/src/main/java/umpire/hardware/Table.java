package umpire.hardware;

import java.util.List;
import java.util.Optional;

/**
 * The table top and its corner tags.
 *
 * @param widthMm of the top
 * @param heightMm of the top
 * @param dictionary OpenCV's name of the tag dictionary: {@code DICT_5X5_250}
 * @param cornerTagMm side of a corner tag's black square
 * @param corners the corner tags, at least four with different ids, no three of four in one line
 */
public record Table(double widthMm, double heightMm, String dictionary, double cornerTagMm, List<CornerTag> corners) {
    private static final double SPREAD_MM2 = 100;

    /**
     * A tag fixed to the table, its top edge pointing away from seat South.
     *
     * @param id in the dictionary
     * @param name for messages: {@code far-left}
     * @param xMm of its centre
     * @param yMm of its centre
     */
    public record CornerTag(int id, String name, double xMm, double yMm) {
        public CornerTag {
            if (!Double.isFinite(xMm) || !Double.isFinite(yMm)) {
                throw new IllegalArgumentException("the centre of tag " + id + " must have finite coordinates");
            }
        }
    }

    public Table {
        corners = List.copyOf(corners);
        if (!positive(widthMm) || !positive(heightMm) || !positive(cornerTagMm)) {
            throw new IllegalArgumentException("a table and its corner tags have positive sizes in millimetres");
        }
        fault(corners).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
    }

    /** Returns the default: 246 far-left, 247 far-right, 248 near-right, 249 near-left; 40 mm, centres 900 by 600 mm apart. */
    public static Table standard() {
        return new Table(
                960,
                660,
                "DICT_5X5_250",
                40,
                List.of(
                        new CornerTag(246, "far-left", -450, 300),
                        new CornerTag(247, "far-right", 450, 300),
                        new CornerTag(248, "near-right", 450, -300),
                        new CornerTag(249, "near-left", -450, -300)));
    }

    /** Returns the reason why these tags cannot register a table; empty if they can. */
    static Optional<String> fault(List<CornerTag> corners) {
        if (corners.size() < 4) {
            return Optional.of("a table needs at least four corner tags, not " + corners.size() + ".");
        }
        if (corners.stream().map(CornerTag::id).distinct().count() < corners.size()) {
            return Optional.of("two corner tags have the same id; print another tag for one of them.");
        }
        if (corners.size() == 4 && !spread(corners)) {
            return Optional.of("three of the four corner tags lie in one line; measure their centres again.");
        }
        return Optional.empty();
    }

    private static boolean spread(List<CornerTag> four) {
        for (int left = 0; left < 4; left++) {
            CornerTag a = four.get((left + 1) % 4);
            CornerTag b = four.get((left + 2) % 4);
            CornerTag c = four.get((left + 3) % 4);
            double twiceArea = (b.xMm() - a.xMm()) * (c.yMm() - a.yMm()) - (c.xMm() - a.xMm()) * (b.yMm() - a.yMm());
            if (Math.abs(twiceArea) < 2 * SPREAD_MM2) {
                return false;
            }
        }
        return true;
    }

    private static boolean positive(double number) {
        return number > 0 && Double.isFinite(number);
    }
}
