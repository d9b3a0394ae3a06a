package umpire.vision.see;

import java.nio.file.Path;
import org.opencv.videoio.VideoCapture;
import umpire.rules.kernel.Parsed;
import umpire.vision.frame.OpenCv;

/** Opens films of the one kind that is read without a codec: AVI files of JPEG pictures. */
public final class MotionJpeg {
    private MotionJpeg() {}

    /** Opens a film, which the caller releases, or says what is wrong with it. */
    public static Parsed<VideoCapture> open(Path file) {
        OpenCv.load();
        VideoCapture film = new VideoCapture(file.toString());
        if (film.isOpened()) {
            return Parsed.good(film);
        }
        OpenCv.release(film);
        return Parsed.bad(
                "is an AVI that breaks off, or whose pictures are not motion JPEG; convert it first: ffmpeg -i " + file
                        + " -c:v mjpeg -q:v 3 -an converted.avi");
    }
}
