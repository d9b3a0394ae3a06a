package umpire.proof.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;

/** Varied play takes each kind of action equally often, and moves towards the other side. */
class VariedPlayTest {
    private static final int TRIES = 800;

    /** Red stands at its edge, and may move each squad in any direction. */
    private static final String MARCHING =
            "1 marching red red:d1:2I1A,red:d2:1C2I,red:c3:1C1D1I,red:f3:2A - | hold - - open 0 | "
                    + "hold - - open 0 | red:d1:2I1A,red:d2:1C2I,red:c3:1C1D1I,red:f3:2A,blue:d6:1D2I,blue:f6:1D2I,blue:e7:3A,"
                    + "blue:h7:1C1H | - | - | -";

    private static Game<?, ?> battle() {
        return GameCatalogue.open("die-men", Map.of()).orThrow();
    }

    private static <S, A> Map<String, Integer> chosen(Game<S, A> game, S state, PlayStyle style) {
        SplittableRandom random = new SplittableRandom(1);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < TRIES; i++) {
            counts.merge(game.write(style.choose(game, state, random::nextInt)), 1, Integer::sum);
        }
        return counts;
    }

    private static <S, A> Map<String, Integer> declared(Game<S, A> game, PlayStyle style) {
        return chosen(game, game.opening(), style);
    }

    /** Of a hundred and twenty declarations of a side two name no goal: they are two kinds of four. */
    @Test
    void eachKindOfActionIsAsLikelyAsAnyOther() {
        Map<String, Integer> varied = declared(battle(), PlayStyle.VARIED);
        for (String kind : new String[] {"red hold", "red retreat", "blue hold", "blue retreat"}) {
            assertThat(varied.get(kind)).as(kind).isBetween(TRIES / 12, TRIES / 6);
            assertThat(declared(battle(), PlayStyle.RANDOM).getOrDefault(kind, 0))
                    .as(kind)
                    .isLessThan(TRIES / 40);
        }
        assertThat(varied.keySet().stream().filter(each -> each.startsWith("red seize")))
                .hasSizeGreaterThan(40);
    }

    private static <S, A> double forward(Game<S, A> game, PlayStyle style) {
        Map<String, Integer> chosen = chosen(game, game.readPosition(MARCHING).orThrow(), style);
        int ahead = count(chosen, words -> words[2].charAt(1) > words[1].charAt(1));
        return (double) ahead / count(chosen, words -> true);
    }

    private interface Holds {
        boolean test(String... words);
    }

    private static int count(Map<String, Integer> chosen, Holds holds) {
        return chosen.entrySet().stream()
                .filter(each -> each.getKey().startsWith("march"))
                .filter(each -> holds.test(each.getKey().split(" ")))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    @Test
    void squadsTendToTheOtherSide() {
        assertThat(forward(battle(), PlayStyle.VARIED)).isGreaterThan(1.3 * forward(battle(), PlayStyle.RANDOM));
    }

    /** Ending the turn is one kind of two, and is reconsidered once. */
    @Test
    void theTurnIsSeldomForgone() {
        Game<?, ?> game = battle();
        assertThat(done(game, PlayStyle.VARIED)).isBetween(TRIES / 6, TRIES / 3);
    }

    private static <S, A> int done(Game<S, A> game, PlayStyle style) {
        return chosen(game, game.readPosition(MARCHING).orThrow(), style).getOrDefault("done", 0);
    }

    @Test
    void rollsAreNotVaried() {
        Game<?, ?> game = battle();
        assertThat(Stream.of(PlayStyle.values())
                        .map(style -> rolled(game, style))
                        .distinct())
                .hasSize(1);
    }

    private static <S, A> String rolled(Game<S, A> game, PlayStyle style) {
        String rolling = MARCHING.replaceAll("marching red \\S+ -", "rolling");
        return game.write(style.choose(game, game.readPosition(rolling).orThrow(), new SplittableRandom(1)::nextInt));
    }
}
