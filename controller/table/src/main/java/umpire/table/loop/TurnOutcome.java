package umpire.table.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.session.input.CommandAnswer;

/**
 * The result of one turn.
 *
 * @param told the new log lines, in order
 * @param answers sent after the announcement, so that a sender has already received the effect of its command
 */
record TurnOutcome(List<GameLogEntry> told, List<Runnable> answers) {
    TurnOutcome() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    void tell(List<GameLogEntry> lines) {
        told.addAll(lines);
    }

    void answer(QueuedInput queuedInput, Optional<CommandAnswer> answer) {
        answers.add(() -> queuedInput.reply().accept(answer));
    }
}
