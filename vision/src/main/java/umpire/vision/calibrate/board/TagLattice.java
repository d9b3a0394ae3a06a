package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import umpire.vision.calibrate.board.MarkerLayout.BoardCell;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;

/**
 * The tags of a picture that lie where a board of a certain layout has them. Tags of other things in the room, and squares mistaken for
 * tags, are left out.
 *
 * @param cells each tag with its square
 * @param markerShare measured side of a tag in squares
 * @param errorSquares the error of the tags' places, in squares; lens distortion keeps it above 0
 */
record TagLattice(Map<BoardCell, List<Pixel>> cells, double markerShare, double errorSquares) {
    /** The largest deviation, in squares, that a lens may cause in a row of squares. */
    private static final double REACH_SQUARES = 0.6;

    private static final int LEAST_TAGS = 4;

    static final TagLattice NONE = new TagLattice(Map.of(), 0, 0);

    /** Assigns each tag to its square; returns {@link #NONE} if fewer than four tags fit. */
    static TagLattice of(List<Tag> tags, MarkerLayout layout) {
        Map<Integer, List<Tag>> byId = tags.stream().collect(Collectors.groupingBy(Tag::id));
        List<Tag> single = byId.values().stream()
                .filter(same -> same.size() == 1)
                .map(List::getFirst)
                .toList();
        if (single.size() < LEAST_TAGS) {
            return NONE;
        }
        try (MatScope scope = new MatScope()) {
            MatOfPoint2f seen = scope.keep(
                    new MatOfPoint2f(single.stream().map(TagLattice::centre).toArray(Point[]::new)));
            MatOfPoint2f wanted = scope.keep(new MatOfPoint2f(
                    single.stream().map(tag -> middle(layout.cell(tag.id()))).toArray(Point[]::new)));
            Mat fits = scope.mat();
            Mat way = scope.keep(Calib3d.findHomography(seen, wanted, Calib3d.RANSAC, REACH_SQUARES, fits, 500, 0.999));
            return way.empty() ? NONE : arranged(single, layout, way, fits);
        }
    }

    private static Point centre(Tag tag) {
        return new Point(tag.centre().x(), tag.centre().y());
    }

    private static Point middle(BoardCell cell) {
        return new Point(cell.column() + 0.5, cell.row() + 0.5);
    }

    private static TagLattice arranged(List<Tag> tags, MarkerLayout layout, Mat way, Mat fits) {
        double[] h = new double[9];
        way.get(0, 0, h);
        Map<BoardCell, List<Pixel>> cells = new HashMap<>();
        List<Double> shares = new ArrayList<>();
        double squares = 0;
        for (int i = 0; i < tags.size(); i++) {
            if (fits.get(i, 0)[0] != 0 && turnedRight(h, tags.get(i))) {
                BoardCell cell = layout.cell(tags.get(i).id());
                List<Point> corners =
                        tags.get(i).corners().stream().map(c -> mapped(h, c)).toList();
                cells.put(cell, ordered(tags.get(i).corners(), corners));
                shares.add(side(corners));
                Point at = mapped(h, tags.get(i).centre());
                squares += Math.pow(at.x - middle(cell).x, 2) + Math.pow(at.y - middle(cell).y, 2);
            }
        }
        if (cells.size() < LEAST_TAGS) {
            return NONE;
        }
        double share =
                shares.stream().sorted().skip(shares.size() / 2).findFirst().orElseThrow();
        return new TagLattice(Map.copyOf(cells), share, Math.sqrt(squares / cells.size()));
    }

    private static Point mapped(double[] h, Pixel pixel) {
        double w = h[6] * pixel.x() + h[7] * pixel.y() + h[8];
        return new Point(
                (h[0] * pixel.x() + h[1] * pixel.y() + h[2]) / w, (h[3] * pixel.x() + h[4] * pixel.y() + h[5]) / w);
    }

    /** Rejects a map that mirrors the tag, since the board is seen from its front. */
    private static boolean turnedRight(double[] h, Tag tag) {
        return signedArea(tag.corners().stream().map(c -> mapped(h, c)).toList()) > 0;
    }

    private static double side(List<Point> corners) {
        return Math.sqrt(Math.abs(signedArea(corners)));
    }

    private static double signedArea(List<Point> corners) {
        double area = 0;
        for (int i = 0; i < 4; i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % 4);
            area += (a.x * b.y - b.x * a.y) / 2;
        }
        return area;
    }

    /** Returns the corners clockwise from the one nearest to the board's origin. Some tag families begin at another corner. */
    private static List<Pixel> ordered(List<Pixel> pixels, List<Point> places) {
        int first = 0;
        for (int i = 1; i < 4; i++) {
            if (places.get(i).x + places.get(i).y < places.get(first).x + places.get(first).y) {
                first = i;
            }
        }
        List<Pixel> turned = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            turned.add(pixels.get((first + i) % 4));
        }
        return List.copyOf(turned);
    }
}
