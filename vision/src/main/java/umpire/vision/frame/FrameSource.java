package umpire.vision.frame;

import java.io.IOException;
import java.util.Optional;

/** Where frames come from: a camera, the rendered table, a folder of pictures. */
public interface FrameSource extends AutoCloseable {
    /**
     * Waits for the next frame.
     *
     * @throws IOException when the source is gone; asking again later may succeed
     */
    Frame next() throws IOException, InterruptedException;

    /** Returns whether a frame is being made at this moment: a source that does so is slow, not silent. From any thread. */
    default boolean making() {
        return false;
    }

    /** Returns what is wrong with the pictures although they come, in one sentence. From any thread. */
    default Optional<String> trouble() {
        return Optional.empty();
    }

    @Override
    void close();
}
