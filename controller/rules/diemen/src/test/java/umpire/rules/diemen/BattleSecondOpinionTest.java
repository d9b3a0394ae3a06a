package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.conflict.BattleStrategy;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictAction;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.plain.PlainFlow;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;

/**
 * Holds the game against a second one, written from the sheet and the house's answers without its code: the same actions must be legal in
 * every position that some games come to, and what is done must lead to the same next position.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class BattleSecondOpinionTest {
    /** How many games of each scenario are compared; more with {@code -Dsecond.games=1000}. */
    private static final int GAMES = Integer.getInteger("second.games", 20);

    /** How often chance is asked again. */
    private static final int AGAIN = 6;

    private final Map<String, Integer> compared = new TreeMap<>();

    @Test
    void bothReadingsOfTheSheetAgreeOnEverything() {
        for (int seed = 0; seed < GAMES; seed++) {
            play(Battles.MELEE, new Random(seed));
            if (seed % 10 == 0) {
                play(Battles.SKIRMISH, new Random(seed));
                play(Battles.standard(), new Random(seed));
            }
        }
        assertThat(compared)
                .containsOnlyKeys(
                        "attack", "blue", "defend", "done", "enough", "gobble", "knock", "lose", "march", "move",
                        "name", "pass", "red", "roll", "shoot")
                .allSatisfy((word, count) -> assertThat(count).as(word).isGreaterThan(3));
    }

    private void play(String scenario, Random random) {
        Game<Conflict, ConflictAction> game = Battles.game(scenario);
        Conflict conflict = game.opening();
        while (!(game.awaited(conflict) instanceof Awaited.Nothing)) {
            ConflictAction action = warlike(game, conflict, random::nextInt);
            Conflict next = Battles.next(game, conflict, action);
            compare(game, scenario, conflict, action, next);
            conflict = next;
        }
    }

    /** Chance alone seldom holds or fights: it is asked again where it neither holds nor attacks. */
    private static ConflictAction warlike(
            Game<Conflict, ConflictAction> game, Conflict conflict, IntUnaryOperator chance) {
        ConflictAction action = RandomAction.of(game, conflict, chance);
        for (int i = 0; i < AGAIN && !fights(action); i++) {
            action = RandomAction.of(game, conflict, chance);
        }
        return action;
    }

    private static boolean fights(ConflictAction action) {
        return switch (action) {
            case ConflictAction.DeclareOrders declare -> declare.orders().strategy() != BattleStrategy.DEPLOY;
            case ConflictAction.MoveTroops move -> false;
            default -> true;
        };
    }

    private void compare(
            Game<Conflict, ConflictAction> game,
            String scenario,
            Conflict before,
            ConflictAction action,
            Conflict next) {
        String position = game.writePosition(before);
        String written = game.write(action);
        compared.merge(written.split(" ")[0], 1, Integer::sum);
        assertThat(PlainFlow.after(scenario, position, written))
                .as("%s in %s", written, position)
                .isEqualTo(game.writePosition(next));
        if (!(before.phase() instanceof ConflictPhase.RollingPools)) {
            Set<String> legal = new TreeSet<>(
                    List.copyOf(game.actions(before).stream().map(game::write).toList()));
            assertThat(legal).as(position).isEqualTo(PlainFlow.legal(scenario, position));
        }
    }
}
