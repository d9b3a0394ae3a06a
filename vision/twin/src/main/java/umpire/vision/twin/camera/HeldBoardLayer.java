package umpire.vision.twin.camera;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** Draws a held board over pictures of the table. An unmoved board is not drawn again. Not thread-safe. */
final class HeldBoardLayer implements AutoCloseable {
    private record Drawn(BoardInSpace place, double defocusPx, Mat grey, Mat mask) {}

    private final WavedBoard board;
    private Optional<Drawn> drawn = Optional.empty();

    HeldBoardLayer(WavedBoard board) {
        this.board = board;
    }

    /** Draws the board over a picture of three channels, with the settings' blur and noise. */
    void over(Mat bgr, BoardInSpace place, ShotSettings settings, long frameNumber) {
        Drawn layer = layerFor(place, settings.defocusPx());
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.keep(layer.grey().clone());
            Mat bytes = scope.mat();
            WavedBoard.noise(grey, settings.noiseSigma(), 7919 * frameNumber);
            grey.convertTo(bytes, CvType.CV_8U);
            Imgproc.cvtColor(bytes, bytes, Imgproc.COLOR_GRAY2BGR);
            bytes.copyTo(bgr, layer.mask());
        }
    }

    private Drawn layerFor(BoardInSpace place, double defocusPx) {
        if (drawn.isPresent()
                && drawn.get().place().equals(place)
                && drawn.get().defocusPx() == defocusPx) {
            return drawn.get();
        }
        close();
        Mat grey = board.alone(place);
        Mat mask = new Mat();
        Core.compare(grey, new Scalar(WavedBoard.ROOM), mask, Core.CMP_NE);
        Sensor.blur(grey, defocusPx);
        Drawn fresh = new Drawn(place, defocusPx, grey, mask);
        drawn = Optional.of(fresh);
        return fresh;
    }

    @Override
    public void close() {
        drawn.ifPresent(layer -> {
            OpenCv.release(layer.grey());
            OpenCv.release(layer.mask());
        });
        drawn = Optional.empty();
    }
}
