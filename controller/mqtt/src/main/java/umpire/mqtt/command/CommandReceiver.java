package umpire.mqtt.command;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.access.CommandSender;
import umpire.mqtt.connection.ReceivedMessage;
import umpire.mqtt.payload.RefusalReason;
import umpire.mqtt.payload.ReplyPayload;
import umpire.mqtt.payload.Topics;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.rules.kernel.Parsed;

/**
 * Reads commands on its own thread, answers invalid ones, and passes the others on. When commands arrive faster than it reads, it drops
 * some without an answer, and their senders try again.
 */
public final class CommandReceiver implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CommandReceiver.class);
    private static final int WAITING = 500;
    private static final int LONGEST_TOPIC = 512;
    private static final byte[] TOO_LARGE = new byte[EnvelopeReader.MAX_BYTES + 1];

    private static final int MOST_PENDING = 100;

    private volatile SeatTokens seated;
    private final Replies replies;
    private final WrongTokenLimit wrongTokenLimit;
    private final Consumer<UnstampedMessage> say;
    private final Consumer<IncomingCommand> table;
    private final BlockingQueue<ReceivedMessage> heard = new ArrayBlockingQueue<>(WAITING);
    private final Thread thread;

    /** The tokens and the parser of the current game. */
    private record SeatTokens(AccessTokens tokens, CommandBinding binding) {
        SeatTokens(AccessTokens tokens) {
            this(tokens, new CommandBinding(List.copyOf(tokens.seats().keySet())));
        }
    }

    /** A sender with a valid token, and the token's owner at the time the command arrived. */
    private record Proven(String token, CommandSender is) {
        @Override
        public String toString() {
            return "Proven as " + is;
        }
    }

    public CommandReceiver(
            AccessTokens tokens,
            Replies replies,
            LongSupplier nowMs,
            Consumer<UnstampedMessage> say,
            Consumer<IncomingCommand> table) {
        this.seated = new SeatTokens(tokens);
        this.replies = replies;
        this.wrongTokenLimit = new WrongTokenLimit(nowMs);
        this.say = say;
        this.table = table;
        this.thread = Thread.ofPlatform().daemon().name("mqtt-commands").start(this::run);
    }

    /** Switches to the seats of another game. */
    public void seat(AccessTokens tokens) {
        seated = new SeatTokens(tokens);
    }

    /** Takes a command from the client library's thread; never blocks. */
    public void hear(ReceivedMessage command) {
        boolean sensible = command.suffix().length() <= LONGEST_TOPIC;
        if (!sensible || !heard.offer(bounded(command))) {
            // Counts the dropped command. This thread may not block, and an answer would need the command to be parsed.
            wrongTokenLimit.overrun();
        }
    }

    /** Truncates a command that is too large to just above the limit, so that it is still refused as too large. */
    private static ReceivedMessage bounded(ReceivedMessage command) {
        return command.payload().length > EnvelopeReader.MAX_BYTES
                ? new ReceivedMessage(command.suffix(), TOO_LARGE, command.retained())
                : command;
    }

    /** Returns how many bytes wait to be read. */
    long waitingBytes() {
        return heard.stream()
                .map(ReceivedMessage::payload)
                .distinct()
                .mapToLong(payload -> payload.length)
                .sum();
    }

    private void run() {
        try {
            while (true) {
                takeWhole(heard.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Logs a bug in the handling of one command and goes on with the next. */
    private void takeWhole(ReceivedMessage command) {
        try {
            take(command);
        } catch (RuntimeException bug) {
            LOG.error("a bug while reading {}", command.suffix(), bug);
        }
    }

    private void take(ReceivedMessage command) {
        if (command.payload().length == 0) {
            return;
        }
        Envelope envelope = EnvelopeReader.read(command);
        if (command.retained()) {
            say.accept(UnstampedMessage.cleared(command.suffix()));
        }
        EnvelopeReader.fault(command, envelope)
                .or(() -> consider(envelope))
                .filter(wrongTokenLimit::mayAnswer)
                .ifPresent(refusal -> refused(envelope, envelope.replySuffix(), refusal));
    }

    private void refused(Envelope envelope, String suffix, CommandRefusal refusal) {
        reply(envelope, suffix, ReplyPayload.refused(envelope.id(), envelope.verb(), refusal.reason(), refusal.says()));
    }

    /** Passes a command on, or returns why not. Refusals to the owner of a token are already sent. */
    private Optional<CommandRefusal> consider(Envelope envelope) {
        Optional<Verb> verb = Verb.named(envelope.verb());
        if (verb.isEmpty()) {
            return refuse(RefusalReason.UNKNOWN_VERB, "There is no command \"" + envelope.verb() + "\".");
        }
        SeatTokens now = seated;
        return switch (now.binding().read(envelope.body(), CommandHead.class)) {
            case Parsed.Bad<CommandHead> bad -> refuse(RefusalReason.BAD_FIELD, bad.why());
            case Parsed.Good<CommandHead> head ->
                now.tokens()
                        .sender(head.value().token())
                        .map(commandSender -> answered(
                                envelope, verb.get(), new Proven(head.value().token(), commandSender), now.binding()))
                        .orElseGet(() -> refuse(
                                RefusalReason.UNKNOWN_TOKEN,
                                "This token is neither the operator's nor a seat's of this game."));
        };
    }

    private Optional<CommandRefusal> answered(Envelope envelope, Verb verb, Proven sender, CommandBinding binding) {
        consider(envelope, verb, sender, binding)
                .ifPresent(refusal -> refused(envelope, replySuffix(envelope, sender.token()), refusal));
        return Optional.empty();
    }

    private Optional<CommandRefusal> consider(Envelope envelope, Verb verb, Proven sender, CommandBinding binding) {
        return switch (binding.read(verb, envelope.body())) {
            case Parsed.Bad<CommandRequest> bad -> refuse(RefusalReason.BAD_FIELD, bad.why());
            case Parsed.Good<CommandRequest> asked ->
                switch (Authority.grant(sender.is(), asked.value())) {
                    case Parsed.Bad<CommandRequest> bad -> refuse(RefusalReason.NOT_YOURS, bad.why());
                    case Parsed.Good<CommandRequest> granted -> pass(envelope, sender.token(), granted.value());
                };
        };
    }

    /**
     * Returns the reply topic of a token's owner. Call it when the reply is sent, because another game may have given the owner another
     * seat, or none.
     */
    private String replySuffix(Envelope envelope, String token) {
        return seated.tokens()
                .sender(token)
                .map(CommandReceiver::owner)
                .map(envelope::replySuffix)
                .orElseGet(envelope::replySuffix);
    }

    /** Returns the owner's name in topics. */
    private static String owner(CommandSender commandSender) {
        return switch (commandSender) {
            case CommandSender.Operator operator -> "operator";
            case CommandSender.Player player -> Topics.level(player.seat());
        };
    }

    private Optional<CommandRefusal> pass(Envelope envelope, String token, CommandRequest commandRequest) {
        String holder = seated.tokens().holder(token).orElse("");
        String cause = holder + "/" + envelope.client() + "/" + envelope.id();
        switch (replies.known(cause)) {
            case Replies.CommandRecord.Answered answered ->
                reply(envelope, replySuffix(envelope, token), answered.reply());
            case Replies.CommandRecord.Pending pending -> {
                // The first command is still being executed. Its answer serves this repetition too.
            }
            case Replies.CommandRecord.Unheard unheard -> {
                if (replies.pending() >= MOST_PENDING) {
                    return refuse(RefusalReason.BUSY, "The table has too much to do. Send this again in a moment.");
                }
                replies.begin(cause);
                table.accept(new IncomingCommand(commandRequest, cause, answer -> {
                    ReplyPayload reply = ReplyPayload.of(envelope.id(), envelope.verb(), answer);
                    replies.answered(cause, reply);
                    reply(envelope, replySuffix(envelope, token), reply);
                }));
            }
        }
        return Optional.empty();
    }

    private static Optional<CommandRefusal> refuse(RefusalReason reason, String says) {
        return Optional.of(new CommandRefusal(reason, says));
    }

    private void reply(Envelope envelope, String suffix, ReplyPayload reply) {
        say.accept(UnstampedMessage.moment(suffix, reply.to(envelope.verb())));
    }

    /** Returns how many commands were dropped because they came too fast. */
    long overruns() {
        return wrongTokenLimit.overruns();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
