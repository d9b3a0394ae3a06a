package umpire.table.loop;

import java.util.List;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;

/** Hands all that comes in to a recorder, until that fails: it is for those who mend the program, and no reason to stop a game. */
public final class InputTap {
    private static final Logger LOG = LoggerFactory.getLogger(InputTap.class);

    private volatile BiConsumer<Input, List<Entry>> recorder = (input, entries) -> {};
    private volatile BiConsumer<Input, List<Entry>> follower = (input, entries) -> {};

    /** Has what comes in written down. */
    public void to(BiConsumer<Input, List<Entry>> wanted) {
        recorder = wanted;
    }

    /** Has another part of the table follow what comes in, which never ends. */
    public void followedBy(BiConsumer<Input, List<Entry>> part) {
        follower = part;
    }

    /** What was said about another board is nothing to the game. */
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
