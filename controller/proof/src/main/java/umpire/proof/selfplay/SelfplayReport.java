package umpire.proof.selfplay;

import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;
import umpire.rules.kernel.Game;

/**
 * The result of many random games.
 *
 * @param games how many were played
 * @param plies accepted actions in all of them
 * @param endings the winners by kind of ending, and the lengths of games
 * @param rules how many rules the game has
 * @param elsewhere rules that were named only with other options
 * @param unspoken rules that no event or refusal named with any options
 * @param seconds of wall-clock time
 */
public record SelfplayReport(
        int games,
        long plies,
        GameEndings endings,
        int rules,
        List<String> elsewhere,
        List<String> unspoken,
        double seconds) {
    /** The report before the first game. */
    public static final SelfplayReport NONE = new SelfplayReport(0, 0, GameEndings.NONE, 0, List.of(), List.of(), 0);

    public SelfplayReport {
        elsewhere = List.copyOf(elsewhere);
        unspoken = List.copyOf(unspoken);
    }

    /**
     * Plays games.
     *
     * @param otherForms the same game with other options; a few games of each are played, and their actions tried in this one
     * @param ended receives the report so far after each game
     * @throws LawBroken when a law does not hold
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

    /** Returns the count of each kind of ending. */
    public SortedMap<String, Integer> results() {
        return endings.results();
    }

    /** Returns accepted actions per second, with every law checked. */
    public double positionsPerSecond() {
        return seconds == 0 ? 0 : plies / seconds;
    }
}
