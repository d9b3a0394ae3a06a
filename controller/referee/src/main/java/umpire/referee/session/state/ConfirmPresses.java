package umpire.referee.session.state;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Seat;

/**
 * When each seat may confirm again. A second press that follows at once was no second thought: the first has already changed what a
 * press means.
 *
 * @param fromMs by seat; a shared button has no name
 */
public record ConfirmPresses(Map<String, Long> fromMs) {
    /** Longer than a bouncing thumb, shorter than reading what has changed. Chosen. */
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

    /** A press counted. */
    public ConfirmPresses pressed(Optional<Seat> seat, long nowMs) {
        return next(name(seat), nowMs);
    }

    /** Seats are asked something: what they were about to confirm was something else. */
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
