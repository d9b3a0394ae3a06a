package umpire.referee.sitting;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.reading.Ground;
import umpire.referee.reading.History;
import umpire.referee.reading.Prospects;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;

/**
 * The recorded game: the fold of the journal's entries and of nothing else.
 *
 * @param history the way to the present state; empty before the first start
 * @param prospects of the present state; empty together with the history
 * @param kept rolls that were taken back, by the state they were rolled in: there they stand again, and nobody rolls anew
 * @param paused whether play rests
 * @param fresh whether the game was just set up: nothing was played or taken back since
 */
record Match<S, A>(
        Game<S, A> game,
        Ground ground,
        Optional<History<S, A>> history,
        Optional<Prospects<S, A>> prospects,
        Map<S, A> kept,
        boolean paused,
        boolean fresh) {

    static <S, A> Match<S, A> begin(Game<S, A> game) {
        return new Match<>(game, new Ground(game), Optional.empty(), Optional.empty(), Map.of(), false, false);
    }

    static <S, A> Match<S, A> resume(Game<S, A> game, List<Entry> entries) {
        Match<S, A> match = begin(game);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            try {
                match = match.take(entry);
            } catch (IllegalArgumentException reason) {
                throw new IllegalArgumentException(
                        "entry " + (i + 1) + ", " + entry.kind() + " '" + entry.text() + "', does not follow: "
                                + reason.getMessage(),
                        reason);
            }
        }
        return match;
    }

    /**
     * Takes the next entry.
     *
     * @throws IllegalArgumentException when it does not follow
     */
    Match<S, A> take(Entry entry) {
        return switch (entry.kind()) {
            case SET_UP -> setUp(position(entry.text()));
            case PLAYED -> played(entry.text());
            case TAKEN_BACK -> takenBack(steps(entry.text()));
            case STANDS -> at(present().stands(position(entry.text())), kept, paused);
            case PAUSED -> new Match<>(game, ground, history, prospects, kept, true, fresh);
            case RESUMED -> new Match<>(game, ground, history, prospects, kept, false, fresh);
        };
    }

    private Match<S, A> setUp(S state) {
        History<S, A> start = History.start(game, ground, state);
        return new Match<>(game, ground, Optional.of(start), Optional.of(start.prospects()), Map.of(), false, true);
    }

    private Match<S, A> at(History<S, A> now, Map<S, A> rolls, boolean rests) {
        return new Match<>(game, ground, Optional.of(now), Optional.of(now.prospects()), rolls, rests, false);
    }

    private Match<S, A> played(String notation) {
        History<S, A> now = present();
        A action = good(game.readAction(now.state(), notation));
        return switch (game.judge(now.state(), action)) {
            case Ruling.Accepted<S, A> accepted ->
                at(now.played(action, accepted.next()), without(now.state()), paused);
            case Ruling.Refused<S, A> refused -> throw new IllegalArgumentException(refused.why());
        };
    }

    private Match<S, A> takenBack(int steps) {
        Map<S, A> rolls = new HashMap<>(kept);
        History<S, A> at = present();
        History<S, A> target = at.back(steps);
        while (at != target) {
            History<S, A> earlier = at.before().orElseThrow();
            if (game.awaited(earlier.state()) instanceof Awaited.Roll) {
                at.action().ifPresent(roll -> rolls.put(earlier.state(), roll));
            }
            at = earlier;
        }
        return at(target, Map.copyOf(rolls), paused);
    }

    private Map<S, A> without(S state) {
        if (!kept.containsKey(state)) {
            return kept;
        }
        Map<S, A> rest = new HashMap<>(kept);
        rest.remove(state);
        return Map.copyOf(rest);
    }

    private S position(String text) {
        return good(game.readPosition(text));
    }

    private static int steps(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notNumber) {
            throw new IllegalArgumentException("'" + text + "' is not a number of actions", notNumber);
        }
    }

    private static <T> T good(Parsed<T> parsed) {
        return parsed.orThrow();
    }

    boolean started() {
        return history.isPresent();
    }

    /** Returns the way to the present state of a started game. */
    History<S, A> present() {
        return history.orElseThrow(() -> new IllegalArgumentException("no game was started"));
    }

    Prospects<S, A> outlook() {
        return prospects.orElseThrow();
    }

    S state() {
        return present().state();
    }

    Awaited awaited() {
        return outlook().awaited();
    }

    /** Returns the roll that stands again when this state awaits one. */
    Optional<A> keptRoll() {
        return awaited() instanceof Awaited.Roll ? Optional.ofNullable(kept.get(state())) : Optional.empty();
    }
}
