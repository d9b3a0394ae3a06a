package umpire.referee.sitting;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Told;

/**
 * What one input led to. The shell first makes the entries durable, then takes the next sitting as the truth, then says
 * what was told.
 *
 * @param next the sitting after it
 * @param entries what must be on disk before anything is said
 * @param told new lines for the chronicle, in order
 * @param answer for a command
 */
public record Step<S, A>(Sitting<S, A> next, List<Entry> entries, List<Told> told, Optional<Answer> answer) {
    public Step {
        entries = List.copyOf(entries);
        told = List.copyOf(told);
    }
}
