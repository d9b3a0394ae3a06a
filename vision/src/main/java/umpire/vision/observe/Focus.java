package umpire.vision.observe;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import umpire.hardware.Table;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagBlur;

/**
 * Tells when the table's own tags are so blurred that the pips of a die are no longer told apart, or the cells of a piece's tag. It
 * remembers what it told: at the bound the word would come and go with the noise of each picture.
 */
final class Focus {
    static final String MESSAGE = "The picture is out of focus: turn the lens ring until the tags' edges are sharp.";

    /** Of a die's edge. At two thirds of a pip's radius, which is a tenth of the edge, nine dice of ten are read, at four fifths every other. */
    private static final double MOST_OF_DIE = 0.07;

    /** Of a tag's side, seven cells wide. At two fifths of a cell all are read, at half a cell between one of six and six of ten. Measured. */
    private static final double MOST_OF_TAG = 0.4 / 7;

    /** A camera in focus blurs by some 0.7 pixels: however small a tag is, less than this is not told. Chosen. */
    private static final double LEAST_TOLD_PX = 0.95;

    /** What was too blurred is sharp again only where it is clearly so. */
    private static final double SHARP_AGAIN = 0.86;

    private final Set<Integer> corners;
    private boolean poor;

    Focus(Table table) {
        this.corners = table.corners().stream().map(Table.CornerTag::id).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Judges a picture in which nothing moves.
     *
     * @param diePx how large the smallest die with pips looks; infinite without one
     * @param tagPx how large the smallest tag of a piece or a die looks; infinite without one
     */
    void judge(Mat grey, List<Tag> tags, double diePx, double tagPx) {
        List<Tag> glued =
                tags.stream().filter(tag -> corners.contains(tag.id())).toList();
        double boundPx = Math.max(LEAST_TOLD_PX, Math.min(MOST_OF_DIE * diePx, MOST_OF_TAG * tagPx));
        double mostPx = boundPx * (poor ? SHARP_AGAIN : 1);
        poor = TagBlur.blurPx(grey, glued).orElse(0) > mostPx;
    }

    /** Returns whether the last picture that was judged was too blurred. */
    boolean isPoor() {
        return poor;
    }
}
