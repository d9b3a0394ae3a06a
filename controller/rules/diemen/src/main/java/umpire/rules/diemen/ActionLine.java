package umpire.rules.diemen;

import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** The line in which people write an action. It has no verb for what a side does in secret, and dice may stand apart: {@code red seize e4}. */
final class ActionLine {
    /** The verb that lines leave out. */
    static final String SECRETLY = "secretly";

    static final String ROLL = "roll";

    /** The word before a tactic that is named in secret. */
    static final String NAME = "name";

    private ActionLine() {}

    /** Returns the line of a sentence: orders are one word there, and two in the line. */
    static String of(String sentence) {
        return sentence.startsWith(SECRETLY + " ")
                ? sentence.substring(SECRETLY.length() + 1).replace(':', ' ')
                : sentence;
    }

    /** Returns the sentence of a line; none of a line that already has the verb. */
    static String sentence(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        String first = words.get(0);
        List<String> rest = words.subList(1, words.size());
        if (BattleWords.SIDE.read(first).isPresent()) {
            return SECRETLY + " " + first + " " + String.join(rest.contains(NAME) ? " " : ":", rest);
        }
        return switch (first) {
            case ROLL -> ROLL + " " + String.join(",", rest);
            case SECRETLY -> "";
            default -> line;
        };
    }

    /** Refuses a line that is no action. */
    static Parsed<Action> unread(String line) {
        return Parsed.bad(Quoted.of(line)
                + " is not an action of Die, Men!; write for example \"red seize e4\", \"roll 1,3,3/2,2,9\", "
                + "\"attack c3 c4\", \"move c3 d3 2I\" or \"defend\"");
    }
}
