package umpire.referee.session.prompt;

import java.util.Optional;
import java.util.stream.Collectors;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Stillness;

/**
 * A fault that keeps the table from seeing at all, once it has lasted long enough to be reported.
 *
 * @param need the kind of fault
 * @param says in whole sentences, ending in a space
 */
record SensingFault(Prompt.Need need, String says) {
    private static final long BLIND_MS = 1000;
    private static final long LONG_HAND_MS = 4000;
    private static final long LONG_MOVING_MS = 3000;

    static Optional<SensingFault> of(Match<?, ?> match, Perception<?, ?> perception) {
        String says = perception.camera().says() + " ";
        return switch (perception.camera().kind()) {
            case SILENT -> Optional.of(new SensingFault(Prompt.Need.SIGHT, says));
            case STARTING, BUSY, LENT -> Optional.of(new SensingFault(Prompt.Need.QUIET, says));
            case SEEING -> ofLooks(match, perception);
        };
    }

    private static Optional<SensingFault> ofLooks(Match<?, ?> match, Perception<?, ?> perception) {
        Stillness still = perception.settling().stillness();
        long forMs = perception.nowMs() - still.sinceMs();
        return switch (still.kind()) {
            case UNREGISTERED -> blind(forMs, "The table cannot be seen.", perception);
            case NO_BOARD ->
                blind(
                        forMs,
                        "No board is recognised. Lay the board of "
                                + match.game().title() + " so that both its tags can be seen.",
                        perception);
            case HAND -> restless(forMs, LONG_HAND_MS, "Take the hand away: the table waits for that. ");
            case MOVING -> restless(forMs, LONG_MOVING_MS, "Leave everything still: the table waits for that. ");
            case UNSEEN, QUIET -> Optional.empty();
        };
    }

    private static Optional<SensingFault> blind(long forMs, String says, Perception<?, ?> perception) {
        String troubles =
                perception.troubles().stream().map(trouble -> trouble + " ").collect(Collectors.joining());
        return forMs >= BLIND_MS
                ? Optional.of(new SensingFault(Prompt.Need.SIGHT, says + " " + troubles))
                : Optional.empty();
    }

    private static Optional<SensingFault> restless(long forMs, long patienceMs, String says) {
        return forMs < patienceMs ? Optional.empty() : Optional.of(new SensingFault(Prompt.Need.QUIET, says));
    }

    /** Returns the prompt, preceded by the fault. */
    Prompt before(Prompt then) {
        return new Prompt(
                need,
                then.seat(),
                says + then.says(),
                then.options(),
                then.chosen(),
                then.corrections(),
                need == Prompt.Need.SIGHT ? CueChooser.withoutHidden(then.cues()) : then.cues());
    }
}
