package umpire.web.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.input.CommandAnswer;

/**
 * The answer to an accepted request, with the table's sentence where there is one.
 *
 * @param actions the legal actions that the sentence names, as commands write them; absent where it names none
 */
public record DonePayload(boolean done, Optional<String> says, Optional<List<String>> actions) {
    /** The answer to an action by hand, which has no sentence. */
    public static final DonePayload SILENT = new DonePayload(true, Optional.empty(), Optional.empty());

    public static DonePayload saying(String sentence) {
        return of(new CommandAnswer.Done(sentence));
    }

    /** Returns the answer with the table's sentence. */
    public static DonePayload of(CommandAnswer.Done done) {
        return new DonePayload(
                true, Optional.of(done.says()), Optional.of(done.actions()).filter(actions -> !actions.isEmpty()));
    }
}
