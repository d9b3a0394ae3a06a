package umpire.mqtt;

import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.session.input.CommandAnswer;

/** Writes answers, and remembers the last so that a command that comes again is answered again and acts once. */
final class Replies {
    private static final int REMEMBERED = 1_000;

    private final Map<String, Optional<JsonObject>> byCause = new LinkedHashMap<>();

    /** What is known of a command. */
    sealed interface CommandRecord {
        record Unheard() implements CommandRecord {}

        record Pending() implements CommandRecord {}

        record Answered(JsonObject reply) implements CommandRecord {}
    }

    synchronized CommandRecord known(String cause) {
        Optional<JsonObject> reply = byCause.get(cause);
        if (reply == null) {
            return new CommandRecord.Unheard();
        }
        return reply.<CommandRecord>map(CommandRecord.Answered::new).orElseGet(CommandRecord.Pending::new);
    }

    synchronized void begin(String cause) {
        byCause.put(cause, Optional.empty());
        forget();
    }

    synchronized void answered(String cause, JsonObject reply) {
        byCause.put(cause, Optional.of(reply));
        forget();
    }

    private void forget() {
        while (byCause.size() > REMEMBERED) {
            byCause.remove(byCause.keySet().iterator().next());
        }
    }

    synchronized long pending() {
        return byCause.values().stream().filter(Optional::isEmpty).count();
    }

    /** Remembers commands that an earlier run acted on. */
    void remember(List<String> causes) {
        causes.forEach(cause -> {
            String id = cause.substring(cause.lastIndexOf('/') + 1);
            JsonObject reply = new JsonObject();
            reply.addProperty("id", id);
            reply.addProperty("result", "accepted");
            reply.addProperty("says", "Done already, before the table was started again.");
            answered(cause, reply);
        });
    }

    static JsonObject accepted(Envelope envelope, String says) {
        JsonObject reply = head(envelope);
        reply.addProperty("result", "accepted");
        reply.addProperty("says", says);
        return reply;
    }

    static JsonObject refused(Envelope envelope, CommandRefusal commandRefusal) {
        JsonObject reply = head(envelope);
        reply.addProperty("result", "refused");
        reply.addProperty("reason", PayloadJson.word(commandRefusal.reason()));
        reply.addProperty("says", commandRefusal.says());
        return reply;
    }

    static JsonObject of(Envelope envelope, CommandAnswer answer) {
        return switch (answer) {
            case CommandAnswer.Done done -> accepted(envelope, done.says());
            case CommandAnswer.NotDone not -> {
                JsonObject reply = refused(envelope, new CommandRefusal(CommandRefusal.Reason.RULE, not.why()));
                not.rule().ifPresent(rule -> {
                    reply.addProperty("rule", rule.name());
                    reply.addProperty("section", rule.section());
                });
                yield reply;
            }
        };
    }

    private static JsonObject head(Envelope envelope) {
        JsonObject reply = new JsonObject();
        reply.addProperty("id", envelope.id());
        reply.addProperty("verb", envelope.verb());
        return reply;
    }
}
