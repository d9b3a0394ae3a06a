package umpire.rules.diemen;

import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** The line in which people write an action. It has no verb for what a side does in secret, and dice may stand apart: {@code red seize e4}. */
final class ActionLine {
    /** The verb that lines leave out. */
    static final String SECRETLY = "secretly";

    static final String ROLL = "roll";

    private ActionLine() {}

    /** Returns the line of a sentence. */
    static String of(String sentence) {
        return sentence.startsWith(SECRETLY + " ") ? sentence.substring(SECRETLY.length() + 1) : sentence;
    }

    /** Returns the sentence of a line. */
    static String sentence(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        if (BattleWords.SIDE.read(words.get(0)).isPresent()) {
            return SECRETLY + " " + String.join(" ", words).replace(':', ' ');
        }
        return words.get(0).equals(ROLL) ? ROLL + " " + String.join(",", words.subList(1, words.size())) : line;
    }

    /** Refuses a line that is no action. */
    static Parsed<Action> unread(String line) {
        return Parsed.bad(Quoted.of(line)
                + " is no action of Die, Men!; write for example \"red seize e4\", \"roll 1,3,3/2,2,9\", "
                + "\"attack c3 c4\", \"move c3 d3 2I\" or \"defend\"");
    }
}
