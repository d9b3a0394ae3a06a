package umpire.table.pump;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.vision.frame.Frame;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;

/**
 * A frame processor and the receiver of its results.
 *
 * @param eye closed when another one takes over
 * @param looked receives each result on the pump's thread; must only enqueue
 */
public record FrameProcessor(FrameLook eye, Consumer<FrameResult> looked) implements AutoCloseable {
    /** Processes frames, for the game or another purpose. Confined to the pump's thread. */
    public interface FrameLook extends AutoCloseable {
        /** Processes a frame, which still belongs to the pump. Returns the result for the game; empty for another purpose. */
        Optional<FrameResult> look(Frame frame);

        @Override
        void close();

        /**
         * Returns a processor that passes frames on and gives the game no results. Closing it leaves the receiver open
         * for the frames of another camera.
         */
        static FrameLook passing(Consumer<Frame> on) {
            return new FrameLook() {
                @Override
                public Optional<FrameResult> look(Frame frame) {
                    on.accept(frame);
                    return Optional.empty();
                }

                @Override
                public void close() {
                    // The receiver of the frames stays open.
                }
            };
        }
    }

    /** Creates a processor for the game. */
    public FrameProcessor(VisionPipeline eye, Consumer<FrameResult> looked) {
        this(playing(eye), looked);
    }

    private static FrameLook playing(VisionPipeline eye) {
        return new FrameLook() {
            @Override
            public Optional<FrameResult> look(Frame frame) {
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
