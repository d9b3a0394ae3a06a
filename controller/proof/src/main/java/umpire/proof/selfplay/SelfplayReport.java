package umpire.proof.selfplay;

import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;
import umpire.rules.kernel.Game;

/**
 * What many games of random play came to.
 *
 * @param games how many were played
 * @param plies accepted actions in all of them
 * @param endings who won them how, and how long they were
 * @param rules how many rules the game has
 * @param elsewhere those that only the game's other forms spoke
 * @param unspoken those that neither an event nor a refusal named in any form
 * @param seconds of wall time
 */
public record SelfplayReport(
        int games,
        long plies,
        GameEndings endings,
        int rules,
        List<String> elsewhere,
        List<String> unspoken,
        double seconds) {
    /** Before the first game has ended. */
    public static final SelfplayReport NONE = new SelfplayReport(0, 0, GameEndings.NONE, 0, List.of(), List.of(), 0);

    public SelfplayReport {
        elsewhere = List.copyOf(elsewhere);
        unspoken = List.copyOf(unspoken);
    }

    /**
     * Plays games.
     *
     * @param otherForms the same game as other options make it, which are played a little, and whose actions are tried too
     * @param ended hears after each game what they came to so far
     * @throws LawBroken at the first law that does not hold
     */
    public static <S, A> SelfplayReport of(
            Game<S, A> game, List<? extends Game<?, ?>> otherForms, PlayPlan plan, Consumer<SelfplayReport> ended) {
        RulesHeard heard = new RulesHeard(game.rules());
        RulesHeard heardElsewhere = new RulesHeard(game.rules());
        ForeignActions<A> foreign = new ForeignActions<>();
        OtherForms others = FormGames.played(otherForms, plan, heardElsewhere);
        List<String> unspokenElsewhere = heardElsewhere.unspoken();
        AlteredActions altered = new AlteredActions();
        GameEndings endings = GameEndings.NONE;
        long plies = 0;
        long began = System.nanoTime();
        SelfplayReport report = NONE;
        for (int i = 0; i < plan.games(); i++) {
            RandomPlay.RandomGame played =
                    new RandomPlay<>(game, plan, plan.seed() + i, heard, foreign, others, altered).play();
            plies += played.plies().size();
            endings = endings.with(played.ending(), played.plies().size());
            List<String> unspoken = heard.unspoken();
            report = new SelfplayReport(
                    i + 1,
                    plies,
                    endings,
                    game.rules().size(),
                    unspoken.stream()
                            .filter(rule -> !unspokenElsewhere.contains(rule))
                            .toList(),
                    unspoken.stream().filter(unspokenElsewhere::contains).toList(),
                    (System.nanoTime() - began) / 1e9);
            ended.accept(report);
        }
        return report;
    }

    /** Returns how often each kind of ending was met. */
    public SortedMap<String, Integer> results() {
        return endings.results();
    }

    /** Returns accepted actions a second, with every law checked on the way. */
    public double positionsPerSecond() {
        return seconds == 0 ? 0 : plies / seconds;
    }
}
