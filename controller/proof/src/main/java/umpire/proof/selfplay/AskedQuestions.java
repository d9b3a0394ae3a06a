package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;

/** The table's questions about ambiguous readings, unreadable dice and unclear places. */
final class AskedQuestions {
    private final List<String> questions = new ArrayList<>();
    private Need lastNeed = Need.SET_UP;

    /** Counts a new question. A question that a hand covers for a while is not a new one. */
    void count(Prompt prompt, int plies, Optional<String> meant) {
        Need need = prompt.need();
        boolean asks = need == Need.QUESTION || need == Need.DIE_UNCLEAR || need == Need.SIGHT;
        if (asks && lastNeed != need) {
            questions.add("after " + plies + " plies: " + prompt.says() + choices(prompt, meant));
        }
        if (need != Need.QUIET) {
            lastNeed = need;
        }
    }

    private static String choices(Prompt prompt, Optional<String> meant) {
        if (prompt.options().isEmpty()) {
            return "";
        }
        List<String> options =
                prompt.options().stream().map(Prompt.Option::notation).toList();
        return " (" + String.join(" | ", options) + "; meant " + meant.orElse("nothing") + ")";
    }

    List<String> all() {
        return List.copyOf(questions);
    }
}
