package umpire.vision.observe.places;

import java.util.Optional;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Point;

/**
 * The part of the sheet that each pixel of its plan shows. Parts are the board's areas, in its order, and then blocks of the bare paper
 * around them. A band along each outline and each road, and the middle of the near edge, belong to no part, since lines and the board's
 * name are printed there. Any other print is known from {@link SheetArt}.
 */
final class SheetMap {
    /** The number in place of a part for a pixel that belongs to no part, such as one on a printed line. */
    static final int NOTHING = -1;

    /** The width on each side of an outline in which its line may be seen, due to blur and an error of the sheet's pose. Chosen. */
    private static final double BAND_MM = 2.5;

    /** Half of a printed road's width. Chosen. */
    private static final double HALF_ROAD_MM = 1.5;

    /** The distance from the near edge within which the board's name may be printed. Chosen. */
    private static final int NAME_MM = 7;

    /** The width of a letter of the name. Chosen. */
    private static final double LETTER_MM = 3.5;

    /** The side of a block of bare paper, about as large as a place. Chosen. */
    private static final int BLOCK_MM = 40;

    /** Half of a block's diagonal. */
    static final double BLOCK_RADIUS_MM = BLOCK_MM * Math.sqrt(0.5);

    private final int blocksAcross;
    private final int widthPx;
    private final int heightPx;
    private final int areas;
    private final int[] part;
    private final int parts;
    private final PrintKinds kinds;
    private final SheetArt art;

    SheetMap(Board board, Optional<PrintedSheet> printed) {
        this.widthPx = (int) Math.ceil(board.widthMm());
        this.heightPx = (int) Math.ceil(board.heightMm());
        this.areas = board.areas().size();
        this.blocksAcross = widthPx / BLOCK_MM + 1;
        int blocks = blocksAcross * (heightPx / BLOCK_MM + 1);
        this.part = new int[widthPx * heightPx];
        for (int i = 0; i < part.length; i++) {
            part[i] = areas + (i / widthPx) / BLOCK_MM * blocksAcross + (i % widthPx) / BLOCK_MM;
        }
        for (int i = 0; i < areas; i++) {
            paint(board.areas().get(i), i);
        }
        board.roads().forEach(road -> paint(board, road));
        paintName(board.name().length() * LETTER_MM / 2);
        this.parts = areas + blocks;
        this.art = new SheetArt(widthPx, heightPx, printed);
        this.kinds = new PrintKinds(board.areas(), part, parts, art);
    }

    /**
     * Marks the pixels of an area, testing the centre of each, once for a game. OpenCV could draw the outlines, but its thick lines are up
     * to two pixels too wide. At one pixel per millimetre such a line would split the patch of an object that lies on it.
     */
    private void paint(Area area, int index) {
        OutlineDistance outlineDistance = new OutlineDistance(area);
        double left = area.outline().stream().mapToDouble(Point::xMm).min().orElseThrow() - BAND_MM;
        double right = area.outline().stream().mapToDouble(Point::xMm).max().orElseThrow() + BAND_MM;
        double near = area.outline().stream().mapToDouble(Point::yMm).min().orElseThrow() - BAND_MM;
        double far = area.outline().stream().mapToDouble(Point::yMm).max().orElseThrow() + BAND_MM;
        for (int y = row(far); y <= row(near); y++) {
            for (int x = column(left); x <= column(right); x++) {
                Point point = new Point(x + 0.5 - widthPx / 2.0, heightPx / 2.0 - y - 0.5);
                if (outlineDistance.distanceMm(point) < BAND_MM) {
                    part[y * widthPx + x] = NOTHING;
                } else if (area.contains(point)) {
                    part[y * widthPx + x] = index;
                }
            }
        }
    }

    private void paint(Board board, Board.Road road) {
        Point from = board.area(road.from()).centre();
        Point to = board.area(road.to()).centre();
        double reachMm = HALF_ROAD_MM + BAND_MM;
        for (int y = row(Math.max(from.yMm(), to.yMm()) + reachMm);
                y <= row(Math.min(from.yMm(), to.yMm()) - reachMm);
                y++) {
            for (int x = column(Math.min(from.xMm(), to.xMm()) - reachMm);
                    x <= column(Math.max(from.xMm(), to.xMm()) + reachMm);
                    x++) {
                Point point = new Point(x + 0.5 - widthPx / 2.0, heightPx / 2.0 - y - 0.5);
                boolean onPaper = part[y * widthPx + x] >= areas;
                if (onPaper && point.distanceMm(from, to) < reachMm) {
                    part[y * widthPx + x] = NOTHING;
                }
            }
        }
    }

    private void paintName(double reachMm) {
        for (int y = heightPx - NAME_MM; y < heightPx; y++) {
            for (int x = column(-reachMm); x <= column(reachMm); x++) {
                part[y * widthPx + x] = NOTHING;
            }
        }
    }

    private int column(double xMm) {
        return Math.clamp((long) Math.floor(xMm + widthPx / 2.0), 0, widthPx - 1);
    }

    private int row(double yMm) {
        return Math.clamp((long) Math.floor(heightPx / 2.0 - yMm), 0, heightPx - 1);
    }

    int widthPx() {
        return widthPx;
    }

    int heightPx() {
        return heightPx;
    }

    /** Returns the number of parts that are areas; they come first. */
    int areas() {
        return areas;
    }

    int parts() {
        return parts;
    }

    /** Returns the centre of a block of bare paper, in the board's frame. At the sheet's edges a block may reach beyond it. */
    Point middle(int block) {
        int number = block - areas;
        return new Point(
                (number % blocksAcross + 0.5) * BLOCK_MM - widthPx / 2.0,
                heightPx / 2.0 - (number / blocksAcross + 0.5) * BLOCK_MM);
    }

    /** Returns the print of the sheet. */
    SheetArt art() {
        return art;
    }

    /** Returns the part a pixel belongs to, or {@link #NOTHING}. */
    int part(int pixel) {
        return part[pixel];
    }

    /** Returns the kinds of print. */
    PrintKinds kinds() {
        return kinds;
    }
}
