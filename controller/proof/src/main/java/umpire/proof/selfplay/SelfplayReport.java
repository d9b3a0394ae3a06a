package umpire.proof.selfplay;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import umpire.rules.kernel.Game;

/**
 * What many games of random play came to.
 *
 * @param games how many were played
 * @param plies accepted actions in all of them
 * @param results how often each kind of ending was met
 * @param rules how many rules the game has
 * @param unspoken those that neither an event nor a refusal named
 * @param seconds of wall time
 */
public record SelfplayReport(
        int games, long plies, SortedMap<String, Integer> results, int rules, List<String> unspoken, double seconds) {
    /** Before the first game has ended. */
    public static final SelfplayReport NONE = new SelfplayReport(0, 0, new TreeMap<>(), 0, List.of(), 0);

    public SelfplayReport {
        unspoken = List.copyOf(unspoken);
    }

    /**
     * Plays games.
     *
     * @param otherForms the same game as other options make it, whose actions are tried too
     * @param ended hears after each game what they came to so far
     * @throws LawBroken at the first law that does not hold
     */
    public static <S, A> SelfplayReport of(
            Game<S, A> game, List<? extends Game<?, ?>> otherForms, PlayPlan plan, Consumer<SelfplayReport> ended) {
        RulesHeard heard = new RulesHeard(game.rules());
        ForeignActions<A> foreign = new ForeignActions<>();
        OtherForms others = OtherForms.of(otherForms, plan);
        AlteredActions altered = new AlteredActions();
        SortedMap<String, Integer> results = new TreeMap<>();
        long plies = 0;
        long began = System.nanoTime();
        SelfplayReport report = NONE;
        for (int i = 0; i < plan.games(); i++) {
            RandomPlay.RandomGame played =
                    new RandomPlay<>(game, plan, plan.seed() + i, heard, foreign, others, altered).play();
            plies += played.plies();
            results.merge(played.result(), 1, Integer::sum);
            report = new SelfplayReport(
                    i + 1,
                    plies,
                    new TreeMap<>(results),
                    game.rules().size(),
                    heard.unspoken(),
                    (System.nanoTime() - began) / 1e9);
            ended.accept(report);
        }
        return report;
    }

    /** Returns accepted actions a second, with every law checked on the way. */
    public double positionsPerSecond() {
        return seconds == 0 ? 0 : plies / seconds;
    }
}
