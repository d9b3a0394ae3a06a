package umpire.table.pump;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.vision.frame.OpenCv;

/** Explains why a camera's thread ended. Logs a bug once, even if the camera restarts many times. */
final class CameraFailures {
    private static final Logger LOG = LoggerFactory.getLogger(CameraFailures.class);

    private String stumbledOver = "";

    /**
     * Returns the explanation for people.
     *
     * @throws OutOfMemoryError when there was no memory for a picture
     */
    synchronized String why(Throwable failure) {
        return switch (failure) {
            case InterruptedException stopped -> "the camera was stopped";
            case IOException gone -> gone(gone);
            // A picture may be decoded only on use, and its camera may be gone by then.
            case UncheckedIOException gone -> gone(Objects.requireNonNull(gone.getCause()));
            default -> bug(failure);
        };
    }

    private static String gone(IOException e) {
        return "the camera is gone: " + e.getMessage();
    }

    private String bug(Throwable bug) {
        if (OpenCv.ranOutOfMemory(bug)) {
            throw new OutOfMemoryError(bug.getMessage());
        }
        if (!bug.toString().equals(stumbledOver)) {
            stumbledOver = bug.toString();
            LOG.error("a bug while processing a picture", bug);
        }
        return "the camera is restarted: a picture could not be processed; the log says why";
    }
}
