package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.lens.BoardCorner;

/**
 * The part of the picture where corners of the board were seen. Outside this part the lens is only extrapolated.
 *
 * @param counts the number of corners seen in each cell, row by row from the top
 * @param hullShare the area between corners, as a share of the picture
 * @param leftShare distance of the leftmost corner from the left edge, as a share of the width
 * @param rightShare distance of the rightmost corner from the left edge
 * @param topShare distance of the topmost corner from the top edge, as a share of the height
 * @param bottomShare distance of the bottommost corner from the top edge
 * @param missing the parts of the picture that no corner reached, in words: {@code the top right corner}
 */
public record PictureCoverage(
        List<List<Integer>> counts,
        double hullShare,
        double leftShare,
        double rightShare,
        double topShare,
        double bottomShare,
        List<String> missing) {
    private static final int COLUMNS = 16;
    private static final int ROWS = 12;
    /** A corner of the picture counts as reached if a corner of the board was seen within this share of the picture's width and height. */
    private static final double CORNER = 0.22;

    private static final double LEAST_HULL = 0.35;
    private static final double ONE_SIDE = 0.66;

    public PictureCoverage {
        counts = counts.stream().map(List::copyOf).toList();
        missing = List.copyOf(missing);
    }

    /** Counts the corners of one board in pictures of one size; the list may be empty. */
    public static PictureCoverage of(List<PictureSighting> taken) {
        return of(
                CornerSet.corners(taken),
                taken.isEmpty() ? 1 : taken.getFirst().widthPx(),
                taken.isEmpty() ? 1 : taken.getFirst().heightPx());
    }

    public static PictureCoverage of(List<List<BoardCorner>> pictures, int widthPx, int heightPx) {
        List<BoardCorner> all = pictures.stream().flatMap(List::stream).toList();
        int[][] cells = new int[ROWS][COLUMNS];
        for (BoardCorner corner : all) {
            int column = Math.clamp((long) ((corner.pixelX() + 0.5) * COLUMNS / widthPx), 0, COLUMNS - 1);
            int row = Math.clamp((long) ((corner.pixelY() + 0.5) * ROWS / heightPx), 0, ROWS - 1);
            cells[row][column]++;
        }
        List<List<Integer>> counts = new ArrayList<>();
        for (int[] row : cells) {
            counts.add(Arrays.stream(row).boxed().toList());
        }
        return new PictureCoverage(
                counts,
                hullArea(all) / ((double) widthPx * heightPx),
                all.stream().mapToDouble(BoardCorner::pixelX).min().orElse(0) / widthPx,
                all.stream().mapToDouble(BoardCorner::pixelX).max().orElse(0) / widthPx,
                all.stream().mapToDouble(BoardCorner::pixelY).min().orElse(0) / heightPx,
                all.stream().mapToDouble(BoardCorner::pixelY).max().orElse(0) / heightPx,
                missing(all, widthPx, heightPx));
    }

    /** Returns whether the board was only ever in one corner of the picture, or in another small part of it. */
    boolean inOnePart() {
        boolean oneSide = rightShare < ONE_SIDE || leftShare > 1 - ONE_SIDE;
        boolean oneEnd = bottomShare < ONE_SIDE || topShare > 1 - ONE_SIDE;
        return hullShare < LEAST_HULL || (oneSide && oneEnd);
    }

    private static List<String> missing(List<BoardCorner> all, int widthPx, int heightPx) {
        List<String> missing = new ArrayList<>();
        String[] tall = {"top", "bottom"};
        String[] wide = {"left", "right"};
        for (int v = 0; v < 2; v++) {
            for (int h = 0; h < 2; h++) {
                boolean far = h == 1;
                boolean low = v == 1;
                boolean reached = all.stream()
                        .anyMatch(c -> within(c.pixelX(), widthPx, far) && within(c.pixelY(), heightPx, low));
                if (!reached) {
                    missing.add("the " + tall[v] + " " + wide[h] + " corner");
                }
            }
        }
        return missing;
    }

    private static boolean within(double at, int side, boolean farEnd) {
        return farEnd ? at > (1 - CORNER) * side : at < CORNER * side;
    }

    /** Returns the area of the convex hull of some points, by Andrew's monotone chain. */
    static double hullArea(List<BoardCorner> points) {
        List<BoardCorner> sorted = points.stream()
                .sorted(Comparator.comparingDouble(BoardCorner::pixelX).thenComparingDouble(BoardCorner::pixelY))
                .toList();
        double area = 0;
        List<BoardCorner> lower = chain(sorted);
        List<BoardCorner> upper = chain(sorted.reversed());
        for (List<BoardCorner> chain : List.of(lower, upper)) {
            for (int i = 1; i < chain.size(); i++) {
                BoardCorner a = chain.get(i - 1);
                BoardCorner b = chain.get(i);
                area += (a.pixelX() * b.pixelY() - b.pixelX() * a.pixelY()) / 2;
            }
        }
        return Math.abs(area);
    }

    private static List<BoardCorner> chain(List<BoardCorner> sorted) {
        List<BoardCorner> chain = new ArrayList<>();
        for (BoardCorner point : sorted) {
            while (chain.size() > 1 && !turnsLeft(chain.get(chain.size() - 2), chain.getLast(), point)) {
                chain.removeLast();
            }
            chain.add(point);
        }
        return chain;
    }

    private static boolean turnsLeft(BoardCorner a, BoardCorner b, BoardCorner c) {
        return (b.pixelX() - a.pixelX()) * (c.pixelY() - a.pixelY())
                        - (b.pixelY() - a.pixelY()) * (c.pixelX() - a.pixelX())
                > 0;
    }
}
