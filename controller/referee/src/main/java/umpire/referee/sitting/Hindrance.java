package umpire.referee.sitting;

import java.util.Optional;
import java.util.stream.Collectors;
import umpire.referee.announcement.Prompt;
import umpire.referee.settling.Stillness;

/**
 * What keeps the table from looking at all, once it has lasted so long that people must be told.
 *
 * @param need what has to be mended
 * @param says in whole sentences, ending in a space
 */
record Hindrance(Prompt.Need need, String says) {
    private static final long BLIND_MS = 1000;
    private static final long LONG_HAND_MS = 4000;
    private static final long LONG_MOVING_MS = 3000;

    static Optional<Hindrance> of(Match<?, ?> match, Attention<?, ?> attention) {
        String says = attention.camera().says() + " ";
        return switch (attention.camera().kind()) {
            case SILENT -> Optional.of(new Hindrance(Prompt.Need.SIGHT, says));
            case STARTING, BUSY -> Optional.of(new Hindrance(Prompt.Need.QUIET, says));
            case SEEING -> ofLooks(match, attention);
        };
    }

    private static Optional<Hindrance> ofLooks(Match<?, ?> match, Attention<?, ?> attention) {
        Stillness still = attention.settling().stillness();
        long forMs = attention.nowMs() - still.sinceMs();
        return switch (still.kind()) {
            case UNREGISTERED -> blind(forMs, "The table cannot be seen.", attention);
            case NO_BOARD ->
                blind(
                        forMs,
                        "No board is recognised. Lay the board of "
                                + match.game().title() + " so that both its tags can be seen.",
                        attention);
            case HAND -> restless(forMs, LONG_HAND_MS, "The table waits for the hand to leave. ");
            case MOVING -> restless(forMs, LONG_MOVING_MS, "The table waits for everything to lie still. ");
            case UNSEEN, QUIET -> Optional.empty();
        };
    }

    private static Optional<Hindrance> blind(long forMs, String says, Attention<?, ?> attention) {
        String troubles =
                attention.troubles().stream().map(trouble -> trouble + " ").collect(Collectors.joining());
        return forMs >= BLIND_MS
                ? Optional.of(new Hindrance(Prompt.Need.SIGHT, says + " " + troubles))
                : Optional.empty();
    }

    private static Optional<Hindrance> restless(long forMs, long patienceMs, String says) {
        return forMs < patienceMs ? Optional.empty() : Optional.of(new Hindrance(Prompt.Need.QUIET, says));
    }

    /** Returns what was asked for with the hindrance said before it. */
    Prompt before(Prompt then) {
        return new Prompt(
                need,
                then.seat(),
                says + then.says(),
                then.options(),
                then.chosen(),
                then.corrections(),
                need == Prompt.Need.SIGHT ? Cues.withoutHidden(then.cues()) : then.cues());
    }
}
