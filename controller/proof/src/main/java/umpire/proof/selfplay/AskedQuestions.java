package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;

/** What a table asked because it could not tell two readings apart, read a die or make out a place. */
final class AskedQuestions {
    private final List<String> questions = new ArrayList<>();
    private Need lastNeed = Need.SET_UP;

    /** Counts a question when it comes up; a hand over it is no new one. */
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
