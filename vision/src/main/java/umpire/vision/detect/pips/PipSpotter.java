package umpire.vision.detect.pips;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.opencv.core.Mat;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.MatScope;

/** Finds candidates for round spots of a given radius. It accepts too many on purpose, since the shape is measured afterwards. */
public final class PipSpotter {
    /** Half of a tag's white margin, whose inner edge may respond like a spot. Chosen. */
    private static final double TAG_RIM = 0.1;

    private PipSpotter() {}

    /** Returns the spots of these sizes in one plane of a picture, size after size, each from top to bottom. */
    public static List<PipSpot> spots(PipPlanes picture, int plane, double[] radiiPx, PipThresholds limits) {
        List<PipSpot> spots = new ArrayList<>();
        try (MatScope scope = new MatScope()) {
            Mat whole = scope.keep(picture.plane(plane).mat());
            for (double radiusPx : radiiPx) {
                spots.addAll(SpotMap.of(whole, radiusPx).localExtrema(limits.minResponseLevels(), radiusPx, plane));
            }
            return spots;
        }
    }

    /** Returns the spots that are not cells of a tag. */
    public static List<PipSpot> beside(List<Tag> tags, List<PipSpot> spots) {
        List<Box> boxes = tags.stream().map(Box::round).toList();
        return spots.stream()
                .filter(spot -> boxes.stream().noneMatch(box -> box.covers(spot.x(), spot.y())))
                .toList();
    }

    /** A tag with its bounding box. The box is tested first, since most spots are far from most tags. */
    private record Box(Tag tag, double left, double top, double right, double bottom) {
        static Box round(Tag tag) {
            DoubleSummaryStatistics x =
                    tag.corners().stream().mapToDouble(Pixel::x).summaryStatistics();
            DoubleSummaryStatistics y =
                    tag.corners().stream().mapToDouble(Pixel::y).summaryStatistics();
            double marginPx = tag.sidePx();
            return new Box(
                    tag, x.getMin() - marginPx, y.getMin() - marginPx, x.getMax() + marginPx, y.getMax() + marginPx);
        }

        boolean covers(double x, double y) {
            return x > left && x < right && y > top && y < bottom && tag.covers(x, y, TAG_RIM);
        }
    }
}
