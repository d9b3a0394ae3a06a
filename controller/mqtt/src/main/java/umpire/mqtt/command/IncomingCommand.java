package umpire.mqtt.command;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.referee.session.input.CommandAnswer;

/**
 * A command for the table. Its sender was checked; what remains is to play it and to answer it, once. It may be handed
 * from thread to thread.
 */
public final class IncomingCommand {
    private final CommandRequest commandRequest;
    private final String cause;
    private final Consumer<CommandAnswer> reply;

    IncomingCommand(CommandRequest commandRequest, String cause, Consumer<CommandAnswer> reply) {
        this.commandRequest = commandRequest;
        this.cause = cause;
        this.reply = reply;
    }

    public CommandRequest commandRequest() {
        return commandRequest;
    }

    /**
     * Returns what identifies this command for ever. Recorded with the entries it led to, it keeps a repeated command from
     * acting again after a restart; see {@link MqttLink#open}.
     */
    public String cause() {
        return cause;
    }

    /** Answers. Never waits. A press leads to no answer of its own, which is an acceptance. */
    public void answer(Optional<CommandAnswer> answer) {
        reply.accept(answer.orElse(new CommandAnswer.Done("Noted.")));
    }

    @Override
    public String toString() {
        return commandRequest + " by " + cause;
    }
}
