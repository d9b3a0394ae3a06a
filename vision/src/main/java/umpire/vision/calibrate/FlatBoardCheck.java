package umpire.vision.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Point;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.rectify.CameraView;

/**
 * Compares the table's scale with a ruler: a board of known size lies on the table and is measured through a lens.
 *
 * @param columns the number of squares in the longest visible row
 * @param knownMm the length of that row by the ruler
 * @param measuredMm the length of that row as the table measures it
 * @param meanMm root mean square distance between the corners and the best fit of the known board
 * @param worstMm the largest distance of a corner from that fit
 */
public record FlatBoardCheck(int columns, double knownMm, double measuredMm, double meanMm, double worstMm) {
    private static final int LEAST_CORNERS = 6;

    /**
     * Measures a board on the table.
     *
     * @param board the board as seen in the picture
     * @param squareMm side of its squares by the ruler
     * @param thickMm thickness of the board: the height of its printed face above the table
     * @return the check; empty if too little of the board is visible
     */
    public static Optional<FlatBoardCheck> of(BoardSighting board, double squareMm, CameraView view, double thickMm) {
        List<SeenCorner> corners = board.corners();
        int columns = corners.stream().mapToInt(SeenCorner::column).max().orElse(0)
                - corners.stream().mapToInt(SeenCorner::column).min().orElse(0);
        if (corners.size() < LEAST_CORNERS || columns < 2) {
            return Optional.empty();
        }
        List<double[]> known = new ArrayList<>();
        List<double[]> seen = new ArrayList<>();
        for (SeenCorner corner : corners) {
            Point at = view.tableFromPixel(corner.pixel(), thickMm);
            // Rows count towards the reader, but the table's y axis points away from him.
            known.add(new double[] {corner.column() * squareMm, -corner.row() * squareMm});
            seen.add(new double[] {at.xMm(), at.yMm()});
        }
        centre(known);
        centre(seen);
        double along = 0;
        double across = 0;
        double size = 0;
        for (int i = 0; i < known.size(); i++) {
            double[] k = known.get(i);
            double[] s = seen.get(i);
            along += k[0] * s[0] + k[1] * s[1];
            across += k[0] * s[1] - k[1] * s[0];
            size += k[0] * k[0] + k[1] * k[1];
        }
        double scale = Math.hypot(along, across) / size;
        double cos = along / Math.hypot(along, across);
        double sin = across / Math.hypot(along, across);
        double sum = 0;
        double worst = 0;
        for (int i = 0; i < known.size(); i++) {
            double[] k = known.get(i);
            double offX = seen.get(i)[0] - (cos * k[0] - sin * k[1]);
            double offY = seen.get(i)[1] - (sin * k[0] + cos * k[1]);
            sum += offX * offX + offY * offY;
            worst = Math.max(worst, Math.hypot(offX, offY));
        }
        return Optional.of(new FlatBoardCheck(
                columns, columns * squareMm, scale * columns * squareMm, Math.sqrt(sum / known.size()), worst));
    }

    private static void centre(List<double[]> points) {
        double x = points.stream().mapToDouble(point -> point[0]).average().orElse(0);
        double y = points.stream().mapToDouble(point -> point[1]).average().orElse(0);
        points.forEach(point -> {
            point[0] -= x;
            point[1] -= y;
        });
    }

    /** Returns the error of the measured length in millimetres. */
    public double offMm() {
        return measuredMm - knownMm;
    }
}
