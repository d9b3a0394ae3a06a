package umpire.vision.twin.camera;

import java.util.List;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Camera;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSquares;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Renders a calibration board before a camera, accurate to a thousandth of a pixel. It traces the ray of every subpixel through the lens to
 * the board. The same board, pose and seed give the same bytes.
 */
public final class WavedBoard {
    private static final double PAPER = 225;
    private static final double INK = 28;
    static final double ROOM = 96;

    /** White paper around the squares, in squares. */
    private static final double MARGIN = 1;
    /** The subdivisions of a pixel in each direction, and the time steps for each pixel of motion. */
    private static final int PARTS = 4;

    private static final int MOST_STEPS = 24;

    /** The number of points on each side of the board's outline. */
    private static final int OUTLINE = 12;

    private final Camera camera;
    private final BoardSquares squares;
    private final double squareMm;
    /**
     * The rays through the corners of all pixels, as x and y at distance one. There is one more row and column of corners than of pixels.
     */
    private final double[] rays;

    /**
     * Prepares a board.
     *
     * @param camera the camera that sees the board
     * @param pattern of the board
     * @param squareMm the true size of its squares
     */
    public WavedBoard(Camera camera, BoardPattern pattern, double squareMm) {
        OpenCv.load();
        this.camera = camera;
        this.squares = BoardSquares.of(pattern);
        this.squareMm = squareMm;
        this.rays = rays(camera);
    }

    private static double[] rays(Camera camera) {
        LensNumbers lens = LensNumbers.of(camera);
        int columns = camera.widthPx() + 1;
        double[] rays = new double[2 * columns * (camera.heightPx() + 1)];
        IntStream.range(0, camera.heightPx() + 1).forEach(y -> {
            for (int x = 0; x < columns; x++) {
                double[] ray = lens.ray(x - 0.5, y - 0.5);
                rays[2 * (y * columns + x)] = ray[0];
                rays[2 * (y * columns + x) + 1] = ray[1];
            }
        });
        return rays;
    }

