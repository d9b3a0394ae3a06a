package umpire.vision.detect.tags;

import java.util.List;
import java.util.Optional;
import umpire.vision.detect.GreyPicture;
import umpire.vision.detect.Pixel;

/** Compares the cells of a seen tag one by one with the cells that its id should have. */
final class TagCells {

    /** The distance outside the border at which the white margin is read; the margin is over one cell wide. Geometry. */
    private static final double MARGIN_CELLS = 0.6;

    private final GreyPicture grey;
    private final int inner;
    private final TagThresholds limits;

    /** Prepares for tags with this many cells to a side within their border. */
    TagCells(GreyPicture grey, int inner, TagThresholds limits) {
        this.limits = limits;
        this.grey = grey;
        this.inner = inner;
    }

    /**
     * The result of a comparison.
     *
     * @param sure share of the inner cells and the border that clearly match
     * @param wrong the number of cells that clearly do not match
     */
    record CellVerdict(double sure, int wrong) {
        /** Returns the reason why the square is not that tag. */
        String objection(int mostWrong) {
            return wrong > mostWrong
                    ? wrong + " of its cells are not as they should be"
                    : "only " + Math.round(100 * sure) + " % of its cells are beyond doubt";
        }
    }

    /**
     * Compares the cells of a square with those of a tag.
     *
     * @param corners the square's corners in OpenCV's order
     * @param white whether each inner cell is white, row by row
     */
    CellVerdict compare(List<Pixel> corners, boolean[] white) {
        Homography tag = Homography.ofSquare(corners);
        int cells = inner + 2;
        RimLevels rim = rim(tag);
        if (!isClear(rim)) {
            return new CellVerdict(0, cells * cells);
        }
        int sure = 0;
        int wrong = 0;
        for (int row = 0; row < cells; row++) {
            for (int column = 0; column < cells; column++) {
                boolean wanted = !isBorder(row, column) && white[(row - 1) * inner + column - 1];
                double margin = (cell(tag, row, column) - rim.middle()) / rim.half() * (wanted ? 1 : -1);
                sure += margin > limits.beyondDoubtShare() ? 1 : 0;
                wrong += margin < -limits.beyondDoubtShare() ? 1 : 0;
            }
        }
        return new CellVerdict((double) sure / (cells * cells), wrong);
    }

    /** The brightness of the border and of the margin outside it. */
    private record RimLevels(double black, double paper) {
        double middle() {
            return (black + paper) / 2;
        }

        double half() {
            return (paper - black) / 2;
        }
    }

    private boolean isClear(RimLevels rim) {
        return rim.half() >= limits.minHalfContrastLevels();
    }

    private RimLevels rim(Homography tag) {
        return new RimLevels(ring(tag, 0.5), ring(tag, -MARGIN_CELLS));
    }

    /** Returns whether the border of a square with these corners is darker than the margin around it. */
    boolean isFramed(List<Pixel> corners) {
        return isClear(rim(Homography.ofSquare(corners)));
    }

    /**
     * Reads the inner cells of a square that may be a tag.
     *
     * @param corners the square's corners clockwise, starting at any of them
     * @param mostSoiled the number of cells of the border that may be white
     * @return row by row, 1 for white and 0 for black; empty if there is no black border
     */
    Optional<byte[]> read(List<Pixel> corners, int mostSoiled) {
        Homography tag = Homography.ofSquare(corners);
        RimLevels rim = rim(tag);
        byte[] white = new byte[inner * inner];
        int soiled = isClear(rim) ? 0 : mostSoiled + 1;
        for (int row = 0; row < inner + 2 && soiled <= mostSoiled; row++) {
            for (int column = 0; column < inner + 2; column++) {
                boolean isWhite = cell(tag, row, column) > rim.middle();
                if (isBorder(row, column)) {
                    soiled += isWhite ? 1 : 0;
                } else {
                    white[(row - 1) * inner + column - 1] = (byte) (isWhite ? 1 : 0);
                }
            }
        }
        return soiled <= mostSoiled ? Optional.of(white) : Optional.empty();
    }

    private boolean isBorder(int row, int column) {
        return Math.min(row, column) == 0 || Math.max(row, column) == inner + 1;
    }

    /** Returns the mean level along a square ring, this many cells inside the outer edge. */
    private double ring(Homography tag, double insetCells) {
        int cells = inner + 2;
        double inset = insetCells / cells;
        double span = 1 - 2 * inset;
        double sum = 0;
        for (int i = 0; i < cells; i++) {
            double t = inset + span * (i + 0.5) / cells;
            sum += level(tag.at(t, inset)) + level(tag.at(t, 1 - inset));
            sum += level(tag.at(inset, t)) + level(tag.at(1 - inset, t));
        }
        return sum / (4 * cells);
    }

    private double cell(Homography tag, int row, int column) {
        int cells = inner + 2;
        double sum = 0;
        for (int i = -1; i <= 1; i++) {
            for (int j = -1; j <= 1; j++) {
                sum += level(tag.at(
                        (column + 0.5 + limits.cellReachShare() * j) / cells,
                        (row + 0.5 + limits.cellReachShare() * i) / cells));
            }
        }
        return sum / 9;
    }

    private double level(Pixel pixel) {
        return grey.at(pixel.x(), pixel.y());
    }
}
