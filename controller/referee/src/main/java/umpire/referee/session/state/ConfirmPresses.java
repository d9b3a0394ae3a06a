package umpire.referee.session.state;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Seat;

/**
 * The time from which each seat may confirm again (a debounce). A second press that follows at once is not deliberate:
 * the first has already changed what a press means.
 *
 * @param fromMs the times by the name of the seat; a shared button has an empty name
 */
public record ConfirmPresses(Map<String, Long> fromMs) {
    /** Longer than an accidental second press, shorter than a player needs to read the changed prompt. Chosen. */
    private static final long APART_MS = 500;

    private static final String SHARED = "";

    static final ConfirmPresses NONE = new ConfirmPresses(Map.of());

    public ConfirmPresses {
        fromMs = Map.copyOf(fromMs);
    }

    /** Returns whether a press comes too soon to count. */
    public boolean tooSoon(Optional<Seat> seat, long nowMs) {
        return nowMs < fromMs.getOrDefault(name(seat), Long.MIN_VALUE);
    }

    /** Returns the value after a press that counts. */
    public ConfirmPresses pressed(Optional<Seat> seat, long nowMs) {
        return next(name(seat), nowMs);
    }

    /** Returns the value after a new question to seats. A press right after it was meant for something else. */
    public ConfirmPresses asked(Collection<Seat> seats, long nowMs) {
        ConfirmPresses asked = this;
        for (Seat seat : seats) {
            asked = asked.next(seat.name(), nowMs);
        }
        return asked;
    }

    private ConfirmPresses next(String name, long nowMs) {
        Map<String, Long> next = new HashMap<>(fromMs);
        next.put(name, nowMs + APART_MS);
        return new ConfirmPresses(next);
    }

    private static String name(Optional<Seat> seat) {
        return seat.map(Seat::name).orElse(SHARED);
    }
}
