package umpire.vision.observe;

import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.quality.PictureQuality;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** Detects a board so bright that its white and light pieces cannot be told apart. Its surroundings, such as a white cloth, are ignored. */
final class Overexposure {
    static final String MESSAGE = "The picture is too bright: turn the light down, or shorten the camera's exposure.";

    private final PictureQuality quality;
    private final Board board;
    private Optional<Rect> boardPx = Optional.empty();
    private boolean burnt;

    Overexposure(PictureQuality quality, Board board) {
        this.quality = quality;
        this.board = board;
    }

    /** Remembers the place of the board in the picture. */
    void lies(CameraView view, SheetPose sheet) {
        if (sheet instanceof SheetPose.Found found) {
            boardPx = Optional.of(around(view, found));
        }
    }

    private Rect around(CameraView view, SheetPose.Found found) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        for (int side = 0; side < 4; side++) {
            Pose corner = found.tableFromBoard(new Pose(
                    (side % 2 == 0 ? -0.5 : 0.5) * board.widthMm(), (side < 2 ? -0.5 : 0.5) * board.heightMm(), 0));
            Pixel pixel = view.pixelFromTable(corner.xMm(), corner.yMm(), 0);
            left = Math.min(left, pixel.x());
            top = Math.min(top, pixel.y());
            right = Math.max(right, pixel.x());
            bottom = Math.max(bottom, pixel.y());
        }
        return new Rect((int) left, (int) top, (int) (right - left), (int) (bottom - top));
    }

    /**
     * Judges a picture.
     *
     * @param small a small version of the picture, in one channel
     * @param factor the resolution of the small version relative to the full picture
     */
    void judge(Mat small, double factor) {
        try (MatScope scope = new MatScope()) {
            burnt = boardPx.map(px -> within(px, factor, small))
                    .filter(part -> part.area() > 0)
                    .map(part -> quality.isBurnt(quality.burntShare(scope.keep(small.submat(part)))))
                    .orElse(false);
        }
    }

    private static Rect within(Rect px, double factor, Mat small) {
        int left = Math.clamp((int) (px.x * factor), 0, small.cols());
        int top = Math.clamp((int) (px.y * factor), 0, small.rows());
        int right = Math.clamp((int) ((px.x + px.width) * factor), left, small.cols());
        int bottom = Math.clamp((int) ((px.y + px.height) * factor), top, small.rows());
        return new Rect(left, top, right - left, bottom - top);
    }

    boolean isBurnt() {
        return burnt;
    }
}
