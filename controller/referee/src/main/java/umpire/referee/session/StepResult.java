package umpire.referee.session;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.ChronicleLine;

/**
 * What one input led to. The shell first makes the entries durable, then takes the next session as the truth, then says
 * what was told.
 *
 * @param next the session after it
 * @param entries what must be on disk before anything is said
 * @param told new lines for the chronicle, in order
 * @param answer for a command
 */
public record StepResult<S, A>(
        GameSession<S, A> next, List<Entry> entries, List<ChronicleLine> told, Optional<CommandAnswer> answer) {
    public StepResult {
        entries = List.copyOf(entries);
        told = List.copyOf(told);
    }
}
