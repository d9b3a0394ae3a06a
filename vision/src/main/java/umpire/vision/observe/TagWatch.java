package umpire.vision.observe;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.tags.MirroredTags;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.observe.motion.FindingsCache;
import umpire.vision.observe.motion.Thumbnail;

/** Reads the tags of the table's dictionary, only where the picture changed. */
final class TagWatch implements AutoCloseable {
    /** Half the diagonal of the largest tag with its margin, as a share of the picture's width. */
    private static final double REACH = 0.04;

    /** The number of frames in which a changed part is read. The referee votes over as many. */
    private static final int LOOKS = 5;

    private final TagReader reader;
    private final FindingsCache<Tag> tags = FindingsCache.gathering(Tag::centre, LOOKS);

    TagWatch(String dictionary, TagThresholds limits) {
        this.reader = TagReader.of(dictionary, limits, ReadingTrace.NONE);
    }

    /** Returns every tag, sorted by id, then from top to bottom. */
    List<Tag> read(Mat grey, Thumbnail small, boolean moving) {
        int reachPx = (int) Math.ceil(REACH * grey.cols());
        return tags
                .after(small, reachPx, moving, part -> reader.read(grey, FindingsCache.widened(part, reachPx, grey)))
                .stream()
                .sorted(TagReader.ORDER)
                .toList();
    }

    /** Returns a sentence if the picture is mirrored; else empty. */
    Optional<String> mirrored(Mat grey, List<Tag> read) {
        return MirroredTags.trouble(grey, reader, read);
    }

    @Override
    public void close() {
        tags.close();
    }
}
