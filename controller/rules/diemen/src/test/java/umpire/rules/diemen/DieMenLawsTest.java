package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.rulings.Question;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.PositionLaws;

@Tag("playout")
class DieMenLawsTest {
    private static final int MOST_ACTIONS = 10_000;

    /** How many games of each kind are played; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 1);

    private static final int CHANGES = 15;
    private static final int PLAYED_ON = 60;

    private static final List<Map<String, String>> HOUSES = List.of(
            Map.of(),
            Map.of("atAnEnemy", "NEAREST", "surrounded", "SIDE", "leavingTheMap", "NEVER"),
            Map.of("equalSetsNamed", "SECRET", "fliersCross", "ONTO"),
            Map.of("shotWidened", "false", "shotKnocks", "true", "freeTerrain", "PASSABLE"),
            Map.of("unitSize", "10", "command", "ON"),
            Map.of("unitSize", "100", "command", "ON", "equalSetsNamed", "SECRET"));

    private static GameLaws.Tally played(String scenario, Map<String, String> answers, long seed, int games) {
        Game<Position, Action> game = Battles.open(scenario, answers).orThrow();
        return new GameLaws<>(game, MOST_ACTIONS).play(seed, games);
    }

    @Test
    void randomPlayKeepsTheLaws() {
        assertThat(played(Battles.standard(), Map.of(), 1, GAMES).games()).isEqualTo(GAMES);
    }

    @Test
    void randomPlayOfSmallBattlesKeepsTheLaws() {
        assertThat(played(Battles.SKIRMISH, Map.of(), 1, 3 * GAMES).games()).isEqualTo(3 * GAMES);
        assertThat(played(Battles.PROVING_GROUND, Map.of(), 1, 1).games()).isEqualTo(1);
    }

    /** More changes with {@code -Dlaws.games=1000}; from another seed with {@code -Dlaws.seed=5}. */
    @Test
    void aWrittenPositionIsRefusedOrCanBePlayedOn() {
        int taken = 0;
        long first = Long.getLong("laws.seed", 1);
        for (String scenario : List.of(Battles.MELEE, Battles.SKIRMISH, Battles.CAULDRON)) {
            for (Map<String, String> house : HOUSES) {
                taken += changed(scenario, house, first, CHANGES * GAMES);
            }
        }
        assertThat(taken).isGreaterThan(2 * GAMES);
    }

    private static int changed(String scenario, Map<String, String> house, long seed, int changes) {
        Game<Position, Action> game = Battles.open(scenario, house).orThrow();
        List<Position> states = new ArrayList<>(Battles.fought(game, seed));
        states.addAll(Battles.fought(game, seed + 1));
        PositionLaws.Tally tally = new PositionLaws<>(game, PLAYED_ON).change(states, changes, seed);
        assertThat(tally.written()).as("%s", house).isPositive();
        return tally.taken();
    }

    @Tag("long")
    @Test
    void randomPlayKeepsTheLawsUnderOtherRulingsAndWithCommandRules() {
        List<Map<String, String>> houses = new ArrayList<>();
        for (String size : List.of("1", "2", "5", "10", "20", "50", "100")) {
            houses.add(Map.of("unitSize", size, "command", "ON", "dice", "ORDINARY"));
        }
        for (Question question : Question.values()) {
            List<String> allowed = question.ruling().allowed();
            houses.add(Map.of(question.ruling().key(), allowed.get(allowed.size() - 1)));
        }
        for (Map<String, String> house : houses) {
            assertThat(played(Battles.SKIRMISH, house, 100, 1).games())
                    .as(house.toString())
                    .isEqualTo(1);
        }
    }
}
