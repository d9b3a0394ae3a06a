package umpire.mqtt.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.mqtt.payload.ReplyPayload;

/** Remembers the last answers, so that a repeated command gets its answer again and is executed once. */
public final class Replies {
    private static final int REMEMBERED = 1_000;

    private final Map<String, Optional<ReplyPayload>> byCause = new LinkedHashMap<>();

    /** The state of a command: pending or answered. */
    sealed interface CommandRecord {
        record Unheard() implements CommandRecord {}

        record Pending() implements CommandRecord {}

        record Answered(ReplyPayload reply) implements CommandRecord {}
    }

    synchronized CommandRecord known(String cause) {
        Optional<ReplyPayload> reply = byCause.get(cause);
        if (reply == null) {
            return new CommandRecord.Unheard();
        }
        return reply.<CommandRecord>map(CommandRecord.Answered::new).orElseGet(CommandRecord.Pending::new);
    }

    synchronized void begin(String cause) {
        byCause.put(cause, Optional.empty());
        forget();
    }

    synchronized void answered(String cause, ReplyPayload reply) {
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

    /** Remembers commands that an earlier run has executed. */
    public void remember(List<String> causes) {
        causes.forEach(cause -> answered(
                cause,
                ReplyPayload.accepted(
                        cause.substring(cause.lastIndexOf('/') + 1),
                        "",
                        "Done already, before the table was started again.")));
    }
}
