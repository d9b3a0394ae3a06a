package umpire.table.pump;

import java.util.function.Consumer;
import umpire.vision.observe.Eye;
import umpire.vision.observe.EyeLook;

/**
 * Who looks at frames.
 *
 * @param eye closed when another one looks
 * @param looked hears each of its looks on the pump's thread; must only enqueue
 */
public record Looker(Eye eye, Consumer<EyeLook> looked) implements AutoCloseable {
    @Override
    public void close() {
        eye.close();
    }
}
