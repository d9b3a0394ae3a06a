package umpire.vision.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.frame.MatScope;

/**
 * Magnified parts of the picture, one for each object found, with nothing drawn over them. The text below each names its reading and the
 * alternatives.
 */
final class Insets {
    /**
     * The width of a cell of the sheet for a picture whose strokes are one pixel wide, and the share of the cell that the magnified part
     * fills.
     */
    private static final double CELL_PX = 230;

    private static final double SHOWN_PX = 200;
    private static final double LINE_PX = 14;
    private static final double LETTERS = 0.36;
    private static final int MOST_LETTERS = 36;
    private static final int MOST_LINES = 9;
    private static final int MOST_CANDIDATES = 3;

    /** The largest number of insets. A person would not look at more. Chosen. */
    private static final int MOST = 60;

    /** The margin of table around an object, as a share of its size. Chosen. */
    private static final double AROUND = 0.35;

    private static final int FONT = Imgproc.FONT_HERSHEY_SIMPLEX;

    private record Inset(List<Pixel> outline, Scalar ink, List<String> lines) {}

    private final List<Inset> insets = new ArrayList<>();

    /**
     * Adds an inset.
     *
     * @param outline of the object, in the picture's pixels
     * @param title its reading
     * @param weighed all candidates, of which those of this object are listed
     */
    void add(List<Pixel> outline, Scalar ink, String title, List<ReadingCandidate> weighed) {
        if (insets.size() < MOST) {
            List<String> lines = new ArrayList<>(wrapped(title));
            candidates(outline, weighed).forEach(words -> lines.addAll(wrapped(words)));
            insets.add(new Inset(outline, ink, lines.subList(0, Math.min(MOST_LINES, lines.size()))));
        }
    }

    private static List<String> candidates(List<Pixel> outline, List<ReadingCandidate> weighed) {
        Bounds bounds = Bounds.of(outline);
        return weighed.stream()
                .filter(candidate -> candidate.ruledOut().isPresent() && bounds.hold(Bounds.of(candidate.outline())))
                .sorted(Comparator.comparingDouble((ReadingCandidate candidate) -> -candidate.score())
                        .thenComparing(ReadingCandidate::what))
                .map(candidate -> String.format(
                        Locale.ROOT,
                        "not %s%s: %s",
                        candidate.what(),
                        candidate.score() > 0 ? String.format(Locale.ROOT, " (%.2f)", candidate.score()) : "",
                        candidate.ruledOut().orElseThrow()))
                .distinct()
                .limit(MOST_CANDIDATES)
                .toList();
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > MOST_LETTERS) {
            int blank = rest.lastIndexOf(' ', MOST_LETTERS);
            int end = blank > MOST_LETTERS / 2 ? blank : MOST_LETTERS;
            lines.add(rest.substring(0, end));
            rest = "  " + rest.substring(end).strip();
        }
        lines.add(rest);
        return lines;
    }

    /** The bounding box of an outline. */
    private record Bounds(double left, double top, double right, double bottom) {
        static Bounds of(List<Pixel> outline) {
            return new Bounds(
                    outline.stream().mapToDouble(Pixel::x).min().orElse(0),
                    outline.stream().mapToDouble(Pixel::y).min().orElse(0),
                    outline.stream().mapToDouble(Pixel::x).max().orElse(0),
                    outline.stream().mapToDouble(Pixel::y).max().orElse(0));
        }

        boolean hold(Bounds other) {
            double x = (other.left + other.right) / 2;
            double y = (other.top + other.bottom) / 2;
            return x > left && x < right && y > top && y < bottom;
        }

        double side() {
            return Math.max(right - left, bottom - top);
        }

        Rect part(Mat picture) {
            double half = Math.max(4, (0.5 + AROUND) * side());
            int x = (int) Math.clamp((left + right) / 2 - half, 0, picture.cols() - 2);
            int y = (int) Math.clamp((top + bottom) / 2 - half, 0, picture.rows() - 2);
            int width = (int) Math.min(2 * half, picture.cols() - x);
            int height = (int) Math.min(2 * half, picture.rows() - y);
            return new Rect(x, y, Math.max(1, width), Math.max(1, height));
        }
    }

    /** Returns the height of the sheet in pixels. */
    int heightPx(int widthPx, double scale) {
        int columns = columns(widthPx, scale);
        int rows = (insets.size() + columns - 1) / columns;
        return (int) Math.ceil(rows * cellHeight() * scale);
    }

    private static int columns(int widthPx, double scale) {
        return Math.max(1, (int) (widthPx / (CELL_PX * scale)));
    }

    private static double cellHeight() {
        return CELL_PX + MOST_LINES * LINE_PX;
    }

    /**
     * Draws the insets side by side.
     *
     * @param bare the picture with nothing drawn on it
     * @param sheet a white sheet with the requested width and the height that {@link #heightPx} returned
     */
    void draw(Mat bare, Mat sheet, double scale) {
        int columns = columns(sheet.cols(), scale);
        for (int i = 0; i < insets.size(); i++) {
            double left = i % columns * CELL_PX * scale + 8 * scale;
            double top = i / columns * cellHeight() * scale + 8 * scale;
            draw(insets.get(i), bare, sheet, new Point(left, top), scale);
        }
    }

    private static void draw(Inset inset, Mat bare, Mat sheet, Point at, double scale) {
        try (MatScope scope = new MatScope()) {
            Rect part = Bounds.of(inset.outline()).part(bare);
            double factor = SHOWN_PX * scale / Math.max(part.width, part.height);
            Mat magnified = scope.mat();
            Imgproc.resize(
                    scope.keep(bare.submat(part)),
                    magnified,
                    new Size(Math.max(1, part.width * factor), Math.max(1, part.height * factor)),
                    0,
                    0,
                    Imgproc.INTER_CUBIC);
            Rect where = new Rect((int) at.x, (int) at.y, magnified.cols(), magnified.rows());
            Rect within = new Rect(
                    where.x,
                    where.y,
                    Math.min(where.width, sheet.cols() - where.x),
                    Math.min(where.height, sheet.rows() - where.y));
            Mat shown = scope.keep(magnified.submat(new Rect(0, 0, within.width, within.height)));
            shown.copyTo(scope.keep(sheet.submat(within)));
            for (int line = 0; line < inset.lines().size(); line++) {
                Point point = new Point(at.x, at.y + (SHOWN_PX + (line + 1) * LINE_PX) * scale);
                Imgproc.putText(
                        sheet,
                        inset.lines().get(line),
                        point,
                        FONT,
                        LETTERS * scale,
                        inset.ink(),
                        (int) Math.max(1, Math.floor(scale)),
                        Imgproc.LINE_AA);
            }
        }
    }

    /** Returns a white sheet, which the caller releases. */
    static Mat white(int widthPx, int heightPx) {
        return new Mat(new Size(widthPx, heightPx), CvType.CV_8UC3, Scalar.all(255));
    }
}
