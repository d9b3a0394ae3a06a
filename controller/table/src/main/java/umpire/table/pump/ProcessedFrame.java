package umpire.table.pump;

import umpire.vision.frame.Frame;
import umpire.vision.observe.FrameResult;

/**
 * A processed frame and its result. The holder closes it.
 *
 * @param frame the holder's own copy
 * @param look the result
 */
public record ProcessedFrame(Frame frame, FrameResult look) implements AutoCloseable {
    @Override
    public void close() {
        frame.close();
    }
}
