package umpire.table.mqtt;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.rules.kernel.Parsed;

/**
 * Reads commands on a thread of its own, answers those that are no good, and passes the others on. What arrives faster than it
 * can be read is dropped: the sender gets no answer and sends again.
 */
final class Desk implements AutoCloseable {
    private static final int WAITING = 500;
    private static final int MOST_PENDING = 100;

    private final Tokens tokens;
    private final Replies replies;
    private final Patience patience;
    private final Consumer<Message> say;
    private final Consumer<Incoming> table;
    private final BlockingQueue<Heard> heard = new ArrayBlockingQueue<>(WAITING);
    private final Thread thread;

    Desk(Tokens tokens, Replies replies, LongSupplier nowMs, Consumer<Message> say, Consumer<Incoming> table) {
        this.tokens = tokens;
        this.replies = replies;
        this.patience = new Patience(nowMs);
        this.say = say;
        this.table = table;
        this.thread = Thread.ofPlatform().daemon().name("mqtt-desk").start(this::run);
    }

    /** Takes a command from the client library's thread; never waits. */
    void hear(Heard command) {
        if (!heard.offer(command)) {
            // Nothing may wait here, and an answer would have to be read for.
            patience.overrun();
        }
    }

    private void run() {
        try {
            while (true) {
                take(heard.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void take(Heard command) {
        if (command.payload().length == 0) {
            return;
        }
        Envelope envelope = EnvelopeReader.read(command);
        if (command.retained()) {
            say.accept(Message.cleared(command.suffix()));
        }
        EnvelopeReader.fault(command, envelope)
                .or(() -> consider(envelope))
                .filter(refusal -> patience.mayAnswer(refusal))
                .ifPresent(refusal -> reply(envelope, Replies.refused(envelope, refusal)));
    }

    /** Passes a command on, or returns why not. */
    private Optional<Refusal> consider(Envelope envelope) {
        Optional<Verb> verb = Verb.named(envelope.verb());
        if (verb.isEmpty()) {
            return refuse(Refusal.Reason.UNKNOWN_VERB, "There is no command \"" + envelope.verb() + "\".");
        }
        Fields fields = new Fields(envelope.body(), List.copyOf(tokens.seats().keySet()));
        return switch (fields.text("token")) {
            case Parsed.Bad<String> bad -> refuse(Refusal.Reason.BAD_FIELD, bad.why());
            case Parsed.Good<String> token ->
                tokens.sender(token.value())
                        .map(sender -> consider(envelope, verb.get(), fields, sender))
                        .orElseGet(() -> refuse(
                                Refusal.Reason.UNKNOWN_TOKEN, "This token is neither a seat's nor the operator's."));
        };
    }

    private Optional<Refusal> consider(Envelope envelope, Verb verb, Fields fields, Sender sender) {
        return switch (WishReader.read(verb, fields)) {
            case Parsed.Bad<Wish> bad -> refuse(Refusal.Reason.BAD_FIELD, bad.why());
            case Parsed.Good<Wish> wish ->
                switch (Authority.grant(sender, verb, wish.value())) {
                    case Parsed.Bad<Wish> bad -> refuse(Refusal.Reason.NOT_YOURS, bad.why());
                    case Parsed.Good<Wish> granted -> pass(envelope, cause(sender, envelope), granted.value());
                };
        };
    }

    private static String cause(Sender sender, Envelope envelope) {
        String who = switch (sender) {
            case Sender.Operator operator -> "operator";
            case Sender.Player player -> Topics.level(player.seat());
        };
        return who + "/" + envelope.client() + "/" + envelope.id();
    }

    private Optional<Refusal> pass(Envelope envelope, String cause, Wish wish) {
        switch (replies.known(cause)) {
            case Replies.Known.Answered answered -> reply(envelope, answered.reply());
            case Replies.Known.Pending pending -> {
                // Its answer is on the way and serves both.
            }
            case Replies.Known.Unheard unheard -> {
                if (replies.pending() >= MOST_PENDING) {
                    return refuse(Refusal.Reason.BUSY, "The table has too much to do. Send this again in a moment.");
                }
                replies.begin(cause);
                table.accept(new Incoming(wish, cause, answer -> {
                    JsonObject reply = Replies.of(envelope, answer);
                    replies.answered(cause, reply);
                    reply(envelope, reply);
                }));
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> refuse(Refusal.Reason reason, String says) {
        return Optional.of(new Refusal(reason, says));
    }

    private void reply(Envelope envelope, JsonObject reply) {
        JsonObject named = reply.deepCopy();
        named.addProperty("verb", envelope.verb());
        say.accept(Message.moment(envelope.replySuffix(), named));
    }

    /** Returns how many commands came too fast to be read. */
    long overruns() {
        return patience.overruns();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
