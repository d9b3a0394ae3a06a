package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.vision.calibrate.board.MarkerLayout.BoardCell;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.Tag;
import umpire.vision.detect.TagReader;
import umpire.vision.frame.OpenCv;

/**
 * Finds a ChArUco board, or the part of it that is in sight. The tags say which corner is which; the corners themselves are those
 * of the squares, which can be found much more exactly.
 */
final class CharucoFinder implements BoardFinder {
    /** Round a corner so much of the way to the nearest tag is the corner's own. */
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
        LocalMap map = localMap(lattice, neighbours);
        Pixel near = map.at(column, row);
        double radius = neighbours.stream()
                .flatMap(cell -> lattice.cells().getOrDefault(cell, List.of()).stream())
                .mapToDouble(near::distance)
                .min()
                .orElse(0);
        return CornerFit.at(
                        levels,
                        near.x(),
                        near.y(),
                        new double[] {
                            direction(near, map.at(column + 0.5, row)), direction(near, map.at(column, row + 0.5))
                        },
                        Math.clamp(OWN_SHARE * radius, LEAST_RADIUS_PX, MOST_RADIUS_PX))
                .filter(fit -> fit.contrast() > 0 == layout.white(column - 1, row))
                .map(fit ->
                        new SeenCorner(column - 1, row - 1, new Pixel(fit.x(), fit.y()), fit.blurPx(), fit.smearPx()));
    }

    private LocalMap localMap(TagLattice lattice, List<BoardCell> cells) {
        double margin = (1 - pattern.markerShare()) / 2;
        List<double[]> board = new ArrayList<>();
        List<Pixel> seen = new ArrayList<>();
        for (BoardCell cell : cells) {
            double left = cell.column() + margin;
            double right = cell.column() + 1 - margin;
            double top = cell.row() + margin;
            double bottom = cell.row() + 1 - margin;
            board.addAll(List.of(
                    new double[] {left, top}, new double[] {right, top}, new double[] {right, bottom}, new double[] {
                        left, bottom
                    }));
            seen.addAll(lattice.cells().getOrDefault(cell, List.of()));
        }
        return LocalMap.of(board, seen);
    }

    private static double direction(Pixel from, Pixel to) {
        return Math.atan2(to.y() - from.y(), to.x() - from.x());
    }

    static {
        OpenCv.load();
    }
}
