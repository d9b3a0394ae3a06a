package umpire.referee.session.prompt;

import java.util.List;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TakeBackRequest;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Seat;

/** Says that a seat asks to take actions back, and how to answer. */
final class TakeBackPrompt {
    private TakeBackPrompt() {}

    /** Returns the prompt, preceded by an open request. */
    static Prompt before(Prompt then, Match<?, ?> match) {
        return match.request()
                .map(request -> new Prompt(
                        then.need(),
                        then.seat(),
                        says(request) + " " + then.says(),
                        then.options(),
                        then.chosen(),
                        then.corrections(),
                        then.cues()))
                .orElse(then);
    }

    private static String says(TakeBackRequest request) {
        if (request.asked().equals(List.of(request.by()))) {
            return request.wants() + " Press Confirm if you mean all of that, Undo to leave it as it is.";
        }
        return request.wants() + " " + Seat.listed(request.asked())
                + ": press Confirm to allow it, Undo to refuse, or play on.";
    }
}
