package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.PositionLaws;
import umpire.rules.ogrechess.rulings.Question;

@Tag("playout")
class OgreChessLawsTest {
    private static final int MOST_ACTIONS = 20_000;

    private static final int CHANGES = 600;

    private static final int ACTIONS_UNDER_A_RULING = 30;

    /** How many games are played; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 2);

    @Test
    void randomPlayKeepsTheLaws() {
        GameLaws.Tally tally = new GameLaws<>(OgreChess.game(), MOST_ACTIONS).play(1, GAMES);
        assertThat(tally.games()).isEqualTo(GAMES);
        assertThat(tally.outcomes()).containsKey("checkmate");
    }

    @Test
    void randomPlayKeepsTheLawsUnderOtherRulings() {
        List<Map<String, String>> houses = new ArrayList<>();
        for (Question question : Question.values()) {
            List<String> allowed = question.ruling().allowed();
            houses.add(Map.of(question.ruling().key(), allowed.get(allowed.size() - 1)));
        }
        for (Map<String, String> house : houses) {
            GameLaws<Position, Action> laws =
                    new GameLaws<>(OgreChess.game(house).orThrow(), MOST_ACTIONS);
            assertThat(laws.begin(100, ACTIONS_UNDER_A_RULING * GAMES))
                    .as(house.toString())
                    .hasSizeGreaterThan(1);
        }
    }

    @Test
    void acceptedPositionsNeverLeadToRefusedOnes() {
        GameLaws<Position, Action> laws = new GameLaws<>(OgreChess.game(), MOST_ACTIONS);
        for (long seed = 1; seed <= Math.max(1, GAMES / 8); seed++) {
            List<Position> states = laws.playOut(OgreChess.game().opening(), 40 + seed);
            PositionLaws.Tally tally = new PositionLaws<>(OgreChess.game(), 40).change(states, CHANGES, seed);
            assertThat(tally.taken()).isGreaterThan(CHANGES / 50);
        }
    }

    @Test
    void everyConceivableActionIsAcceptedExactlyWhenItIsListed() {
        GameLaws<Position, Action> laws = new GameLaws<>(OgreChess.game(), MOST_ACTIONS);
        List<Action> universe = OgreChessUniverse.actions();
        List<Position> states = laws.playOut(OgreChess.game().opening(), 7);
        for (int i = 0; i < states.size(); i += Math.max(1, states.size() / 12)) {
            Position state = states.get(i);
            Set<Action> listed = new HashSet<>(OgreChess.game().actions(state));
            assertThat(universe).as("the universe holds what is legal").containsAll(listed);
            for (Action action : universe) {
                laws.refusedUnlessListed(state, listed, action, "seed 7, state " + i);
            }
        }
    }
}
