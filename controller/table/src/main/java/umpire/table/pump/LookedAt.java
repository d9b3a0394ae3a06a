package umpire.table.pump;

import umpire.vision.frame.Frame;
import umpire.vision.observe.EyeLook;

/**
 * A frame and what came of looking at it. Close it when done.
 *
 * @param frame a copy that is its holder's
 * @param look what was seen on it
 */
public record LookedAt(Frame frame, EyeLook look) implements AutoCloseable {
    @Override
    public void close() {
        frame.close();
    }
}
