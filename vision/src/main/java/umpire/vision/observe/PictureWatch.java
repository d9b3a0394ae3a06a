package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.hardware.Table;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.rules.kernel.Board;
import umpire.vision.detect.quality.PictureFault;
import umpire.vision.detect.quality.PictureQuality;
import umpire.vision.detect.quality.QualityThresholds;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/**
 * Detects pictures too poor to be read: darkness, overexposure, blur, glare. During motion it keeps the last result. Light and glare are
 * measured on a small picture, and blur at the corner tags. Blur at every edge takes as long as all other stages, so it is measured only if
 * no corner tags are seen.
 */
final class PictureWatch {
    /** The interval between two measurements in milliseconds: light and focus change slowly. Chosen. */
    private static final long EVERY_MS = 500;

    private static final long EDGES_EVERY_MS = 1_000;

    /** The width of the picture on which light is measured. */
    private static final int SMALL_PX = 400;

    private final PictureQuality quality;
    private final Focus focus;
    private final Board board;
    private final Overexposure overexposure;
    private List<PictureFault> light = List.of();
    private Optional<PictureFault> blur = Optional.empty();
    private long lightMs = Long.MIN_VALUE;
    private long edgesMs = Long.MIN_VALUE;

    PictureWatch(Table table, Board board, QualityThresholds thresholds) {
        this.quality = new PictureQuality(thresholds);
        this.focus = new Focus(table);
        this.board = board;
        this.overexposure = new Overexposure(quality, board);
    }

    /** Judges the light of a picture; {@code due} forces it now, because the next frames may be skipped. */
    void judgeLight(FrameContext raw, boolean due) {
        if (!raw.moving() && (due || isDue(lightMs, EVERY_MS, raw))) {
            lightMs = raw.frame().takenMs();
            try (MatScope scope = new MatScope()) {
                Mat small = scope.keep(raw.small().about(SMALL_PX));
                double factor = (double) small.cols() / raw.small().grey().cols();
                light = quality.light(small, factor);
                overexposure.judge(small, factor);
            }
        }
    }

    /** Judges by the corner tags, at least one, whether the smallest die and the smallest tag can be read. */
    void judgeFocus(FrameContext raw, double diePx, double tagPx) {
        if (!raw.moving()) {
            focus.judge(raw.small().grey(), raw.tags(), diePx, tagPx);
            blur = Optional.empty();
            edgesMs = Long.MIN_VALUE;
        }
    }

    private void judgeEdges(FrameContext raw) {
        if (!raw.moving() && isDue(edgesMs, EDGES_EVERY_MS, raw)) {
            edgesMs = raw.frame().takenMs();
            blur = quality.focus(raw.small().grey());
        }
    }

    private static boolean isDue(long lastMs, long everyMs, FrameContext raw) {
        return lastMs == Long.MIN_VALUE || raw.frame().takenMs() - lastMs >= everyMs;
    }

    /** Returns the problems of a picture in which the table is not found. */
    List<SightTrouble> withoutTable(FrameContext raw) {
        if (Darkness.isIn(raw.small())) {
            return List.of(dark(true));
        }
        judgeEdges(raw);
        List<SightTrouble> poor = new ArrayList<>(darkness());
        blur.ifPresent(fault -> poor.add(blurred()));
        return poor;
    }

    /** Returns the problems of a picture of the table, those of the whole picture first. */
    List<SightTrouble> of(FrameContext raw, CameraView view, SheetPose sheet) {
        boolean unseen = sheet instanceof SheetPose.Unknown && Darkness.isIn(raw.small());
        List<SightTrouble> poor = new ArrayList<>(unseen ? List.of(dark(true)) : darkness());
        overexposure.lies(view, sheet);
        if (overexposure.isBurnt()) {
            poor.add(new SightTrouble(SightFlaw.BRIGHT, Overexposure.MESSAGE, List.of(), false));
        }
        if (focus.isPoor()) {
            poor.add(blurred());
        }
        for (PictureFault fault : light) {
            if (fault instanceof PictureFault.GlareHere glare) {
                poor.add(new GlareOnBoard(board, view, sheet).of(glare));
            }
        }
        return poor;
    }

    /** Returns whether darkness makes every other statement about a picture impossible. */
    static boolean isTooDarkToTell(SightTrouble poor) {
        return poor.kind() == SightFlaw.DARK && poor.spoils();
    }

    private List<SightTrouble> darkness() {
        return light.contains(new PictureFault.TooDark()) ? List.of(dark(false)) : List.of();
    }

    private static SightTrouble dark(boolean spoils) {
        return new SightTrouble(SightFlaw.DARK, Darkness.MESSAGE, List.of(), spoils);
    }

    private static SightTrouble blurred() {
        return new SightTrouble(SightFlaw.BLURRED, Focus.MESSAGE, List.of(), true);
    }
}
