package umpire.proof.selfplay;

import java.util.List;
import java.util.stream.LongStream;
import umpire.rules.kernel.Game;

/** Plays a few games of each other form of a game, with every law held against them. */
final class FormGames {
    /** What is done seldom is done in one of so many games. */
    private static final int GAMES = 10;

    /** A game of many options has so many other forms that each of them is played less. */
    private static final int MOST_GAMES = 36;

    private FormGames() {}

    /**
     * Returns what was done in them.
     *
     * @param heard takes note of the rules that are spoken there
     */
    static OtherForms played(List<? extends Game<?, ?>> forms, PlayPlan plan, RulesHeard heard) {
        int games = forms.isEmpty() ? 0 : Math.max(1, Math.min(GAMES, MOST_GAMES / forms.size()));
        return new OtherForms(forms.stream()
                .flatMap(form -> LongStream.range(plan.seed(), plan.seed() + games)
                        .mapToObj(seed -> played(form, seed, plan.elsewhere(), heard))
                        .flatMap(List::stream))
                .distinct()
                .toList());
    }

    private static <S, A> List<String> played(Game<S, A> form, long seed, PlayPlan plan, RulesHeard heard) {
        return new RandomPlay<>(form, plan, seed, heard, new ForeignActions<>(), OtherForms.NONE, new AlteredActions())
                .play()
                .plies();
    }
}