    /** Renders a picture. The caller closes the frame. */
    public Frame shot(BoardInSpace place, ShotSettings settings, long seed, long frameNumber, long takenMs) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.keep(alone(place));
            Mat bgr = scope.mat();
            Sensor.blur(grey, settings.defocusPx());
            noise(grey, settings.noiseSigma(), seed + 7919 * frameNumber);
            Mat bytes = scope.mat();
            grey.convertTo(bytes, CvType.CV_8U);
            Imgproc.cvtColor(bytes, bgr, Imgproc.COLOR_GRAY2BGR);
            return new Frame(frameNumber, takenMs, scope.handOut(bgr));
        }
    }

    static void noise(Mat grey, double sigma, long seed) {
        if (sigma > 0) {
            try (MatScope scope = new MatScope()) {
                Mat noise = scope.keep(new Mat(grey.size(), CvType.CV_32F));
                Core.setRNGSeed((int) (seed ^ seed >>> 32));
                Core.randn(noise, 0, sigma);
                Core.add(grey, noise, grey);
            }
        }
    }

    /** Returns a picture of the board alone in one channel of floats, before a background of one level. */
    Mat alone(BoardInSpace place) {
        Mat grey = new Mat(camera.heightPx(), camera.widthPx(), CvType.CV_32F, new Scalar(ROOM));
        draw(place, grey);
        return grey;
    }

    private void draw(BoardInSpace place, Mat grey) {
        double[] rotation = place.rotation();
        int steps = steps(place);
        List<double[]> maps = IntStream.range(0, steps)
                .mapToObj(i -> boardFromRay(place, rotation, steps == 1 ? 0 : (i + 0.5) / steps - 0.5))
                .toList();
        Rect part = part(place, rotation);
        double[] sum = new double[part.width * part.height];
        maps.forEach(map -> add(map, part, sum));
        float[] row = new float[part.width];
        for (int y = 0; y < part.height && part.width > 0; y++) {
            for (int x = 0; x < row.length; x++) {
                row[x] = (float) (sum[y * part.width + x] / maps.size());
            }
            grey.put(part.y + y, part.x, row);
        }
    }

    /** Adds the levels of one moment to a part of the picture. */
    private void add(double[] map, Rect part, double[] sum) {
        double[] above = new double[part.width + 1];
        double[] below = new double[part.width + 1];
        atCorners(map, part, 0, below);
        for (int y = 0; y < part.height; y++) {
            double[] upper = below;
            below = above;
            above = upper;
            atCorners(map, part, y + 1, below);
            for (int x = 0; x < part.width; x++) {
                // Cells are far larger than pixels: if all four corners are equal, the area between them is too.
                boolean alike = above[x] == above[x + 1] && above[x] == below[x] && above[x] == below[x + 1];
                sum[y * part.width + x] += alike ? above[x] : level(map, part.x + x, part.y + y);
            }
        }
    }

    /** Samples the corners of a row's pixels. */
    private void atCorners(double[] map, Rect part, int row, double[] levels) {
        int first = 2 * ((part.y + row) * (camera.widthPx() + 1) + part.x);
        for (int x = 0; x < levels.length; x++) {
            levels[x] = levelAt(map, rays[first + 2 * x], rays[first + 2 * x + 1]);
        }
    }

    /** Returns the part of the picture that may contain the board. */
    private Rect part(BoardInSpace place, double[] r) {
        double left = camera.widthPx();
        double right = 0;
        double top = camera.heightPx();
        double bottom = 0;
        double halfX = (squares.columns() / 2.0 + MARGIN) * squareMm;
        double halfY = (squares.rows() / 2.0 + MARGIN) * squareMm;
        LensNumbers lens = LensNumbers.of(camera);
        for (int moment = -1; moment <= 1; moment++) {
            double[] shift = {
                place.xMm() + moment * place.movedXMm() / 2, place.yMm() + moment * place.movedYMm() / 2, place.zMm()
            };
            BoardPose pose = new BoardPose(r, shift);
            for (int i = 0; i <= 4 * OUTLINE; i++) {
                double along = -1 + 2.0 * (i % OUTLINE) / OUTLINE;
                double x = i / OUTLINE % 2 == 0 ? along : i / OUTLINE == 1 ? 1 : -1;
                double y = i / OUTLINE % 2 == 1 ? along : i / OUTLINE == 2 ? 1 : -1;
                double[] pixel = lens.pixel(pose.apply(x * halfX, y * halfY, 0));
                left = Math.min(left, pixel[0]);
                right = Math.max(right, pixel[0]);
                top = Math.min(top, pixel[1]);
                bottom = Math.max(bottom, pixel[1]);
            }
        }
        int x0 = Math.clamp((long) left - 2, 0, camera.widthPx());
        int y0 = Math.clamp((long) top - 2, 0, camera.heightPx());
        int x1 = Math.clamp((long) right + 4, 0, camera.widthPx());
        int y1 = Math.clamp((long) bottom + 4, 0, camera.heightPx());
        return new Rect(x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0));
    }

    private int steps(BoardInSpace place) {
        double movedPx = Math.hypot(place.movedXMm(), place.movedYMm()) * camera.fxPx() / place.zMm();
        return movedPx == 0 ? 1 : Math.clamp((int) Math.ceil(2 * movedPx), 3, MOST_STEPS);
    }

    /** Returns the map from a ray to the squares of the board, counted from its corner: nine numbers, row by row. */
    private double[] boardFromRay(BoardInSpace place, double[] r, double moment) {
        double[] t = {place.xMm() + moment * place.movedXMm(), place.yMm() + moment * place.movedYMm(), place.zMm()};
        double along = r[2] * t[0] + r[5] * t[1] + r[8] * t[2];
        double[] map = new double[9];
        for (int axis = 0; axis < 2; axis++) {
            double ahead = r[axis] * t[0] + r[3 + axis] * t[1] + r[6 + axis] * t[2];
            double half = (axis == 0 ? squares.columns() : squares.rows()) / 2.0;
            for (int i = 0; i < 3; i++) {
                map[3 * axis + i] = (r[3 * i + axis] * along - ahead * r[3 * i + 2]) / squareMm + half * r[3 * i + 2];
            }
        }
        for (int i = 0; i < 3; i++) {
            map[6 + i] = r[3 * i + 2];
        }
        return map;
    }

    private double level(double[] map, int x, int y) {
        int columns = camera.widthPx() + 1;
        int a = 2 * (y * columns + x);
        int b = a + 2 * columns;
        double sum = 0;
        for (int j = 0; j < PARTS; j++) {
            double v = (j + 0.5) / PARTS;
            double leftX = rays[a] * (1 - v) + rays[b] * v;
            double leftY = rays[a + 1] * (1 - v) + rays[b + 1] * v;
            double rightX = rays[a + 2] * (1 - v) + rays[b + 2] * v;
            double rightY = rays[a + 3] * (1 - v) + rays[b + 3] * v;
            for (int i = 0; i < PARTS; i++) {
                double u = (i + 0.5) / PARTS;
                sum += levelAt(map, leftX * (1 - u) + rightX * u, leftY * (1 - u) + rightY * u);
            }
        }
        return sum / (PARTS * PARTS);
    }

    private double levelAt(double[] map, double rayX, double rayY) {
        double w = map[6] * rayX + map[7] * rayY + map[8];
        double x = (map[0] * rayX + map[1] * rayY + map[2]) / w;
        double y = (map[3] * rayX + map[4] * rayY + map[5]) / w;
        boolean paper =
                w > 0 && x > -MARGIN && y > -MARGIN && x < squares.columns() + MARGIN && y < squares.rows() + MARGIN;
        if (!paper) {
            return ROOM;
        }
        return squares.dark(x, y) ? INK : PAPER;
    }
}
