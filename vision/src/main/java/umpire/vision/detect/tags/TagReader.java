package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.objdetect.Dictionary;
import umpire.vision.detect.GreyPicture;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Finds the tags of one dictionary in a picture. OpenCV's detector proposes tags. Their corners are then refined to fractions of a pixel,
 * and every cell is checked again. The same picture gives the same tags.
 */
public final class TagReader {
    /** The order of tags in a result: by id, then from top to bottom. */
    public static final Comparator<Tag> ORDER = Comparator.comparingInt(Tag::id)
            .thenComparingDouble(tag -> tag.centre().y())
            .thenComparingDouble(tag -> tag.centre().x());

    private final TagFamily family;
    private final Dictionary dictionary;
    private final TagProposals proposals;
    private final boolean[][] white;
    private final int inner;
    private final TagThresholds limits;
    private final ReadingTrace trace;

    private TagReader(TagFamily family, TagThresholds limits, ReadingTrace trace) {
        OpenCv.load();
        this.limits = limits;
        this.trace = trace;
        this.family = family;
        this.dictionary = family.dictionary();
        this.proposals = new TagProposals(dictionary);
        this.white = TagFamily.whiteCells(dictionary);
        this.inner = dictionary.get_markerSize();
    }

    /**
     * Returns a reader with default thresholds.
     *
     * @param dictionary OpenCV's name: {@code DICT_5X5_250}
     * @throws IllegalArgumentException if there is no such dictionary; the message lists those that exist
     */
    public static TagReader of(String dictionary) {
        return of(dictionary, TagThresholds.standard(), ReadingTrace.NONE);
    }

    /** Returns a reader with these thresholds that reports its candidates. */
    public static TagReader of(String dictionary, TagThresholds limits, ReadingTrace trace) {
        return new TagReader(TagFamily.named(dictionary), limits, trace);
    }

    /**
     * Finds the tags.
     *
     * @param grey eight bits in one channel; left as it was
     * @return the tags, sorted by id, then from top to bottom; an id may occur several times
     */
    public List<Tag> read(Mat grey) {
        return read(grey, new Rect(0, 0, grey.cols(), grey.rows()));
    }

