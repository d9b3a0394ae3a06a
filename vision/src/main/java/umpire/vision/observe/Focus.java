package umpire.vision.observe;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import umpire.hardware.Table;
import umpire.vision.detect.Tag;
import umpire.vision.detect.TagBlur;

/**
 * Tells when the table's own tags are so blurred that the pips of a die are no longer told apart. It remembers what it told: at
 * the bound the word would come and go with the noise of each picture.
 */
final class Focus {
    static final String MESSAGE =
            "The picture is out of focus, so dice may not be read: turn the lens until the tags' edges are sharp.";

    // At two thirds of a pip's radius nine dice of ten are read, at four fifths every other one.
    private static final double MAX_BLUR_RADII = 0.7;
    /** What was too blurred is sharp again only where it is clearly so. */
    private static final double SHARP_AGAIN_RADII = 0.6;

    private static final double PIP_RADIUS = 0.1;

    private final Set<Integer> corners;
    private boolean poor;

    Focus(Table table) {
        this.corners = table.corners().stream().map(Table.CornerTag::id).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Judges a picture in which nothing moves.
     *
     * @param diePx how large the smallest die in play looks
     */
    void judge(Mat grey, List<Tag> tags, double diePx) {
        List<Tag> glued =
                tags.stream().filter(tag -> corners.contains(tag.id())).toList();
        double mostRadii = poor ? SHARP_AGAIN_RADII : MAX_BLUR_RADII;
        poor = TagBlur.blurPx(grey, glued).orElse(0) > mostRadii * PIP_RADIUS * diePx;
    }

    /** Returns whether the last picture that was judged was too blurred. */
    boolean isPoor() {
        return poor;
    }
}
