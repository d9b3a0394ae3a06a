package umpire.table.pump;

import umpire.vision.frame.Frame;
import umpire.vision.observe.EyeLook;

/**
 * A processed frame and its result. The holder closes it.
 *
 * @param frame the holder's own copy
 * @param look the result
 */
public record LookedAt(Frame frame, EyeLook look) implements AutoCloseable {
    @Override
    public void close() {
        frame.close();
    }
}
