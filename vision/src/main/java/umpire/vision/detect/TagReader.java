package umpire.vision.detect;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.objdetect.ArucoDetector;
import org.opencv.objdetect.DetectorParameters;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.frame.OpenCv;

/**
 * Finds the tags of one dictionary in a picture. OpenCV's detector proposes; the corners are found again between pixels, and
 * every cell is looked at again before a tag is believed. The same picture gives the same tags.
 */
public final class TagReader {
    /** By id, then from top to bottom. */
    public static final Comparator<Tag> ORDER = Comparator.comparingInt(Tag::id)
            .thenComparingDouble(tag -> tag.centre().y())
            .thenComparingDouble(tag -> tag.centre().x());

    /** The share of cells that must be beyond doubt as the id asks. Chosen. */
    private static final double MIN_CONFIDENCE = 0.6;

    /** One cell may be soiled. Chosen. */
    private static final int MAX_WRONG_CELLS = 1;
    /** How far a quad may stray from its four sides, as a share of its perimeter: blurred corners are round. OpenCV has 0.03. */
    private static final double POLYGON_ACCURACY = 0.05;

    /** The share of the errors a dictionary could correct that are: OpenCV's own value. */
    private static final double ERROR_CORRECTION = 0.6;

    /** How much of a cell's rim is not read, on each side: OpenCV has 0.13. */
    private static final double CELL_RIM = 0.3;

    /**
     * The outline of the smallest tag that is looked for, in sides of the picture. It is counted in pixels, of which a diagonal has fewer than
     * it is long: so this finds a tag of 20 pixels turned by 45 degrees in a picture 2028 wide. Of much smaller outlines some hide tags that lie round them.
     */
    private static final double MIN_PERIMETER = 0.027;

    private static final double MAX_PERIMETER = 4;

    private final TagFamily family;
    private final ArucoDetector detector;
    private final boolean[][] white;
    private final int inner;
    private final ReadingTrace trace;

    private TagReader(TagFamily family, ReadingTrace trace) {
        OpenCv.load();
        this.trace = trace;
        this.family = family;
        Dictionary dictionary = family.dictionary();
        this.detector = new ArucoDetector(dictionary, parameters());
        this.white = TagFamily.whiteCells(dictionary);
        this.inner = dictionary.get_markerSize();
    }

    /**
     * Makes a reader.
     *
     * @param dictionary OpenCV's name: {@code DICT_5X5_250}
     * @throws IllegalArgumentException when there is no such dictionary, saying which there are
     */
    public static TagReader of(String dictionary) {
        return of(dictionary, ReadingTrace.NONE);
    }

    /** Makes a reader that says what it weighs up. */
    public static TagReader of(String dictionary, ReadingTrace trace) {
        return new TagReader(TagFamily.named(dictionary), trace);
    }

    /**
     * Tuned on tags of 16 to 40 pixels, sharp and blurred. Two sizes of threshold window find what OpenCV's three do in half the
     * time. Reading only the middle of each cell finds a third more of small blurred tags. Correcting every cell the dictionary
     * allows would take the paper around a clear tag for another tag, and lose the tag itself.
     */
    private static DetectorParameters parameters() {
        DetectorParameters parameters = new DetectorParameters();
        parameters.set_cornerRefinementMethod(Objdetect.CORNER_REFINE_NONE);
        parameters.set_adaptiveThreshWinSizeMin(7);
        parameters.set_adaptiveThreshWinSizeMax(21);
        parameters.set_adaptiveThreshWinSizeStep(14);
        parameters.set_adaptiveThreshConstant(10);
        parameters.set_polygonalApproxAccuracyRate(POLYGON_ACCURACY);
        parameters.set_errorCorrectionRate(ERROR_CORRECTION);
        parameters.set_perspectiveRemovePixelPerCell(8);
        parameters.set_perspectiveRemoveIgnoredMarginPerCell(CELL_RIM);
        return parameters;
    }

    /**
     * Finds the tags.
     *
     * @param grey eight bits in one channel; left as it was
     * @return the tags, sorted by id, then from top to bottom; one id may be there several times
     */
    public List<Tag> read(Mat grey) {
        return read(grey, new Rect(0, 0, grey.cols(), grey.rows()));
    }

    /**
     * Finds the tags that lie wholly in a part of the picture, at their places in the whole.
     *
     * @param grey the whole picture, eight bits in one channel; left as it was
     * @param part in its pixels, all of it within the picture
     * @return the tags, sorted by id, then from top to bottom
     */
    public List<Tag> read(Mat grey, Rect part) {
        double shrunk = (double) Math.max(grey.cols(), grey.rows()) / Math.max(part.width, part.height);
        DetectorParameters sized = parameters();
        try {
            sized.set_minMarkerPerimeterRate(MIN_PERIMETER * shrunk);
            sized.set_maxMarkerPerimeterRate(MAX_PERIMETER * shrunk);
            detector.setDetectorParameters(sized);
        } finally {
            Reference.reachabilityFence(sized);
        }
        Mat window = grey.submat(part);
        try {
            return readAll(window, trace.of(1, part.x, part.y)).stream()
                    .map(tag -> moved(tag, part))
                    .toList();
        } finally {
            OpenCv.release(window);
        }
    }

