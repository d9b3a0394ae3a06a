package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.PositionLaws;
import umpire.rules.kernel.RandomAction;

@Tag("playout")
class DicelandLawsTest {
    private static final int MOST_ACTIONS = 30_000;

    /** How many games of each kind are played; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 1);

    /** How many changes are made to the positions of a game, and how far is played on from each that is taken. */
    private static final int CHANGES = 200;

    private static final int CHANGED_GAMES = (GAMES + 2) / 3;

    private static final int PLAYED_ON = 12;

    private static final int ACTIONS_UNDER_A_RULING = 60;

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
        GameLaws<Position, Action> laws = new GameLaws<>(Duels.game(scenario, "posts=" + posts), MOST_ACTIONS);
        assertThat(laws.play(1, GAMES).games()).isEqualTo(GAMES);
    }

    @Test
    void bothPlayersWinInEveryWay() {
        Set<String> ends = new HashSet<>();
        for (int seed = 0; seed < 25 && ends.size() < 4; seed++) {
            for (String scenario : List.of("MARK_III", "MARK_V", "ARMIES", "OGRES")) {
                ends.add(end(Duels.game(scenario, "posts=BOTH"), new Random(seed)));
            }
        }
        assertThat(ends)
                .containsExactlyInAnyOrder(
                        "fifty-points Blue", "fifty-points Red", "ogre-killed Blue", "ogre-killed Red");
    }

    private static String end(Game<Position, Action> game, Random random) {
        Position position = game.opening();
        while (!(game.awaited(position) instanceof Awaited.Nothing)) {
            position = GamePlay.after(game, position, RandomAction.of(game, position, random::nextInt));
        }
        Outcome outcome = ((Awaited.Nothing) game.awaited(position)).outcome();
        return outcome.kind() + " " + outcome.winners().getFirst();
    }

    /** Legal actions are listed and judged by different code, so each is compared with the other. */
    @ParameterizedTest
    @ValueSource(strings = {"MARK_III", "ARMIES", "OGRES"})
    void everyConceivableActionIsAcceptedExactlyWhenItIsListed(String scenario) {
        Game<Position, Action> game = Duels.game(scenario, "posts=BOTH");
        GameLaws<Position, Action> laws = new GameLaws<>(game, MOST_ACTIONS);
        List<Action> universe = DicelandUniverse.actions(game.dice());
        List<Position> states = laws.playOut(game.opening(), 7);
        for (int i = 0; i < states.size(); i += Math.max(1, states.size() / 30)) {
            Set<Action> listed = new HashSet<>(game.actions(states.get(i)));
            for (Action action : universe) {
                laws.refusedUnlessListed(states.get(i), listed, action, "seed 7, state " + i);
            }
        }
    }

    /** Changes positions of a game at random, as a person may write them, and plays on from those that are accepted. */
    @ParameterizedTest
    @CsvSource({"MARK_III,NONE", "MARK_V,NONE", "ARMIES,BOTH", "LARGE_ARMIES,NONE", "OGRES,BOTH"})
    void acceptedPositionsNeverLeadToRefusedOnes(String scenario, String posts) {
        Game<Position, Action> game = Duels.game(scenario, "posts=" + posts);
        PositionLaws<Position, Action> positions = new PositionLaws<>(game, PLAYED_ON);
        int taken = 0;
        for (int seed = 1; seed <= CHANGED_GAMES; seed++) {
            taken += positions.change(played(game, seed), CHANGES, seed).taken();
        }
        assertThat(taken).isGreaterThan(CHANGED_GAMES * CHANGES / 50);
    }

    private static List<Position> played(Game<Position, Action> game, long seed) {
        Random random = new Random(seed);
        List<Position> states = new ArrayList<>(List.of(game.opening()));
        while (!(game.awaited(states.getLast()) instanceof Awaited.Nothing)) {
            Action action = RandomAction.of(game, states.getLast(), random::nextInt);
            states.add(GamePlay.after(game, states.getLast(), action));
        }
        return states;
    }

    @ParameterizedTest
    @MethodSource("rulings")
    void randomPlayBeginsByTheLawsUnderOtherRulings(String key) {
        for (GameLaws<Position, Action> laws : underRulings(key)) {
            assertThat(laws.begin(52, ACTIONS_UNDER_A_RULING)).hasSizeGreaterThan(ACTIONS_UNDER_A_RULING);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("rulings")
    void randomPlayKeepsTheLawsUnderOtherRulings(String key) {
        for (GameLaws<Position, Action> laws : underRulings(key)) {
            assertThat(laws.play(50, 1).games()).isEqualTo(1);
        }
    }

    private static Stream<String> rulings() {
        return Stream.of(
                "closeLine",
                "visiblePart",
                "faceDistance",
                "reserveTurns",
                "ogreAtEdge",
                "ogreKnockedOff",
                "ogreCommand",
                "ogreSide",
                "thrownOffEndsTurn");
    }

    private static List<GameLaws<Position, Action>> underRulings(String key) {
        List<String> allowed = Duels.game("OGRES").rulings().stream()
                .filter(ruling -> ruling.key().equals(key))
                .findFirst()
                .orElseThrow()
                .allowed();
        return allowed.subList(1, allowed.size()).stream()
                .map(answer -> new GameLaws<>(Duels.game("OGRES", "posts=BOTH", key + "=" + answer), MOST_ACTIONS))
                .toList();
    }
}
