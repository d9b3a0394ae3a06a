package umpire.vision.observe.motion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.hardware.Table;
import umpire.hardware.Table.CornerTag;
import umpire.rules.kernel.Point;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registration;

/**
 * Detects a shift of the camera or the table by the corner tags. A shift causes no wrong reading, since nothing is read during motion and
 * each picture is registered again. The builder is told nevertheless.
 */
public final class CameraShiftDetector {
    /** The least shift that is reported, in millimetres. The measured places of tags at rest differ by at most a tenth of this. */
    private static final double BUMPED_MM = 2;

    private static final long TOLD_MS = 10_000;

    private final List<CornerTag> corners;
    private Optional<CameraView> rest = Optional.empty();
    private double movedMm;
    private long toldUntilMs = Long.MIN_VALUE;

    public CameraShiftDetector(Table table) {
        this.corners = table.corners();
    }

    /** Takes the registration of a picture; pictures with motion are ignored. */
    public void judge(Registration.Registered registration, boolean moving, long takenMs) {
        CameraView view = registration.view();
        if (moving) {
            return;
        }
        double offMm =
                rest.map(before -> offMm(before, view, registration.seen())).orElse(0.0);
        if (offMm > BUMPED_MM) {
            movedMm = offMm;
            toldUntilMs = takenMs + TOLD_MS;
        }
        if (rest.isEmpty() || offMm > BUMPED_MM) {
            rest = Optional.of(view);
        }
    }

    /** Returns the largest distance in millimetres by which a corner tag appears to have moved between the two views. */
    private double offMm(CameraView before, CameraView now, List<Integer> seen) {
        return corners.stream()
                .filter(corner -> seen.contains(corner.id()))
                .mapToDouble(corner -> {
                    Point there = now.tableFromPixel(before.pixelFromTable(corner.xMm(), corner.yMm(), 0), 0);
                    return Math.hypot(there.xMm() - corner.xMm(), there.yMm() - corner.yMm());
                })
                .max()
                .orElse(0);
    }

    /** Returns the message about a shift, for some time after it. */
    public Optional<String> message(long takenMs) {
        return takenMs < toldUntilMs
                ? Optional.of(String.format(
                        Locale.ROOT,
                        "Fasten the camera and the table: one of them moved by up to %.0f mm. The table has measured its place again.",
                        movedMm))
                : Optional.empty();
    }
}
