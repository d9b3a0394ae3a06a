package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Rule;

/** The answer to a command. */
public sealed interface CommandAnswer {
    /**
     * The command was carried out.
     *
     * @param actions the legal actions that the answer mentions, in notation and in the order of the answer
     */
    record Done(String says, List<String> actions) implements CommandAnswer {
        public Done {
            actions = List.copyOf(actions);
        }

        /** An answer that mentions no actions. */
        public Done(String says) {
            this(says, List.of());
        }
    }

    /**
     * The command was refused and changed nothing.
     *
     * @param rule the rule of the game it breaks, if it breaks one
     * @param why one sentence, with the alternative where there is one
     */
    record NotDone(Optional<Rule> rule, String why) implements CommandAnswer {}

    /** Returns a refusal that no rule of the game explains. */
    static CommandAnswer notDone(String why) {
        return new NotDone(Optional.empty(), why);
    }
}
