package umpire.hardware.plan;

import umpire.hardware.Table;

/**
 * The view of a camera from straight above the table's middle.
 *
 * @param heightMm of the lens above the table
 * @param seenWidthMm of the table's plane, in the picture
 * @param seenDepthMm of the table's plane, in the picture
 * @param pxPerMm at the table
 * @param tagModulePx side of one of the little squares of a corner tag: 3 is readable, 5 is good
 * @param sharpFromMm the nearest sharp distance below the lens, focused on the table; 0 if unknown
 * @param sharpToMm the farthest sharp distance
 */
public record CameraMount(
        double heightMm,
        double seenWidthMm,
        double seenDepthMm,
        double pxPerMm,
        double tagModulePx,
        double sharpFromMm,
        double sharpToMm) {
    /** The margin around the corner tags, a hand's breadth, so that they stay in the picture if the camera is knocked. */
    private static final double MARGIN_MM = 60;
    /** The number of little squares along a tag: five with data, and one of the black border on either side. */
    private static final int MODULES_OF_A_TAG = 7;

    /** Returns the horizontal field of view of a lens in degrees. */
    public static double acrossDeg(double sizePx, double focalPx) {
        return 2 * Math.toDegrees(Math.atan(sizePx / 2 / focalPx));
    }

    /** Returns the least height from which a camera sees all corner tags and a hand's breadth more, rounded up to whole centimetres. */
    public static double leastHeightMm(Table table, int widthPx, int heightPx, double focalPx) {
        double across = 2 * MARGIN_MM + table.cornerTagMm();
        double width = across
                + 2
                        * table.corners().stream()
                                .mapToDouble(tag -> Math.abs(tag.xMm()))
                                .max()
                                .orElseThrow();
        double depth = across
                + 2
                        * table.corners().stream()
                                .mapToDouble(tag -> Math.abs(tag.yMm()))
                                .max()
                                .orElseThrow();
        return 10 * Math.ceil(focalPx * Math.max(width / widthPx, depth / heightPx) / 10);
    }

    /** Returns the view of a camera from a height, by its pixels alone. */
    public static CameraMount at(double heightMm, Table table, int widthPx, int heightPx, double focalPx) {
        double pxPerMm = focalPx / heightMm;
        return new CameraMount(
                heightMm,
                widthPx / pxPerMm,
                heightPx / pxPerMm,
                pxPerMm,
                table.cornerTagMm() / MODULES_OF_A_TAG * pxPerMm,
                0,
                0);
    }

    /** Returns the view of a lens from the least height; sharp means a blur of at most one pixel. */
    public static CameraMount of(CameraLens lens, Table table) {
        double height = leastHeightMm(table, lens.widthPx(), lens.heightPx(), lens.focalPx());
        CameraMount seen = at(height, table, lens.widthPx(), lens.heightPx(), lens.focalPx());
        double blurMm = lens.pixelUm() / 1000;
        double hyperfocal = lens.focalMm() * lens.focalMm() / (lens.fNumber() * blurMm) + lens.focalMm();
        double near = height * (hyperfocal - lens.focalMm()) / (hyperfocal + height - 2 * lens.focalMm());
        double far = hyperfocal > height
                ? height * (hyperfocal - lens.focalMm()) / (hyperfocal - height)
                : Double.POSITIVE_INFINITY;
        return new CameraMount(height, seen.seenWidthMm, seen.seenDepthMm, seen.pxPerMm, seen.tagModulePx, near, far);
    }
}
