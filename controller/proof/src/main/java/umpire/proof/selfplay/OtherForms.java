package umpire.proof.selfplay;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.LongStream;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/**
 * What people do who have another form of the same game in mind: its actions, as it writes them. Many a rule is spoken only by
 * refusing those.
 */
final class OtherForms {
    /** What is done seldom is done in one of so many games. */
    private static final int GAMES = 10;

    /** A game of many options has so many other forms that each of them is played less. */
    private static final int MOST_GAMES = 36;

    private final List<String> written;

    private OtherForms(List<String> written) {
        this.written = List.copyOf(written);
    }

    /**
     * Plays some games of each form, holds the laws against them too, and keeps what was done, each action once.
     *
     * @param heard takes note of the rules that are spoken there
     */
    static OtherForms of(List<? extends Game<?, ?>> forms, PlayPlan plan, RulesHeard heard) {
        int games = forms.isEmpty() ? 0 : Math.max(1, Math.min(GAMES, MOST_GAMES / forms.size()));
        return new OtherForms(forms.stream()
                .flatMap(form -> LongStream.range(plan.seed(), plan.seed() + games)
                        .mapToObj(seed -> played(form, seed, plan.elsewhere(), heard))
                        .flatMap(List::stream))
                .distinct()
                .toList());
    }

    private static <S, A> List<String> played(Game<S, A> form, long seed, PlayPlan plan, RulesHeard heard) {
        OtherForms none = new OtherForms(List.of());
        return new RandomPlay<>(form, plan, seed, heard, new ForeignActions<>(), none, new AlteredActions())
                .play()
                .plies();
    }

    /** Returns one of them, if this game can read it at all. */
    <S, A> Optional<A> any(Game<S, A> game, S state, IntUnaryOperator chance) {
        if (written.isEmpty()) {
            return Optional.empty();
        }
        return game.readAction(state, written.get(chance.applyAsInt(written.size()))) instanceof Parsed.Good<A> good
                ? Optional.of(good.value())
                : Optional.empty();
    }
}
