package umpire.rules.diemen;

import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * The line in which people write an action, such as {@code red seize e4}. It leaves out the verb of a secret action. Blanks may stand
 * between dice.
 */
final class ActionLine {
    /** The verb of secret actions, which lines leave out. */
    static final String SECRETLY = "secretly";

    static final String ROLL = "roll";

    /** The word before a tactic that is named in secret. */
    static final String NAME = "name";

    private ActionLine() {}

    /** Returns the line of a sentence. Orders are one word in the sentence and two words in the line. */
    static String of(String sentence) {
        return sentence.startsWith(SECRETLY + " ")
                ? sentence.substring(SECRETLY.length() + 1).replace(':', ' ')
                : sentence;
    }

    /** Returns the sentence of a line; the empty text for a line that has the verb of secret actions. */
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
