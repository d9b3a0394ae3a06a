package umpire.web.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.session.input.CommandAnswer;

/**
 * A request that was granted, with the table's sentence where the table was asked.
 *
 * @param actions the legal actions that it speaks of, as commands write them; absent where it speaks of none
 */
public record DonePayload(boolean done, Optional<String> says, Optional<List<String>> actions) {
    /** What a hand did. */
    public static final DonePayload SILENT = new DonePayload(true, Optional.empty(), Optional.empty());

    public static DonePayload saying(String sentence) {
        return of(new CommandAnswer.Done(sentence));
    }

    /** What the table did and says to it. */
    public static DonePayload of(CommandAnswer.Done done) {
        return new DonePayload(
                true, Optional.of(done.says()), Optional.of(done.actions()).filter(actions -> !actions.isEmpty()));
    }
}
