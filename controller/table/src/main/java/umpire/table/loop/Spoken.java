package umpire.table.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Told;
import umpire.referee.sitting.Answer;

/**
 * What one turn leads to.
 *
 * @param told the lines to tell, in order
 * @param answers what is answered once that was said: whoever is answered then sees what he asked for
 */
record Spoken(List<Told> told, List<Runnable> answers) {
    Spoken() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    void tell(List<Told> lines) {
        told.addAll(lines);
    }

    void answer(Post post, Optional<Answer> answer) {
        answers.add(() -> post.reply().accept(answer));
    }
}
