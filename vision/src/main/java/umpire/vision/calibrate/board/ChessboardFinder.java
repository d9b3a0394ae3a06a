package umpire.vision.calibrate.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** Finds a chessboard of which every inner corner is visible. OpenCV proposes corners; each is then refined to a fraction of a pixel. */
final class ChessboardFinder implements BoardFinder {
    /** Larger pictures are scaled down to this size for the search: a larger picture takes longer and finds no more. */
    private static final double SEARCHED_PX = 1000;

    private static final double OWN_SHARE = 0.42;
    private static final double LEAST_RADIUS_PX = 2.5;
    private static final double MOST_RADIUS_PX = 12;
    /** At least this share of the corners proposed by OpenCV must be confirmed by the fit. */
    private static final double LEAST_SHARE = 0.7;

    private static final int PASSES = 2;

    /** The smallest board looked for if its size is not known; larger ones are found too. */
    private static final Size SMALLEST = new Size(3, 3);

    private final BoardPattern.PlainChessboard pattern;

    ChessboardFinder(BoardPattern.PlainChessboard pattern) {
        OpenCv.load();
        this.pattern = pattern;
    }

    @Override
    public Optional<BoardSighting> find(Mat grey) {
        return rough(grey)
                .map(pixels -> refined(new GreyLevels(grey), pixels))
                .filter(corners -> corners.size() >= LEAST_SHARE * pattern.columns() * pattern.rows())
                .map(BoardSighting::new);
    }

    /** Returns the number of inner corners in a row and of rows, of the largest chessboard in a picture. */
    static Optional<Size> sizeIn(Mat grey) {
        OpenCv.load();
        try (MatScope scope = new MatScope()) {
            Mat small = scope.keep(searched(grey));
            Mat corners = scope.mat();
            Mat meta = scope.mat();
            boolean found = Calib3d.findChessboardCornersSBWithMeta(
                    small,
                    SMALLEST,
                    corners,
                    Calib3d.CALIB_CB_NORMALIZE_IMAGE | Calib3d.CALIB_CB_LARGER | Calib3d.CALIB_CB_EXHAUSTIVE,
                    meta);
            return found ? Optional.of(new Size(meta.cols(), meta.rows())) : Optional.empty();
        }
    }

    private static Mat searched(Mat grey) {
        double scale = Math.min(1, SEARCHED_PX / Math.max(grey.cols(), grey.rows()));
        Mat small = new Mat();
        if (scale < 1) {
            Imgproc.resize(grey, small, new Size(), scale, scale, Imgproc.INTER_AREA);
        } else {
            grey.copyTo(small);
        }
        return small;
    }

    private Optional<Pixel[]> rough(Mat grey) {
        try (MatScope scope = new MatScope()) {
            Mat small = scope.keep(searched(grey));
            MatOfPoint2f corners = scope.keep(new MatOfPoint2f());
            Size size = new Size(pattern.columns(), pattern.rows());
            boolean found = Calib3d.findChessboardCornersSB(
                            small, size, corners, Calib3d.CALIB_CB_NORMALIZE_IMAGE | Calib3d.CALIB_CB_EXHAUSTIVE)
                    || Calib3d.findChessboardCorners(
                            small,
                            size,
                            corners,
                            Calib3d.CALIB_CB_ADAPTIVE_THRESH
                                    | Calib3d.CALIB_CB_NORMALIZE_IMAGE
                                    | Calib3d.CALIB_CB_FAST_CHECK);
            if (!found) {
                return Optional.empty();
            }
            double scaleX = (double) grey.cols() / small.cols();
            double scaleY = (double) grey.rows() / small.rows();
            List<Pixel> pixels = new ArrayList<>();
            corners.toList()
                    .forEach(c -> pixels.add(new Pixel((c.x + 0.5) * scaleX - 0.5, (c.y + 0.5) * scaleY - 0.5)));
            return Optional.of(pixels.toArray(Pixel[]::new));
        }
    }

    private List<SeenCorner> refined(GreyLevels levels, Pixel[] rough) {
        Pixel[] now = rough.clone();
        List<Optional<CornerFit.Fitted>> fits = List.of();
        for (int pass = 0; pass < PASSES; pass++) {
            fits = fitted(levels, now);
            for (int i = 0; i < now.length; i++) {
                Pixel before = now[i];
                now[i] = fits.get(i).map(fit -> new Pixel(fit.x(), fit.y())).orElse(before);
            }
        }
        return agreeing(fits);
    }

    private List<Optional<CornerFit.Fitted>> fitted(GreyLevels levels, Pixel[] near) {
        List<Optional<CornerFit.Fitted>> fits = new ArrayList<>();
        for (int i = 0; i < near.length; i++) {
            int column = i % pattern.columns();
            int row = i / pattern.columns();
            double alongX = direction(near, column, row, 1, 0);
            double alongY = direction(near, column, row, 0, 1);
            double radius = Math.clamp(OWN_SHARE * spacing(near, column, row), LEAST_RADIUS_PX, MOST_RADIUS_PX);
            fits.add(CornerFit.at(levels, near[i].x(), near[i].y(), new double[] {alongX, alongY}, radius));
        }
        return fits;
    }

    private Pixel at(Pixel[] all, int column, int row) {
        return all[
                Math.clamp(row, 0, pattern.rows() - 1) * pattern.columns()
                        + Math.clamp(column, 0, pattern.columns() - 1)];
    }

    private double direction(Pixel[] all, int column, int row, int dx, int dy) {
        Pixel before = at(all, column - dx, row - dy);
        Pixel after = at(all, column + dx, row + dy);
        return Math.atan2(after.y() - before.y(), after.x() - before.x());
    }

    private double spacing(Pixel[] all, int column, int row) {
        Pixel here = at(all, column, row);
        double least = Double.POSITIVE_INFINITY;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                double away = here.distance(at(all, column + dx, row + dy));
                least = away > 0 ? Math.min(least, away) : least;
            }
        }
        return least;
    }

    /** Keeps only corners whose bright and dark squares alternate from corner to corner, as on a chessboard. */
    private List<SeenCorner> agreeing(List<Optional<CornerFit.Fitted>> fits) {
        double votes = 0;
        for (int i = 0; i < fits.size(); i++) {
            int parity = parity(i);
            votes +=
                    fits.get(i).map(fit -> parity * Math.signum(fit.contrast())).orElse(0.0);
        }
        List<SeenCorner> corners = new ArrayList<>();
        for (int i = 0; i < fits.size(); i++) {
            boolean bright = votes * parity(i) > 0;
            int column = i % pattern.columns();
            int row = i / pattern.columns();
            fits.get(i)
                    .filter(fit -> fit.contrast() > 0 == bright)
                    .ifPresent(fit -> corners.add(
                            new SeenCorner(column, row, new Pixel(fit.x(), fit.y()), fit.blurPx(), fit.smearPx())));
        }
        return corners;
    }

    private int parity(int index) {
        return (index % pattern.columns() + index / pattern.columns()) % 2 == 0 ? 1 : -1;
    }
}
