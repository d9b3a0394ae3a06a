package umpire.proof.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;

class ClubGameTest {
    private static final int ACTIONS = 60;
    private static final int FEW = 5;

    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ogres-and-elves", "ground-force", "diceland-ogre", "die-men"})
    void everyActionIsAcceptedAndTheSameSeedPlaysTheSameGame(String name) {
        Game<?, ?> game = GameCatalogue.open(name, Map.of()).orThrow();
        List<String> told = told(game);
        assertThat(told).hasSizeGreaterThan(FEW).isEqualTo(told(game));
    }

    private static List<String> told(Game<?, ?> game) {
        SplittableRandom random = new SplittableRandom(7);
        ClubGame<?, ?> played = new ClubGame<>(game, 0);
        List<String> told = new ArrayList<>();
        for (int i = 1; i <= ACTIONS && !played.over(); i++) {
            played.act(random::nextInt, i);
            played.takeTold().forEach(line -> told.add(line.says()));
        }
        return told;
    }
}
