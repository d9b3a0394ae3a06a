package umpire.vision.frame;

import java.io.IOException;
import java.util.Optional;

/** A source of frames: a camera, the rendered table, or a folder of pictures. */
public interface FrameSource extends AutoCloseable {
    /**
     * Waits for the next frame.
     *
     * @throws IOException if the source is gone; a later retry may succeed
     */
    Frame next() throws IOException, InterruptedException;

    /**
     * Returns whether a frame is being made at this moment. If so, a source without a new frame is slow and has not failed. Thread-safe.
     */
    default boolean making() {
        return false;
    }

    /** Returns one sentence about a problem with the pictures that arrive, such as damage; empty if there is none. Thread-safe. */
    default Optional<String> trouble() {
        return Optional.empty();
    }

    @Override
    void close();
}
