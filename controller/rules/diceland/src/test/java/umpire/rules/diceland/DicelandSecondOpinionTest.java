package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.simple.SimpleMoves;
import umpire.rules.diceland.simple.SimpleRules;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;

/**
 * Compares the game with a second implementation, written from the sheet and the house rulings without the game's code. In every position
 * of some random games both must list the same legal actions. Each action played must lead to the same next position and the same points.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class DicelandSecondOpinionTest {
    /** How many games of each scenario are compared; more with {@code -Dopinion.games=1000}. */
    private static final int GAMES = Integer.getInteger("opinion.games", 2);

    private final String file = CatalogueFileTest.text();
    private final Map<String, Integer> compared = new TreeMap<>();

    @Test
    void bothImplementationsAgree() {
        for (String scenario : List.of("MARK_III", "MARK_V", "ARMIES", "LARGE_ARMIES", "OGRES")) {
            Game<Position, Action> game = Duels.game(scenario, "posts=BOTH");
            for (int seed = 0; seed < GAMES; seed++) {
                play(game, scenario, new Random(seed));
            }
        }
        assertThat(compared.keySet())
                .contains(
                        "call", "command", "enlist", "fair", "fire", "first", "foul", "jump", "land", "pass", "place",
                        "ready", "rest", "roll", "throw");
    }

    private void play(Game<Position, Action> game, String scenario, Random random) {
        Position state = game.opening();
        while (!(game.awaited(state) instanceof Awaited.Nothing)) {
            compareLegal(game, scenario, state);
            Action action = RandomAction.of(game, state, random::nextInt);
            Position next = GamePlay.after(game, state, action);
            String before = game.writePosition(state);
            String written = game.write(action);
            compared.merge(written.split(" ")[0], 1, Integer::sum);
            assertThat(game.writePosition(next))
                    .as("%s, %s in %s", scenario, written, before)
                    .isEqualTo(SimpleMoves.after(file, scenario, before, written));
            state = next;
        }
        for (String player : List.of("red", "blue")) {
            assertThat(game.scores(state).get(player.equals("red") ? 0 : 1).points())
                    .isEqualTo(SimpleRules.points(file, scenario, game.writePosition(state), player));
        }
    }

    private void compareLegal(Game<Position, Action> game, String scenario, Position state) {
        Set<String> legal = new TreeSet<>();
        game.actions(state).forEach(action -> legal.add(game.write(action)));
        String position = game.writePosition(state);
        assertThat(legal).as("%s, %s", scenario, position).isEqualTo(SimpleRules.legal(file, scenario, position));
    }
}
