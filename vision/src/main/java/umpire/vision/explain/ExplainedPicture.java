package umpire.vision.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.Registration;

/**
 * A picture with its reading drawn over it, stage by stage. The text beside it lists the results, and the candidates that were ruled out
 * with the reasons. Ruled-out candidates have a red outline, and a number if they have a line of their own. Must be closed. Not
 * thread-safe.
 */
public final class ExplainedPicture implements AutoCloseable {
    private static final Scalar INK = new Scalar(40, 40, 40);
    private static final Scalar GREEN = new Scalar(60, 190, 40);
    private static final Scalar AMBER = new Scalar(0, 170, 255);
    private static final Scalar BLUE = new Scalar(230, 140, 30);
    private static final Scalar MAGENTA = new Scalar(220, 40, 220);
    private static final Scalar RED = new Scalar(40, 40, 235);
    private static final Scalar GREY = new Scalar(150, 150, 150);
    private static final int FONT = Imgproc.FONT_HERSHEY_SIMPLEX;

    /** Strokes are one pixel wide in a picture this many pixels wide, and wider in a larger one. */
    private static final double THIN_PX = 1000;

    private static final double LETTERS = 0.45;
    /** Letters smaller than this share of the normal size cannot be read. */
    private static final double SMALLEST = 0.55;

    private static final double LINE = 17;
    private static final int MOST_LETTERS = 74;
    private static final double PANEL = 560;

    private record Line(String text, Scalar ink) {}

    private final Mat bare;
    private final Mat drawn;
    private final Insets insets = new Insets();
    private final double scale;
    private final List<Line> lines = new ArrayList<>();
    private int numbered;

    /**
     * Starts with the bare picture.
     *
     * @param bgr eight bits in three channels, blue first; left as it was
     */
    public ExplainedPicture(Mat bgr) {
        OpenCv.load();
        this.bare = bgr.clone();
        this.drawn = bgr.clone();
        this.scale = Math.max(1, bgr.cols() / THIN_PX);
    }

    /** Writes a line beside the picture. */
    public void says(String line) {
        write(line, INK);
    }

    /** Writes whether the corner tags register the picture, and how well. */
    public void registration(Registration registration) {
        switch (registration) {
            case Registration.Registered seen ->
                write(
                        String.format(
                                Locale.ROOT,
                                "Placed by %d corner tags, %.2f mm off on the table",
                                seen.seen().size(),
                                seen.errorMm()),
                        INK);
            case Registration.Lost lost -> write("Not placed: " + lost.seen().size() + " corner tags are seen", RED);
        }
        registration.troubles().forEach(trouble -> write("  " + trouble, RED));
    }

    /** Draws the tags, and lists the candidates that were ruled out. */
    public void tags(List<Tag> tags, List<ReadingCandidate> weighed) {
        write("Tags: " + tags.size() + " read", GREEN);
        for (Tag tag : tags) {
            outline(tag.corners(), GREEN, 2);
            String id = tag.confidence() < 1 ? tag.id() + " " + share(tag.confidence()) : String.valueOf(tag.id());
            label(id, tag.corners().getFirst(), GREEN);
            insets.add(tag.corners(), INK, "tag " + tag.id() + ", sure to " + share(tag.confidence()), List.of());
        }
        ruledOut(of(weighed, ReadingCandidate.CandidateKind.TAG));
    }

    /** Draws the pips and the dice, and lists the faces that were ruled out. */
    public void dice(List<Die> dice, List<ReadingCandidate> weighed) {
        List<ReadingCandidate> pips = of(weighed, ReadingCandidate.CandidateKind.PIP);
        write(
                "Dice: " + dice.size() + " seen" + (pips.isEmpty() ? "" : ", spots with a pip's shape: " + pips.size()),
                AMBER);
        pips.forEach(pip -> outline(pip.outline(), AMBER, 1));
        for (Die die : dice) {
            List<Pixel> corners = die.corners();
            outline(corners, AMBER, 2);
            label(die.face().orElse(die.cocked() ? "leans" : "?"), corners.getFirst(), AMBER);
            write("  " + words(die), INK);
            insets.add(corners, INK, words(die), of(weighed, ReadingCandidate.CandidateKind.FACE));
        }
        ruledOut(of(weighed, ReadingCandidate.CandidateKind.FACE));
    }

    /** Draws a body that looks like a die and was not read, with the reason. */
    public void unread(List<Pixel> outline, String why, List<ReadingCandidate> weighed) {
        outline(outline, MAGENTA, 2);
        label("?", outline.getFirst(), MAGENTA);
        String words = String.format(
                Locale.ROOT,
                "not read, at %.0f, %.0f: %s",
                outline.getFirst().x(),
                outline.getFirst().y(),
                why);
        write("  " + words, MAGENTA);
        insets.add(outline, MAGENTA, words, of(weighed, ReadingCandidate.CandidateKind.FACE));
    }

    private static String words(Die die) {
        String at = String.format(Locale.ROOT, " at %.0f, %.0f", die.xPx(), die.yPx());
        String name = die.name() + at + ": ";
        if (die.cocked()) {
            return name + "it leans, so that nothing is on top";
        }
        return die.face()
                .map(face -> name + face + ", sure to " + share(die.confidence())
                        + (die.confidence() < 0.9 ? ", which is asked about" : ""))
                .orElse(name + "its face cannot be told");
    }

