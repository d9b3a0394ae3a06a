package umpire.vision.detect.tags;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;

/** Detects a mirrored picture: hardly any tag can be read on it, but several can be read once it is mirrored back. */
public final class MirroredTags {
    private static final int FEW = 2;

    private MirroredTags() {}

    /**
     * Returns a sentence for people if the picture is mirrored; else empty.
     *
     * @param grey the picture in grey; left as it was
     * @param read the tags that were read on it
     */
    public static Optional<String> trouble(Mat grey, TagReader reader, List<Tag> read) {
        if (read.size() > FEW) {
            return Optional.empty();
        }
        try (MatScope scope = new MatScope()) {
            Mat back = scope.mat();
            Core.flip(grey, back, 1);
            return reader.read(back).size() < Math.max(FEW, read.size() + 1)
                    ? Optional.empty()
                    : Optional.of(
                            "The picture is mirrored, left for right, so that no tag on it can be read: switch the"
                                    + " camera's mirroring off, and take it again.");
        }
    }
}
