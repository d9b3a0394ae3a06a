package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.plain.PlainFlow;
import umpire.rules.diemen.rulings.Question;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;

/**
 * Compares the game with a second implementation, written from the sheet and the house rulings without the game's code. In every position
 * of some random games both must list the same legal actions, and each action played must lead to the same next position.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class DieMenSecondOpinionTest {
    /** How many games of each scenario are compared; more with {@code -Dopinion.games=1000}. */
    private static final int GAMES = Integer.getInteger("opinion.games", 12);

    private final Map<String, Integer> compared = new TreeMap<>();

    @Test
    void bothImplementationsAgree() {
        for (int seed = 0; seed < GAMES; seed++) {
            play(Battles.MELEE, Map.of(), new Random(seed));
            for (int again = 0; again < 4; again++) {
                play(Battles.CAULDRON, Map.of(), new Random(4L * seed + again));
            }
            if (seed % 10 == 0) {
                play(Battles.SKIRMISH, Map.of(), new Random(seed));
                play(Battles.standard(), Map.of(), new Random(seed));
            }
        }
        assertThat(compared.keySet().stream()
                        .map(told -> told.substring(told.indexOf(' ') + 1))
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(
                        "attack", "blue", "defend", "done", "enough", "gobble", "knock", "lose", "march", "move",
                        "name", "pass", "red", "roll", "shoot");
        assertThat(compared)
                .hasEntrySatisfying("retreat defend", count -> assertThat(count).isGreaterThan(3));
        assertThat(compared)
                .hasEntrySatisfying("retreat move", count -> assertThat(count).isGreaterThan(30));
        assertThat(compared)
                .allSatisfy((word, count) -> assertThat(count).as(word).isPositive());
    }

    /** Each answer that is not the default is tried by itself. */
    @Tag("long")
    @Test
    void bothAgreeUnderEveryOtherRuling() {
        for (Question question : Question.values()) {
            List<String> allowed = question.ruling().allowed();
            for (String answer : allowed.subList(1, allowed.size())) {
                Map<String, String> house = Map.of(question.ruling().key(), answer);
                for (int seed = 0; seed < Math.max(2, GAMES / 10); seed++) {
                    play(Battles.MELEE, house, new Random(seed));
                    play(Battles.CAULDRON, house, new Random(seed + GAMES));
                    play(Battles.CAULDRON, house, new Random(seed + 2 * GAMES));
                }
            }
        }
        assertThat(compared).containsKeys("hold red", "retreat defend", "retreat move");
    }

    private void play(String scenario, Map<String, String> house, Random random) {
        Game<Position, Action> game = Battles.open(scenario, house).orThrow();
        Position state = game.opening();
        while (!(game.awaited(state) instanceof Awaited.Nothing)) {
            Action action = Battles.warlike(game, state, random);
            Position next = Battles.next(game, state, action);
            compare(game, scenario, house, state, action, next);
            state = next;
        }
    }

    private void compare(
            Game<Position, Action> game,
            String scenario,
            Map<String, String> house,
            Position before,
            Action action,
            Position next) {
        String position = game.writePosition(before);
        String written = game.write(action);
        compared.merge(strategy(before, action) + " " + written.split(" ")[0], 1, Integer::sum);
        assertThat(PlainFlow.after(scenario, house, position, written))
                .as("%s in %s under %s", written, position, house)
                .isEqualTo(game.writePosition(next));
        if (!(before.phase() instanceof Phase.RollingPools)) {
            Set<String> legal = new TreeSet<>(
                    List.copyOf(game.actions(before).stream().map(game::write).toList()));
            assertThat(legal).as("%s under %s", position, house).isEqualTo(PlainFlow.legal(scenario, house, position));
        }
    }

    /** Returns the strategy that the acting side has declared. */
    private static String strategy(Position state, Action action) {
        return action instanceof Action.DeclareOrders declare
                ? declare.orders().strategy().word()
                : state.side(state.acting()).orders().getFirst().strategy().word();
    }
}