    /** Draws a visible place, empty or with its tokens. */
    public void place(List<Pixel> outline, String holds) {
        outline(outline, holds.isEmpty() ? GREY : BLUE, 1);
        if (!holds.isEmpty()) {
            middle(holds, outline, BLUE);
        }
    }

    /** Draws a hidden place with the reason. */
    public void hidden(List<Pixel> outline, String title, String why) {
        outline(outline, MAGENTA, 2);
        middle(title, outline, MAGENTA);
        write("  " + title + " cannot be judged: " + why, MAGENTA);
    }

    private static List<ReadingCandidate> of(List<ReadingCandidate> weighed, ReadingCandidate.CandidateKind kind) {
        return weighed.stream().filter(candidate -> candidate.kind() == kind).toList();
    }

    /**
     * Lists the candidates that were ruled out. Only those with a line of their own are drawn, since all of them would cover the picture.
     */
    private void ruledOut(List<ReadingCandidate> weighed) {
        RuledOut out = RuledOut.of(weighed);
        for (RuledOut.Group group : out.told()) {
            String number = "x" + ++numbered;
            outline(group.candidates().getFirst().outline(), RED, 1);
            label(number, group.right(), RED);
            String score = group.score() > 0 ? " (" + share(group.score()) + ")" : "";
            write("  " + number + " not " + group.what() + score + ": " + group.why(), RED);
        }
        out.others().forEach((why, count) -> write("  " + count + " more ruled out: " + why, RED));
    }

    private static String share(double share) {
        return String.format(Locale.ROOT, "%.2f", share);
    }

    private void outline(List<Pixel> corners, Scalar ink, int thick) {
        try (MatScope scope = new MatScope()) {
            MatOfPoint points = scope.keep(new MatOfPoint(corners.stream()
                    .map(corner -> new Point(corner.x(), corner.y()))
                    .toArray(Point[]::new)));
            Imgproc.polylines(
                    drawn, List.of(points), true, ink, (int) Math.max(1, Math.round(thick * scale)), Imgproc.LINE_AA);
        }
    }

    /** Writes text in the middle of an outline. The text is shrunk to the outline's width, so that labels of neighbours do not overlap. */
    private void middle(String text, List<Pixel> outline, Scalar ink) {
        double left = outline.stream().mapToDouble(Pixel::x).min().orElse(0);
        double right = outline.stream().mapToDouble(Pixel::x).max().orElse(0);
        double y = outline.stream().mapToDouble(Pixel::y).average().orElse(0);
        Size size = Imgproc.getTextSize(text, FONT, LETTERS * scale, 1, new int[1]);
        double fit = Math.clamp((right - left) / size.width, SMALLEST, 1);
        label(text, new Pixel((left + right - fit * size.width) / 2, y + fit * size.height / 2), ink, fit);
    }

    private void label(String text, Pixel at, Scalar ink) {
        label(text, at, ink, 1);
    }

    /** Writes text with a white rim, so that it is readable on any ground. */
    private void label(String text, Pixel at, Scalar ink, double share) {
        Point point = new Point(at.x(), at.y());
        double letters = LETTERS * scale * share;
        int thick = (int) Math.max(1, Math.round(scale * share));
        Imgproc.putText(drawn, text, point, FONT, letters, Scalar.all(255), 3 * thick, Imgproc.LINE_AA);
        Imgproc.putText(drawn, text, point, FONT, letters, ink, thick, Imgproc.LINE_AA);
    }

    private void write(String line, Scalar ink) {
        String rest = line;
        while (rest.length() > MOST_LETTERS) {
            int blank = rest.lastIndexOf(' ', MOST_LETTERS);
            int end = blank > MOST_LETTERS / 2 ? blank : MOST_LETTERS;
            lines.add(new Line(rest.substring(0, end), ink));
            rest = "      " + rest.substring(end).strip();
        }
        lines.add(new Line(rest, ink));
    }

    /** Returns the picture as PNG, with the text at its right and the magnified objects below. */
    public byte[] png() {
        return encoded(".png");
    }

    /** Returns the picture as JPEG, with the same text and objects. It is much smaller than PNG. */
    public byte[] jpeg() {
        return encoded(".jpg");
    }

    private byte[] encoded(String ending) {
        int height = Math.max(drawn.rows(), (int) Math.ceil((lines.size() + 1) * LINE * scale));
        try (MatScope scope = new MatScope()) {
            int width = (int) (drawn.cols() + PANEL * scale);
            Mat sheet = scope.keep(Insets.white(width, height + insets.heightPx(width, scale)));
            insets.draw(bare, scope.keep(sheet.submat(height, sheet.rows(), 0, width)), scale);
            Mat left = scope.keep(sheet.submat(0, drawn.rows(), 0, drawn.cols()));
            MatOfByte bytes = scope.keep(new MatOfByte());
            drawn.copyTo(left);
            for (int i = 0; i < lines.size(); i++) {
                Point at = new Point(drawn.cols() + 12 * scale, (i + 1.2) * LINE * scale);
                Imgproc.putText(
                        sheet,
                        lines.get(i).text(),
                        at,
                        FONT,
                        LETTERS * scale * 0.92,
                        lines.get(i).ink(),
                        (int) Math.max(1, Math.floor(scale)),
                        Imgproc.LINE_AA);
            }
            Imgcodecs.imencode(ending, sheet, bytes);
            return bytes.toArray();
        }
    }

    @Override
    public void close() {
        OpenCv.release(drawn);
        OpenCv.release(bare);
    }
}
