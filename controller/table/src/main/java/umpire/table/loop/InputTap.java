package umpire.table.loop;

import java.util.List;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;

/** Passes all inputs to a recorder until that fails. Recordings are for debugging, so a failure does not stop the game. */
public final class InputTap {
    private static final Logger LOG = LoggerFactory.getLogger(InputTap.class);

    private volatile BiConsumer<Input, List<Entry>> recorder = (input, entries) -> {};
    private volatile BiConsumer<Input, List<Entry>> follower = (input, entries) -> {};

    /** Sets the recorder. */
    public void to(BiConsumer<Input, List<Entry>> wanted) {
        recorder = wanted;
    }

    /** Adds another listener for inputs, which stays for good. */
    public void followedBy(BiConsumer<Input, List<Entry>> part) {
        follower = part;
    }

    /** Passes an input on, except answers to the question about another board, which is not part of the game. */
    void took(Input input, StepResult<?, ?> stepResult) {
        follower.accept(input, stepResult.entries());
        try {
            if (stepResult.heard()) {
                recorder.accept(input, stepResult.entries());
            }
        } catch (RuntimeException e) {
            LOG.warn("the recording ends here: {}", e.getMessage(), e);
            recorder = (nothing, more) -> {};
        }
    }
}
