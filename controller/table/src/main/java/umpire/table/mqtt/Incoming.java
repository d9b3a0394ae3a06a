package umpire.table.mqtt;

import java.util.Optional;
import java.util.function.Consumer;
import umpire.referee.sitting.CommandAnswer;
import umpire.referee.sitting.Input;

/**
 * A command for the table. Its sender was checked; what remains is to play it and to answer it, once. It may be handed
 * from thread to thread.
 */
public final class Incoming {
    private final Wish wish;
    private final String cause;
    private final Consumer<CommandAnswer> reply;

    Incoming(Wish wish, String cause, Consumer<CommandAnswer> reply) {
        this.wish = wish;
        this.cause = cause;
        this.reply = reply;
    }

    public Wish wish() {
        return wish;
    }

    /** Returns it as an input to the sitting. */
    public Input at(long nowMs) {
        return wish.at(nowMs);
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
        return wish + " by " + cause;
    }
}
