package umpire.table.pump;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.vision.frame.Frame;
import umpire.vision.observe.Eye;
import umpire.vision.observe.EyeLook;

/**
 * Who looks at frames.
 *
 * @param eye closed when another one looks
 * @param looked hears each of its looks on the pump's thread; must only enqueue
 */
public record Looker(FrameLook eye, Consumer<EyeLook> looked) implements AutoCloseable {
    /** Looks at frames, for the game or for something else. For the pump's thread. */
    public interface FrameLook extends AutoCloseable {
        /** Looks at a frame, which remains the pump's; returns what the game may be told of it, if anything. */
        Optional<EyeLook> look(Frame frame);

        @Override
        void close();

        /** Returns who passes frames on and tells the game nothing of them. Another camera may be looked through afterwards. */
        static FrameLook passing(Consumer<Frame> on) {
            return new FrameLook() {
                @Override
                public Optional<EyeLook> look(Frame frame) {
                    on.accept(frame);
                    return Optional.empty();
                }

                @Override
                public void close() {
                    // What the frames are for goes on.
                }
            };
        }
    }

    /** Has an eye look for the game. */
    public Looker(Eye eye, Consumer<EyeLook> looked) {
        this(playing(eye), looked);
    }

    private static FrameLook playing(Eye eye) {
        return new FrameLook() {
            @Override
            public Optional<EyeLook> look(Frame frame) {
                return Optional.of(eye.look(frame));
            }

            @Override
            public void close() {
                eye.close();
            }
        };
    }

    @Override
    public void close() {
        eye.close();
    }
}
