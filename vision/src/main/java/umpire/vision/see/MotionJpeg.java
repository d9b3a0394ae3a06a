package umpire.vision.see;

import java.io.IOException;
import java.nio.file.Path;
import org.opencv.videoio.VideoCapture;
import umpire.rules.kernel.Parsed;
import umpire.vision.frame.NativePath;
import umpire.vision.frame.OpenCv;

/** Opens films of the one kind that needs no codec: AVI files of JPEG pictures. */
public final class MotionJpeg {
    private MotionJpeg() {}

    /** Opens a film, which the caller releases; or returns the problem with it. */
    public static Parsed<VideoCapture> open(Path file) {
        OpenCv.load();
        try (NativePath path = NativePath.of(file)) {
            VideoCapture film = new VideoCapture(path.toString());
            if (film.isOpened()) {
                return Parsed.good(film);
            }
            OpenCv.release(film);
        } catch (IOException e) {
            return Parsed.bad("could not be read: " + e.getMessage());
        }
        return Parsed.bad(
                "is an AVI that breaks off, or whose pictures are not motion JPEG; convert it first: ffmpeg -i " + file
                        + " -c:v mjpeg -q:v 3 -an converted.avi");
    }
}
