package umpire.table.loop;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;

/**
 * An input on its way to the table.
 *
 * @param cause its permanent id; empty when it needs none
 * @param reply receives the answer, if there is one
 */
record QueuedInput(Input input, String cause, Consumer<Optional<CommandAnswer>> reply) {
    /** Returns an input without a reply. */
    static QueuedInput of(Input input) {
        return new QueuedInput(input, "", answer -> {});
    }

    void notDone(String why) {
        reply.accept(Optional.of(new CommandAnswer.NotDone(Optional.empty(), why)));
    }

    /** Returns the kind of input, without secrets, for the log. */
    String kind() {
        return input instanceof Input.Ordered ordered
                ? "the command " + ordered.command().getClass().getSimpleName()
                : input.toString();
    }
}
