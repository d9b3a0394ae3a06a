package umpire.vision.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Point;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.rectify.CameraView;

/**
 * A board of known size that lies on the table, measured through a lens: what the table takes for a millimetre is held against the
 * ruler's.
 *
 * @param columns how many squares the longest row that is seen has
 * @param knownMm how long these are by the ruler
 * @param measuredMm how long they are as the table measures
 * @param meanMm how far the corners are off those of the known board, laid over them as well as it goes: root of the mean square
 * @param worstMm how far the worst corner is off
 */
public record FlatBoardCheck(int columns, double knownMm, double measuredMm, double meanMm, double worstMm) {
    private static final int LEAST_CORNERS = 6;

    /**
     * Measures.
     *
     * @param board as it is seen
     * @param squareMm side of its squares by the ruler
     * @param thickMm how high its face lies over the table
     * @return nothing where too little of the board is seen
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
            // Rows are counted towards the reader, the table's y away from him.
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

    /** Returns how far the length is off. */
    public double offMm() {
        return measuredMm - knownMm;
    }
}
