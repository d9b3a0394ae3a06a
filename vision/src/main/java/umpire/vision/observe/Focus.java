package umpire.vision.observe;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import umpire.hardware.Table;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagBlur;

/**
 * Detects when the table's own tags are so blurred that the pips of a die, or the cells of a piece's tag, can no longer be told apart. It
 * has hysteresis, since the result would otherwise alternate with the noise of each picture.
 */
final class Focus {
    static final String MESSAGE = "The picture is out of focus: turn the lens ring until the tags' edges are sharp.";

    /**
     * The largest blur, as a share of a die's edge. The radius of a pip is a tenth of the edge. With a blur of two thirds of that radius
     * nine dice of ten are read, with four fifths every other one.
     */
    private static final double MOST_OF_DIE = 0.07;

    /**
     * The largest blur, as a share of a tag's side, which is seven cells. With a blur of two fifths of a cell all tags are read, with half
     * a cell only 17 to 60 %. Measured.
     */
    private static final double MOST_OF_TAG = 0.4 / 7;

    /** The least blur that is reported, however small a tag is. A camera in focus has a blur of about 0.7 pixels. Chosen. */
    private static final double LEAST_TOLD_PX = 0.95;

    /** A blurred picture counts as sharp again only below this share of the threshold. */
    private static final double SHARP_AGAIN = 0.86;

    private final Set<Integer> corners;
    private boolean poor;

    Focus(Table table) {
        this.corners = table.corners().stream().map(Table.CornerTag::id).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Judges a picture without motion.
     *
     * @param diePx size of the smallest die with pips in the picture; infinite without one
     * @param tagPx size of the smallest tag of a piece or a die in the picture; infinite without one
     */
    void judge(Mat grey, List<Tag> tags, double diePx, double tagPx) {
        List<Tag> glued =
                tags.stream().filter(tag -> corners.contains(tag.id())).toList();
        double boundPx = Math.max(LEAST_TOLD_PX, Math.min(MOST_OF_DIE * diePx, MOST_OF_TAG * tagPx));
        double mostPx = boundPx * (poor ? SHARP_AGAIN : 1);
        poor = TagBlur.blurPx(grey, glued).orElse(0) > mostPx;
    }

    /** Returns whether the last picture judged was too blurred. */
    boolean isPoor() {
        return poor;
    }
}
