package umpire.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.ogreselves.OgresElvesFactory;

/** After one refused ransom the player does not ask for each Castle in turn. */
class RefusedRansomTest {
    private static final int SEEDS = 12;
    private static final String CAPTIVE =
            "red bound 0%s | 7!:S home:- | - - - - - - - - - - - - - - - - | - 12 7 ne se " + "| - GR - R | - - - -";

    @Test
    void aRansomIsProposedIfNoneWasRefused() {
        assertThat(chosen("")).contains("ransom king gold nw");
    }

    @Test
    void aRefusedRansomIsNotProposedForAnotherCastleInTheSameTurn() {
        assertThat(legal(" king-gold-sw -")).contains("ransom king gold nw");
        assertThat(chosen(" king-gold-sw -")).containsExactly("done");
    }

    private static List<String> legal(String refused) {
        return legal(EveryGame.opened(new OgresElvesFactory(), Map.of()), CAPTIVE.formatted(refused));
    }

    private static <S, A> List<String> legal(Game<S, A> game, String position) {
        S state = game.readPosition(position).orThrow();
        return game.actions(state).stream().map(game::write).toList();
    }

    private static List<String> chosen(String refused) {
        return chosen(EveryGame.opened(new OgresElvesFactory(), Map.of()), CAPTIVE.formatted(refused));
    }

    private static <S, A> List<String> chosen(Game<S, A> game, String position) {
        S state = game.readPosition(position).orThrow();
        return List.copyOf(new TreeSet<>(IntStream.range(0, SEEDS)
                .mapToObj(seed -> new GamePlayer<>(game, SearchPlan.guessing(2, 0), seed)
                        .choose(state, game.seats().getFirst(), () -> false))
                .flatMap(Optional::stream)
                .map(game::write)
                .toList()));
    }
}
