package umpire.mqtt.command;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import umpire.mqtt.payload.RefusalReason;

/**
 * Limits the answers to wrong tokens, which slows guessing, and to other bad commands without a valid token. Commands with a valid token
 * are never delayed. MQTT does not tell who sent a message, so a penalty would hit every client.
 */
final class WrongTokenLimit {
    private static final int WRONG_TOKENS = 10;
    private static final int OTHER_REFUSALS = 120;
    private static final long WINDOW_MS = 60_000;

    private final LongSupplier nowMs;
    private final Deque<Long> wrongTokensMs = new ArrayDeque<>();
    private final Deque<Long> othersMs = new ArrayDeque<>();
    private final AtomicLong overruns = new AtomicLong();

    WrongTokenLimit(LongSupplier nowMs) {
        this.nowMs = nowMs;
    }

    /**
     * Returns whether a sender without a valid token may get this refusal. Wrong tokens beyond ten a minute, and other bad commands beyond
     * two a second, get no answer.
     */
    boolean mayAnswer(CommandRefusal commandRefusal) {
        return commandRefusal.reason() == RefusalReason.UNKNOWN_TOKEN
                ? mayAnswer(wrongTokensMs, WRONG_TOKENS)
                : mayAnswer(othersMs, OTHER_REFUSALS);
    }

    private boolean mayAnswer(Deque<Long> answeredMs, int most) {
        long now = nowMs.getAsLong();
        while (!answeredMs.isEmpty() && now - answeredMs.getFirst() >= WINDOW_MS) {
            answeredMs.removeFirst();
        }
        if (answeredMs.size() >= most) {
            return false;
        }
        answeredMs.addLast(now);
        return true;
    }

    void overrun() {
        overruns.incrementAndGet();
    }

    long overruns() {
        return overruns.get();
    }
}
