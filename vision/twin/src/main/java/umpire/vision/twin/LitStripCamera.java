package umpire.vision.twin;

import java.io.IOException;
import java.util.function.IntPredicate;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Leds;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;

/** A camera that adds the light of an LED strip to another camera's pictures. Closes that camera. */
public final class LitStripCamera implements FrameSource {
    private static final int RADIUS_PX = 6;
    private static final double LEVELS = 150;

    private final FrameSource camera;
    private final CameraView view;
    private final Leds leds;
    private final IntPredicate shines;

    /**
     * Wraps a camera.
     *
     * @param view of that camera
     * @param leds the real place of each LED
     * @param shines whether the LED of a number is lit now
     */
    public LitStripCamera(FrameSource camera, CameraView view, Leds leds, IntPredicate shines) {
        this.camera = camera;
        this.view = view;
        this.leds = leds;
        this.shines = shines;
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        try (Frame plain = camera.next();
                MatScope scope = new MatScope()) {
            Mat bgr = scope.keep(plain.bgr().clone());
            Mat light = scope.keep(Mat.zeros(bgr.size(), bgr.type()));
            for (int i = 0; i < leds.leds().size(); i++) {
                if (shines.test(i)) {
                    Leds.Led led = leds.leds().get(i);
                    Pixel at = view.pixelFromTable(led.xMm(), led.yMm(), 0);
                    Imgproc.circle(
                            light,
                            new org.opencv.core.Point(at.x(), at.y()),
                            RADIUS_PX,
                            Scalar.all(LEVELS),
                            Imgproc.FILLED);
                }
            }
            Core.add(bgr, light, bgr);
            return new Frame(plain.number(), plain.takenMs(), scope.handOut(bgr));
        }
    }

    @Override
    public void close() {
        camera.close();
    }
}