    /**
     * Finds the tags that lie wholly in a part of the picture, at their places in the whole. The part is widened to the grid on which the
     * whole picture is halved and tiled, since a small tag may be found on one grid and not on another.
     *
     * @param grey the whole picture, eight bits in one channel; left as it was
     * @param wanted the part in the picture's pixels, wholly inside the picture
     * @return the tags, sorted by id, then from top to bottom
     */
    public List<Tag> read(Mat grey, Rect wanted) {
        Rect part = TagCandidates.onGrid(wanted, grey);
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(grey.submat(part));
            return readAll(window, TagProposals.shrunk(grey, part), trace.of(1, part.x, part.y)).stream()
                    .map(tag -> moved(tag, part))
                    .toList();
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

    private List<Tag> readAll(Mat grey, double shrunk, ReadingTrace heard) {
        GreyPicture picture = new GreyPicture(grey);
        List<Tag> tags = new ArrayList<>();
        try (TagProposals.HalfLook half = proposals.inHalf(grey, shrunk)) {
            for (TagProposals.TagProposal seen : half.proposals()) {
                if (seen.id().isPresent()) {
                    addIfConfirmed(picture, seen.id().getAsInt(), seen.corners(), tags, heard);
                } else if (tags.stream().noneMatch(tag -> isOn(tag, seen))) {
                    addIfIdentified(picture, seen, tags, heard);
                }
            }
            for (Rect part : half.patches().parts(grey.cols(), grey.rows(), tags)) {
                addAllOf(proposals.inWhole(grey, part, shrunk), picture, tags, heard);
            }
        }
        tags.sort(ORDER);
        return List.copyOf(tags);
    }

    private void addAllOf(List<TagProposals.TagProposal> all, GreyPicture picture, List<Tag> tags, ReadingTrace heard) {
        for (TagProposals.TagProposal seen : all) {
            if (seen.id().isEmpty()) {
                heard.weighed(() -> noTag(seen));
            } else if (tags.stream().noneMatch(tag -> tag.id() == seen.id().getAsInt() && isOn(tag, seen))) {
                addIfConfirmed(picture, seen.id().getAsInt(), seen.corners(), tags, heard);
            }
        }
    }

    private static boolean isOn(Tag tag, TagProposals.TagProposal seen) {
        return tag.covers(seen.middle().x(), seen.middle().y(), 0);
    }

    /** Reads the cells of a square that OpenCV's detector could not read. */
    private void addIfIdentified(
            GreyPicture picture, TagProposals.TagProposal seen, List<Tag> tags, ReadingTrace heard) {
        TagCells cells = new TagCells(picture, inner, limits);
        Optional<TagFamily.OrientedId> identified = Optional.of(seen.corners())
                .filter(cells::isFramed)
                .map(new TagEdges(picture, cells(), limits)::approached)
                .flatMap(corners -> cells.read(corners, (int) limits.maxWrongCells()))
                .flatMap(white -> TagFamily.identified(dictionary, white));
        if (identified.isPresent()) {
            List<Pixel> corners = new ArrayList<>(seen.corners());
            Collections.rotate(corners, identified.get().quarterTurns());
            addIfConfirmed(picture, identified.get().id(), corners, tags, heard);
        } else {
            heard.weighed(() -> noTag(seen));
        }
    }

    private static ReadingCandidate noTag(TagProposals.TagProposal seen) {
        return new ReadingCandidate(
                ReadingCandidate.CandidateKind.TAG,
                seen.corners(),
                "a tag",
                0,
                "its cells are those of no tag of the dictionary");
    }

    /**
     * Returns whether one of these tags is at one of these places. This recognises tags too narrow for {@link #read}, since their place is
     * known.
     *
     * @param grey eight bits in one channel; left as it was
     * @param places places to test: each has the corners of a tag, clockwise from the upright tag's top left
     * @param withinPx the largest offset
     */
    public boolean isAtAny(Mat grey, List<List<Pixel>> places, Set<Integer> ids, double withinPx) {
        GreyPicture picture = new GreyPicture(grey);
        return places.stream().anyMatch(corners -> isAt(picture, upright(corners), ids, withinPx));
    }

    /**
     * Returns whether one of these tags is exactly at one of these places, however narrow it looks.
     *
     * @param grey eight bits in one channel; left as it was
     * @param places places to test: each has the corners of a tag, clockwise from the upright tag's top left
     */
    public boolean matchesAny(Mat grey, List<List<Pixel>> places, Set<Integer> ids) {
        GreyPicture picture = new GreyPicture(grey);
        return places.stream()
                .map(corners -> new NarrowTag(picture, upright(corners), inner))
                .anyMatch(
                        place -> ids.stream().anyMatch(id -> place.correlation(white[id]) >= limits.minCorrelation()));
    }

    /** Returns the number of cells to a side of a tag, border included. */
    public int cells() {
        return inner + 2;
    }

    private boolean isAt(GreyPicture picture, List<Pixel> corners, Set<Integer> ids, double withinPx) {
        List<Pixel> refined = new TagEdges(picture, cells(), limits).refined(corners);
        boolean near = IntStream.range(0, 4).allMatch(i -> refined.get(i).distance(corners.get(i)) < withinPx);
        return ids.stream()
                .anyMatch(id -> isConfirmed(picture, id, corners) || (near && isConfirmed(picture, id, refined)));
    }

    private boolean isConfirmed(GreyPicture picture, int id, List<Pixel> corners) {
        return isTag(new TagCells(picture, inner, limits).compare(corners, white[id]));
    }

    private boolean isTag(TagCells.CellVerdict verdict) {
        return verdict.wrong() <= limits.maxWrongCells() && verdict.sure() >= limits.minSureShare();
    }

    private void addIfConfirmed(GreyPicture picture, int id, List<Pixel> rough, List<Tag> tags, ReadingTrace heard) {
        List<Pixel> corners = new TagEdges(picture, cells(), limits).refined(rough);
        TagCells.CellVerdict verdict = new TagCells(picture, inner, limits).compare(corners, white[id]);
        if (isTag(verdict)) {
            tags.add(new Tag(id, upright(corners), verdict.sure()));
        } else {
            heard.weighed(() -> new ReadingCandidate(
                    ReadingCandidate.CandidateKind.TAG, corners, "tag " + id, verdict.sure(), verdict.objection((int)
                            limits.maxWrongCells())));
        }
    }

    /** Returns corners that begin at the upright tag's top left. In some families OpenCV begins at the opposite corner. */
    private List<Pixel> upright(List<Pixel> corners) {
        return family.turned() ? List.of(corners.get(2), corners.get(3), corners.get(0), corners.get(1)) : corners;
    }
}