    private static Tag moved(Tag tag, Rect part) {
        return new Tag(
                tag.id(),
                tag.corners().stream()
                        .map(corner -> new Pixel(corner.x() + part.x, corner.y() + part.y))
                        .toList(),
                tag.confidence());
    }

    private List<Tag> readAll(Mat grey, ReadingTrace heard) {
        List<Mat> quads = new ArrayList<>();
        List<Mat> others = new ArrayList<>();
        Mat ids = new Mat();
        try {
            if (heard.equals(ReadingTrace.NONE)) {
                detector.detectMarkers(grey, quads, ids);
            } else {
                detector.detectMarkers(grey, quads, ids, others);
                others.forEach(quad -> heard.weighed(() -> noTag(quad)));
            }
            GreyPicture picture = new GreyPicture(grey);
            List<Tag> tags = new ArrayList<>();
            for (int i = 0; i < quads.size(); i++) {
                addIfConfirmed(picture, (int) ids.get(i, 0)[0], corners(quads.get(i)), tags, heard);
            }
            tags.sort(ORDER);
            return List.copyOf(tags);
        } finally {
            quads.forEach(OpenCv::release);
            others.forEach(OpenCv::release);
            OpenCv.release(ids);
        }
    }

    /**
     * Returns whether one of these tags is at one of these places. It is not searched for: a tag too narrow for {@link #read} is still
     * recognised where it must be.
     *
     * @param grey eight bits in one channel; left as it was
     * @param places of a tag's corners, clockwise from the upright tag's top left
     * @param withinPx how far off they may be
     */
    public boolean isAtAny(Mat grey, List<List<Pixel>> places, Set<Integer> ids, double withinPx) {
        GreyPicture picture = new GreyPicture(grey);
        return places.stream().anyMatch(corners -> isAt(picture, upright(corners), ids, withinPx));
    }

    /** Returns how many cells a tag has to a side, its border among them. */
    public int cells() {
        return inner + 2;
    }

    private boolean isAt(GreyPicture picture, List<Pixel> corners, Set<Integer> ids, double withinPx) {
        List<Pixel> refined = new TagEdges(picture, cells()).refined(corners);
        boolean near = IntStream.range(0, 4).allMatch(i -> refined.get(i).distance(corners.get(i)) < withinPx);
        return ids.stream()
                .anyMatch(id -> isConfirmed(picture, id, corners) || (near && isConfirmed(picture, id, refined)));
    }

    private boolean isConfirmed(GreyPicture picture, int id, List<Pixel> corners) {
        return isTag(new TagCells(picture, inner).compare(corners, white[id]));
    }

    private static boolean isTag(TagCells.CellVerdict verdict) {
        return verdict.wrong() <= MAX_WRONG_CELLS && verdict.sure() >= MIN_CONFIDENCE;
    }

    private static ReadingCandidate noTag(Mat quad) {
        return new ReadingCandidate(
                ReadingCandidate.CandidateKind.TAG,
                corners(quad),
                "a tag",
                0,
                "its cells are those of no tag of the dictionary");
    }

    private static List<Pixel> corners(Mat quad) {
        List<Pixel> corners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            double[] xy = quad.get(0, i);
            corners.add(new Pixel(xy[0], xy[1]));
        }
        return corners;
    }

    private void addIfConfirmed(GreyPicture picture, int id, List<Pixel> rough, List<Tag> tags, ReadingTrace heard) {
        List<Pixel> corners = new TagEdges(picture, cells()).refined(rough);
        TagCells.CellVerdict verdict = new TagCells(picture, inner).compare(corners, white[id]);
        if (isTag(verdict)) {
            tags.add(new Tag(id, upright(corners), verdict.sure()));
        } else {
            heard.weighed(() -> new ReadingCandidate(
                    ReadingCandidate.CandidateKind.TAG,
                    corners,
                    "tag " + id,
                    verdict.sure(),
                    verdict.objection(MAX_WRONG_CELLS)));
        }
    }

    /** Some families begin at the opposite corner; what is turned half round twice is as it was. */
    private List<Pixel> upright(List<Pixel> corners) {
        return family.turned() ? List.of(corners.get(2), corners.get(3), corners.get(0), corners.get(1)) : corners;
    }
}
