package umpire.proof.selfplay;

import java.util.List;
import java.util.stream.LongStream;
import umpire.rules.kernel.Game;

/** Plays a few games with every other combination of a game's options, and checks every law. */
final class FormGames {
    /** The number of games for each combination, enough for most rare actions. */
    private static final int GAMES = 10;

    /** The limit over all combinations; with many options each is played less often. */
    private static final int MOST_GAMES = 36;

    private FormGames() {}

    /**
     * Returns the actions of these games.
     *
     * @param heard records the rules that were used
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
