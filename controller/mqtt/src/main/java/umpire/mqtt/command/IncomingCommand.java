package umpire.mqtt.command;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.referee.session.input.CommandAnswer;

/** A command whose sender was checked. The table must execute it and answer it once. It may be passed between threads. */
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
     * Returns the permanent id of this command. It is recorded with the entries that the command led to, so a repeated command has no
     * effect after a restart; see {@link MqttLink#open}.
     */
    public String cause() {
        return cause;
    }

    /** Sends the answer. Never blocks. A press has no answer of its own and counts as accepted. */
    public void answer(Optional<CommandAnswer> answer) {
        reply.accept(answer.orElse(new CommandAnswer.Done("Noted.")));
    }

    @Override
    public String toString() {
        return commandRequest + " by " + cause;
    }
}
