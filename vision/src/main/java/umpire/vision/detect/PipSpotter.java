package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import umpire.vision.frame.OpenCv;

/** Finds where spots of about a given radius may be. Generous on purpose; the shape decides afterwards. */
final class PipSpotter {

    /** In levels; a disc responds with a third of its contrast, so this is a contrast of some twenty. Chosen. */
    static final double MIN_RESPONSE = 6.5;

    /** Half of a tag's white margin, whose inner edge may respond like a spot. Chosen. */
    private static final double TAG_RIM = 0.1;

    private PipSpotter() {}

    static List<PipSpot> spots(PipPlanes picture, int plane, double[] radiiPx) {
        List<PipSpot> spots = new ArrayList<>();
        Mat whole = picture.mat(plane);
        try {
            for (double radiusPx : radiiPx) {
                spots.addAll(SpotMap.of(whole, radiusPx).localExtrema(MIN_RESPONSE, radiusPx, plane));
            }
        } finally {
            OpenCv.release(whole);
        }
        return spots;
    }

    /** Returns the spots that are no tag's cells. */
    static List<PipSpot> beside(List<Tag> tags, List<PipSpot> spots) {
        return spots.stream()
                .filter(spot -> tags.stream().noneMatch(tag -> tag.covers(spot.x(), spot.y(), TAG_RIM)))
                .toList();
    }
}
