package umpire.hardware;

import java.util.List;

/**
 * The table top and the marks it is registered by.
 *
 * @param widthMm of the top
 * @param heightMm of the top
 * @param dictionary OpenCV's name of the tag dictionary: {@code DICT_5X5_250}
 * @param cornerTagMm side of a corner tag's black square
 * @param corners the corner tags
 */
public record Table(double widthMm, double heightMm, String dictionary, double cornerTagMm, List<CornerTag> corners) {
    /**
     * A tag fixed to the table, its top edge pointing away from seat South.
     *
     * @param id in the dictionary
     * @param name said to the builder: {@code far-left}
     * @param xMm of its centre
     * @param yMm of its centre
     */
    public record CornerTag(int id, String name, double xMm, double yMm) {}

    public Table {
        corners = List.copyOf(corners);
        if (!(widthMm > 0) || !(heightMm > 0) || !(cornerTagMm > 0)) {
            throw new IllegalArgumentException("a table and its corner tags have positive sizes in millimetres");
        }
        if (corners.size() < 4) {
            throw new IllegalArgumentException("a table is registered by at least four corner tags");
        }
    }

    /** 246 far-left, 247 far-right, 248 near-right, 249 near-left; 40 mm, centres 900 by 600 mm apart. */
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
}
