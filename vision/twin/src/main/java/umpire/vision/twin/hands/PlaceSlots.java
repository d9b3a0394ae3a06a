package umpire.vision.twin.hands;

import java.util.List;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Point;

/** Where pieces stand that share a place. */
final class PlaceSlots {
    private PlaceSlots() {}

    /** Where so many stand that share a place: one in the middle, up to four in the quarters of its box, opposite ones first. */
    static List<Point> of(Area area, int sharing) {
        return switch (sharing) {
            case 0, 1 -> List.of(middle(area));
            case 2, 3, 4 -> {
                double parts = fillsItsBox(area) ? 4 : 5.4;
                yield List.of(
                        slot(area, -1, 1, parts),
                        slot(area, 1, -1, parts),
                        slot(area, 1, 1, parts),
                        slot(area, -1, -1, parts));
            }
            default -> inRows(area, sharing);
        };
    }

    /** A rectangle does; of a hexagon the quarters lie further in. */
    private static boolean fillsItsBox(Area area) {
        Point corner = slot(area, -1, 1, 2.1);
        return area.contains(corner);
    }

    /** As many rows as columns, within the part of the box that a hexagon fills too. */
    private static List<Point> inRows(Area area, int sharing) {
        int columns = (int) Math.ceil(Math.sqrt(sharing));
        return IntStream.range(0, sharing)
                .mapToObj(i ->
                        slot(area, 2 * (i % columns) + 1 - columns, columns - 1 - 2 * (i / columns), 2.8 * columns))
                .toList();
    }

    /** A point so many parts of the box right of and above its middle. */
    private static Point slot(Area area, int right, int up, double parts) {
        Point centre = middle(area);
        return new Point(
                centre.xMm() + (max(area, true) - min(area, true)) * right / parts,
                centre.yMm() + (max(area, false) - min(area, false)) * up / parts);
    }

    static Point middle(Area area) {
        return new Point((min(area, true) + max(area, true)) / 2, (min(area, false) + max(area, false)) / 2);
    }

    private static double min(Area area, boolean x) {
        return area.outline().stream()
                .mapToDouble(corner -> x ? corner.xMm() : corner.yMm())
                .min()
                .orElseThrow();
    }

    private static double max(Area area, boolean x) {
        return area.outline().stream()
                .mapToDouble(corner -> x ? corner.xMm() : corner.yMm())
                .max()
                .orElseThrow();
    }
}
