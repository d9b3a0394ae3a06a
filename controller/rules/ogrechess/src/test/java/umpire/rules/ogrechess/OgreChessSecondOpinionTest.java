package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;
import umpire.rules.ogrechess.plain.PlainTurn;

/**
 * Compares the game with a second implementation, written from the sheet and the default rulings without the game's code. In every position
 * both must list the same legal actions. Each action and each face of the die must lead to the same next position.
 */
@DisplayName("the game agrees with a second one, written from the sheet alone")
@Tag("playout")
class OgreChessSecondOpinionTest {
    private Game<Position, Action> game = OgreChess.game();
    private Set<String> house = Set.of();
    private final Map<String, Set<String>> agreed = new HashMap<>();
    private final Map<String, Long> counted = new HashMap<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opening                     | mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w          | 2 | 1744",
                "platoon against GEV         | 7c/8/8/3g4/4I3/8/8/7C w                                | 5 | 91141",
                "platoon against Heavy Tank  | 7c/8/8/3h(d2)4/4I3/8/8/7C w                            | 4 | 2301",
                "platoons combine and fire   | 7c/8/3g4/3I(2)4/3I(1+)4/3I(1)4/8/C7 w                  | 3 | 1378",
                "promotion of every kind     | 1g5c/I(2)I4I1/8/8/8/8/8/C7 w                           | 3 | 151",
                "promotion in place          | I(2+)I(3+)4I(1+)c/8/8/8/8/8/8/C7 w                     | 3 | 122",
                "combining while promoted    | I(2+)6c/I(1)7/I(2)7/8/8/8/8/C7 w                       | 3 | 534",
                "Blitzkrieg                  | 7c/8/8/3ig3/3H4/8/8/7C w                               | 4 | 40976",
                "Blitzkrieg past an Ogre     | 7c/8/8/3o(1,1,3)g3/3H4/8/8/7C w                        | 4 | 43501",
                "hit and run                 | 7c/4m3/8/8/3G4/8/8/7C w                                | 3 | 5669",
                "hit and run in check        | 5C2/4m3/8/2o5/3G4/8/8/7c w                             | 4 | 811",
                "fire and move               | 7c/8/8/8/1g6/2h5/8/M6C w                               | 4 | 20376",
                "Ogre's weapons and parts    | 7c/8/8/3o(1,2,4)4/3O(1,1,9)4/8/8/6C1 w                 | 3 | 6538",
                "weak spot                   | 7c/8/8/3o(1,1,0)4/3H4/4M3/8/6C1 w                      | 4 | 2495",
                "ramming and overrunning     | 7c/8/8/1h1i4/3O4/3g4/8/7C w                            | 3 | 674",
                "an Ogre goes on             | 7c/8/3i(1)4/3i(1)4/3O4/8/8/7C w                        | 4 | 42297",
                "an Ogre loses its weapons   | 7c/8/8/3i4/3O(0,1,9)4/8/8/7C w                         | 5 | 319318",
                "an Ogre against Mech-INF    | 7c/8/8/3p4/3O(1,0,4)4/8/8/7C w                         | 3 | 9028",
                "storming on foot            | 7c/8/8/3o(0,2,0)4/4I3/8/8/7C w                         | 3 | 105",
                "storming in the GEV-PC      | 3o(1,1,0)3c/8/8/8/3P4/8/8/7C w                         | 3 | 3282",
                "Mech-INF overruns           | 7c/8/8/3h4/1P2I3/8/8/7C w                              | 3 | 9459",
                "Mech-INF hits and runs      | 8/8/3m2c1/8/3P4/8/8/C7 w                               | 3 | 13208",
                "a pinned Ogre               | 7c/8/8/m7/8/O(0,1,9)i6/8/C7 w                          | 3 | 1054",
                "everything in check         | 8/2G2p2/1i2c3/4o3/2O1I3/2h1M3/3C4/8 w                  | 2 | 831",
                "disabled all round          | 7c/8/2g(d2)5/3m(d1)4/3H(d1)4/2G(d2)5/8/C(d1)6I w       | 3 | 252",
                "Black's side of it          | c7/8/8/3P4/2ih4/4G3/6i(2)1/7C b                        | 3 | 60"
            })
    void bothCountTheSameSequences(String what, String position, int depth, long count) {
        assertThat(count(game.readPosition(position.strip()).orThrow(), depth))
                .as(what)
                .isEqualTo(count);
    }

    /** Caches the count of each position without its past, because the past does not change the legal actions. */
    private long count(Position position, int depth) {
        Set<String> legal = compare(position);
        if (depth == 1) {
            return legal.size();
        }
        String rest = depth + " " + withoutPast(game.writePosition(position));
        Long known = counted.get(rest);
        if (known != null) {
            return known;
        }
        long count = 0;
        for (Action action : game.actions(position)) {
            count += count(after(position, action), depth - 1);
        }
        counted.put(rest, count);
        return count;
    }

    private Position after(Position position, Action action) {
        return GamePlay.after(game, position, action);
    }

    private Set<String> compare(Position position) {
        String text = withoutPast(game.writePosition(position));
        Set<String> known = agreed.get(text);
        if (known != null || position.phase() instanceof Phase.Over) {
            return known == null ? Set.of() : known;
        }
        Set<String> legal = new TreeSet<>();
        for (Action action : game.actions(position)) {
            String written = game.write(action);
            legal.add(written);
            assertThat(withoutPast(game.writePosition(after(position, action))))
                    .as("%s in %s", written, text)
                    .isEqualTo(PlainTurn.after(text, written, house));
        }
        assertThat(legal).as(text).isEqualTo(PlainTurn.legal(text, house));
        agreed.put(text, legal);
        return legal;
    }

    private static String withoutPast(String text) {
        return text.replaceAll(" (quiet|past)=\\S+", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ramWithOneUnit | REFUSED | 7c/8/3h4/3h4/3O(1,1,1)4/8/8/7C w             | 2",
                "retreatSquares | ALL     | 7c/4m3/8/8/3G4/8/1h6/7C w                    | 4",
                "retreatSquares | ALL     | 8/8/3m2c1/8/3P4/8/8/C7 w                     | 4",
                "retreatSquares | ALL     | 5C2/4m3/8/2o5/3G4/8/8/7c w                   | 4",
                "checkThroughInfantry | false | c7/8/8/8/8/7o/I6I/7C w                   | 2",
            })
    void bothCountTheSameUnderOtherRulings(String key, String answer, String position, int depth) {
        Position from = game.readPosition(position.strip()).orThrow();
        long usual = GamePlay.sequences(game, from, depth);
        game = OgreChess.game(Map.of(key, answer)).orThrow();
        house = Set.of(key + "=" + answer);
        assertThat(count(from, depth))
                .as("something else is legal")
                .isPositive()
                .isNotEqualTo(usual);
    }

    @Test
    void randomGamesAreAgreedOnStepByStep() {
        int compared = 0;
        for (long seed = 60; seed < 63; seed++) {
            Random random = new Random(seed);
            Position position = game.opening();
            for (int i = 0; !(position.phase() instanceof Phase.Over); i++) {
                if (i % 3 == 0) {
                    compare(position);
                    compared++;
                }
                position = after(position, RandomAction.of(game, position, random::nextInt));
            }
        }
        assertThat(compared).isGreaterThan(100);
    }
}
