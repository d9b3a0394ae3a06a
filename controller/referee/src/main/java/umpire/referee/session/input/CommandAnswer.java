package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Rule;

/** The answer to a command. */
public sealed interface CommandAnswer {
    /**
     * It was done.
     *
     * @param actions the legal actions that it speaks of, as commands write them, in its order
     */
    record Done(String says, List<String> actions) implements CommandAnswer {
        public Done {
            actions = List.copyOf(actions);
        }

        /** Speaks of no actions. */
        public Done(String says) {
            this(says, List.of());
        }
    }

    /**
     * It was not done and nothing changed.
     *
     * @param rule the rule of the game it breaks, where it is one
     * @param why one sentence that says what to do instead, where there is something
     */
    record NotDone(Optional<Rule> rule, String why) implements CommandAnswer {}

    /** Returns that it was not done for a reason that is no rule of the game's. */
    static CommandAnswer notDone(String why) {
        return new NotDone(Optional.empty(), why);
    }
}
