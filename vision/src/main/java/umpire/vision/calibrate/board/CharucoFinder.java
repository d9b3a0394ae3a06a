package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.vision.calibrate.board.MarkerLayout.BoardCell;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Homography;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.frame.OpenCv;

/**
 * Finds a ChArUco board, or its visible part. It returns the corners of the squares, which can be located much more exactly than the
 * corners of the tags. The tags identify the squares.
 */
final class CharucoFinder implements BoardFinder {
    /** A corner is fitted to the area around it, which reaches this share of the way to the nearest tag. */
    private static final double OWN_SHARE = 0.92;

    private static final double LEAST_RADIUS_PX = 2.5;
    private static final double MOST_RADIUS_PX = 14;
    private static final int LEAST_CORNERS = 6;

    private final BoardPattern.Charuco pattern;
    private final MarkerLayout layout;
    private final TagReader reader;

    CharucoFinder(BoardPattern.Charuco pattern) {
        this.pattern = pattern;
        this.layout = new MarkerLayout(pattern.squaresX(), pattern.whiteFirst());
        this.reader = TagReader.of(pattern.dictionary());
    }

    @Override
    public Optional<BoardSighting> find(Mat grey) {
        int tags = layout.count(pattern.squaresY());
        List<Tag> seen =
                reader.read(grey).stream().filter(tag -> tag.id() < tags).toList();
        TagLattice lattice = TagLattice.of(seen, layout);
        if (lattice.cells().isEmpty()) {
            return Optional.empty();
        }
        GreyLevels levels = new GreyLevels(grey);
        List<SeenCorner> corners = new ArrayList<>();
        for (int row = 1; row < pattern.squaresY(); row++) {
            for (int column = 1; column < pattern.squaresX(); column++) {
                corner(levels, lattice, column, row).ifPresent(corners::add);
            }
        }
        corners.sort(Comparator.comparingInt(SeenCorner::row).thenComparingInt(SeenCorner::column));
        return corners.size() < LEAST_CORNERS ? Optional.empty() : Optional.of(new BoardSighting(corners));
    }

    private Optional<SeenCorner> corner(GreyLevels levels, TagLattice lattice, int column, int row) {
        List<BoardCell> neighbours = new ArrayList<>();
        for (BoardCell cell : List.of(
                new BoardCell(column - 1, row - 1),
                new BoardCell(column, row - 1),
                new BoardCell(column - 1, row),
                new BoardCell(column, row))) {
            if (lattice.cells().containsKey(cell)) {
                neighbours.add(cell);
            }
        }
        if (neighbours.isEmpty()) {
            return Optional.empty();
        }
        return localMap(lattice, neighbours, column, row)
                .flatMap(map -> corner(levels, lattice, neighbours, map, column, row));
    }

    private Optional<SeenCorner> corner(
            GreyLevels levels, TagLattice lattice, List<BoardCell> neighbours, Homography map, int column, int row) {
        Pixel near = map.at(0, 0);
        double radius = neighbours.stream()
                .flatMap(cell -> lattice.cells().getOrDefault(cell, List.of()).stream())
                .mapToDouble(near::distance)
                .min()
                .orElse(0);
        return CornerFit.at(
                        levels,
                        near.x(),
                        near.y(),
                        new double[] {direction(near, map.at(0.5, 0)), direction(near, map.at(0, 0.5))},
                        Math.clamp(OWN_SHARE * radius, LEAST_RADIUS_PX, MOST_RADIUS_PX))
                .filter(fit -> fit.contrast() > 0 == layout.white(column - 1, row))
                .map(fit ->
                        new SeenCorner(column - 1, row - 1, new Pixel(fit.x(), fit.y()), fit.blurPx(), fit.smearPx()));
    }

    /**
     * Returns the map from the squares around a corner to the picture, with the corner at 0, 0. Lens distortion is negligible over so few
     * squares.
     */
    private Optional<Homography> localMap(TagLattice lattice, List<BoardCell> cells, int column, int row) {
        double near = (1 - pattern.markerShare()) / 2;
        double far = 1 - near;
        List<double[]> board = new ArrayList<>();
        List<double[]> seen = new ArrayList<>();
        for (BoardCell cell : cells) {
            for (double[] corner : new double[][] {{near, near}, {far, near}, {far, far}, {near, far}}) {
                board.add(new double[] {cell.column() - column + corner[0], cell.row() - row + corner[1]});
            }
            lattice.cells()
                    .getOrDefault(cell, List.of())
                    .forEach(pixel -> seen.add(new double[] {pixel.x(), pixel.y()}));
        }
        return Homography.fitted(board.toArray(double[][]::new), seen.toArray(double[][]::new));
    }

    private static double direction(Pixel from, Pixel to) {
        return Math.atan2(to.y() - from.y(), to.x() - from.x());
    }

    static {
        OpenCv.load();
    }
}
