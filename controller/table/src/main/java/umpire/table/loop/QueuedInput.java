package umpire.table.loop;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;

/**
 * An input on its way to the table.
 *
 * @param cause what identifies it for ever; empty where nobody will ask
 * @param reply hears the answer, if there is one to give
 */
record QueuedInput(Input input, String cause, Consumer<Optional<CommandAnswer>> reply) {
    /** One that nobody waits for an answer to. */
    static QueuedInput of(Input input) {
        return new QueuedInput(input, "", answer -> {});
    }

    void notDone(String why) {
        reply.accept(Optional.of(new CommandAnswer.NotDone(Optional.empty(), why)));
    }

    /** Says what came, and nothing of what somebody may have declared with it. */
    String kind() {
        return input instanceof Input.Ordered ordered
                ? "the command " + ordered.command().getClass().getSimpleName()
                : input.toString();
    }
}
