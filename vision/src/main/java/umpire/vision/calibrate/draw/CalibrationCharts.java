package umpire.vision.calibrate.draw;

import java.util.List;
import java.util.Locale;
import umpire.hardware.Table;
import umpire.vision.calibrate.review.PictureCoverage;
import umpire.vision.calibrate.review.TableError;

/** Draws the charts of a calibration as PNG files. */
public final class CalibrationCharts {
    private static final int WIDTH_PX = 800;
    private static final int FINE = 8;
    /** The scale ends at one of these values, in millimetres, so that two charts can be compared. */
    private static final List<Double> SCALES_MM = List.of(0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 50.0);

    private CalibrationCharts() {}

    /** Draws a chart of the places in the picture where corners of the board were seen. */
    public static byte[] coverage(PictureCoverage coverage, int widthPx, int heightPx) {
        List<List<Integer>> counts = coverage.counts();
        int rows = counts.size();
        int columns = counts.getFirst().size();
        int most = Math.max(
                1,
                counts.stream()
                        .flatMap(List::stream)
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(1));
        try (ChartPaper paper = new ChartPaper(
                WIDTH_PX,
                WIDTH_PX * heightPx / widthPx,
                "Where the camera saw the board",
                "corners seen in each part of the camera's picture; crossed out: none, hold the board there")) {
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    cell(paper, counts.get(row).get(column), most, column, row, columns, rows);
                }
            }
            paper.frame();
            paper.scale(most, "corners", "%.0f");
            paper.foot(String.format(
                    Locale.ROOT,
                    "%.0f %% of the picture lies between corners%s",
                    coverage.hullShare() * 100,
                    coverage.missing().isEmpty() ? "" : "; not reached: " + String.join(", ", coverage.missing())));
            return paper.png();
        }
    }

    private static void cell(ChartPaper paper, int count, int most, int column, int row, int columns, int rows) {
        double left = (double) column / columns;
        double top = (double) row / rows;
        double right = (column + 1.0) / columns;
        double bottom = (row + 1.0) / rows;
        // A cell with one corner must look different from a cell without any.
        double share = count == 0 ? 0 : 0.12 + 0.88 * count / most;
        paper.fill(left, top, right, bottom, ChartPaper.shade(share));
        if (count == 0) {
            paper.cross(left, top, right, bottom);
        } else {
            paper.label(String.valueOf(count), (left + right) / 2, (top + bottom) / 2, ChartPaper.inkOn(share));
        }
    }

    /** Draws a map of the table, seen from above with seat South at the bottom, that shows the error of the lens in millimetres. */
    public static byte[] tableError(TableError error, Table table) {
        double worst = error.worstMm();
        double most =
                SCALES_MM.stream().filter(scale -> scale >= worst).findFirst().orElse(worst);
        try (ChartPaper paper = new ChartPaper(
                WIDTH_PX,
                (int) Math.round(WIDTH_PX * table.heightMm() / table.widthMm()),
                "How far off the lens may put a point of the table",
                "in millimetres; it is less two times of three; the far side is at the top, seat South at the bottom")) {
            fill(paper, error, most);
            table.corners()
                    .forEach(corner -> paper.square(
                            0.5 + corner.xMm() / table.widthMm(), 0.5 - corner.yMm() / table.heightMm(), 12));
            paper.frame();
            paper.scale(most, "mm", most < 0.2 ? "%.3f" : "%.2f");
            paper.foot(String.format(
                    Locale.ROOT,
                    "%.3f mm on average, %.3f mm at worst; squares are the corner tags%s",
                    error.rmsMm(),
                    worst,
                    error.measured() ? "" : "; the camera is assumed to hang over the middle"));
            return paper.png();
        }
    }

    private static void fill(ChartPaper paper, TableError error, double most) {
        int columns = (error.xMm().size() - 1) * FINE;
        int rows = (error.yMm().size() - 1) * FINE;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                double mm = between(error.errorMm(), (column + 0.5) / FINE, (row + 0.5) / FINE);
                paper.fill(
                        (double) column / columns,
                        (double) row / rows,
                        (column + 1.0) / columns,
                        (row + 1.0) / rows,
                        ChartPaper.shade(mm / most));
            }
        }
        for (int row = 2; row < error.yMm().size() - 1; row += 4) {
            for (int column = 2; column < error.xMm().size() - 1; column += 4) {
                double mm = error.errorMm().get(row).get(column);
                paper.label(
                        String.format(Locale.ROOT, mm < 0.1 ? "%.3f" : "%.2f", mm),
                        (double) column / (error.xMm().size() - 1),
                        (double) row / (error.yMm().size() - 1),
                        ChartPaper.inkOn(mm / most));
            }
        }
    }

    private static double between(List<List<Double>> grid, double column, double row) {
        int left = (int) column;
        int top = (int) row;
        double right = column - left;
        double down = row - top;
        double above = grid.get(top).get(left) * (1 - right) + grid.get(top).get(left + 1) * right;
        double below =
                grid.get(top + 1).get(left) * (1 - right) + grid.get(top + 1).get(left + 1) * right;
        return above * (1 - down) + below * down;
    }
}
