package umpire.table.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.session.input.CommandAnswer;

/**
 * What one turn leads to.
 *
 * @param told the lines to tell, in order
 * @param answers what is answered once that was said: whoever is answered then sees what he asked for
 */
record TurnOutcome(List<ChronicleLine> told, List<Runnable> answers) {
    TurnOutcome() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    void tell(List<ChronicleLine> lines) {
        told.addAll(lines);
    }

    void answer(QueuedInput queuedInput, Optional<CommandAnswer> answer) {
        answers.add(() -> queuedInput.reply().accept(answer));
    }
}
