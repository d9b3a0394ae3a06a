package umpire.vision.detect.tags;

import java.util.List;
import org.opencv.core.Mat;
import org.opencv.objdetect.ArucoDetector;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * OpenCV's own detector of tags with default settings, run on every whole frame. It serves as a benchmark for the cost of recognition
 * without memory of the last frame. The table's own recognition does not use it.
 */
public final class WholeFrameDetector {
    private final ArucoDetector detector;

    /**
     * Makes a detector.
     *
     * @param dictionary OpenCV's name: {@code DICT_5X5_250}
     */
    public WholeFrameDetector(String dictionary) {
        OpenCv.load();
        this.detector = new ArucoDetector(TagFamily.named(dictionary).dictionary());
    }

    /** Returns the number of tags found. */
    public int count(Frame frame) {
        try (MatScope scope = new MatScope()) {
            List<Mat> corners = scope.list();
            Mat ids = scope.mat();
            detector.detectMarkers(frame.bgr(), corners, ids);
            return ids.rows();
        }
    }
}
