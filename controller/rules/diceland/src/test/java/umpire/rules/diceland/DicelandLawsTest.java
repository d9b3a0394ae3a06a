package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.kernel.GameLaws;

@Tag("playout")
class DicelandLawsTest {
    private static final int MOST_ACTIONS = 30_000;

    /** How many games of each kind are played; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 3);

    @ParameterizedTest
    @CsvSource({
        "MARK_III,NONE",
        "MARK_V,NONE",
        "ARMIES,NONE",
        "ARMIES,BOTH",
        "LARGE_ARMIES,NONE",
        "OGRES,NONE",
        "OGRES,BOTH"
    })
    void randomPlayKeepsTheLaws(String scenario, String posts) {
        GameLaws<Duel, DuelAction> laws = new GameLaws<>(Duels.game(scenario, "posts=" + posts), MOST_ACTIONS);
        assertThat(laws.play(1, GAMES).games()).isEqualTo(GAMES);
    }
}
