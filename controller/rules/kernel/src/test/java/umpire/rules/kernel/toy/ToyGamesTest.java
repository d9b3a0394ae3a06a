package umpire.rules.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;

class ToyGamesTest {
    private static final int GAMES = 40;

    static Stream<Named<Game<?, ?>>> games() {
        return ToyGames.ALL.stream().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void everyToyKeepsTheLaws(Game<?, ?> game) {
        GameLaws.Tally tally = new GameLaws<>(game, 500).play(1, GAMES);
        assertThat(tally.actions()).isGreaterThan(3 * GAMES);
    }
}
