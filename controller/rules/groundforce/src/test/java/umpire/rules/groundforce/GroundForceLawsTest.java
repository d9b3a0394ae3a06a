package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.PositionLaws;
import umpire.rules.kernel.RandomAction;

@Tag("playout")
class GroundForceLawsTest {
    private static final int MOST_ACTIONS = 20_000;

    /** The number of games; more with {@code -Dlaws.games=1000}. */
    private static final int GAMES = Integer.getInteger("laws.games", 1);

    /** The number of changed positions: a few hundred, or thousands in the long form. */
    private static final int CHANGES = Integer.getInteger("laws.changes", GAMES * 100);

    private static final int ACTIONS_UNDER_A_RULING = 200;
    private static final int STATES_FROM_A_START = 60;

    /** Each ruling gets few changes, for which every fourth state is enough. */
    private static final int STATES_UNDER_A_RULING = 15;

    private static final int STEPS_ON = 25;

    private static final List<String> STARTS = List.of(
            "yellow placing | - | - | - | - | -",
            "blue placing | c1:YTT d1:YTT e1:YTT c2:YTT d2:YSS e2:YH c11:BTT d11:BTT e11:BTT c10:BTT d10:BS | - | - | - | -",
            "yellow drawing | b5:YTT d5:YTS e5:YTH d3:YT f5:YS d7:BTT c6:BTS e6:BTH f7:BT d9:BS | - | - | - | -",
            "yellow acting - | b5:YTT d5:YTT e5:YTT d6:BTT c6:BTS e6:BTH b6:BT d9:BS | rush-1 | - | - | -",
            "yellow acting - | b5:YTT d5:YTT e5:YTH d6:BTS c6:BTS e6:BTH b6:BSH d9:BS | trooper+heavy-1 | - | - | -",
            "yellow acting - | b5:YSS d5:YTS e5:YSH d6:BTT c6:BTS e6:BTH b6:BT d7:BS | stealth-1 | - | yellow | -",
            "blue drawing | b5:YSS d5:YTS e5:YSH d6:BTT c6:BSS e6:BTS b6:BT d7:BS | stealth-1 | trooper-1 | yellow | -",
            "yellow rolling trooper d5:x,d5:1x d6 trooper | d5:YTxT1x a3:YT d6:BTS g9:BT | rush-1 | - | - | -",
            "yellow removing blue trooper d5:x,d5:x d6 trooper | d5:YTxTx a3:YT d6:BTS g9:BT | trooper-1 | - | -"
                    + " | yellow sword+sword shield+sword d6",
            "yellow buying 5 | c1:YTT d1:YTT e1:YSS d2:YT a6:YTT d6:YT g6:YT d9:BS | reinforcements-1 | - | - | -",
            "yellow acting - | d9:YTT c9:YT d10:BT g9:BT | trooper-1 | - | - | -");

    @Test
    void randomPlayKeepsTheLawsAndReachesBothWaysToWin() {
        GameLaws<Position, Action> laws = new GameLaws<>(GroundForceGames.game(), MOST_ACTIONS);
        GameLaws.Tally tally = laws.play(1, GAMES);
        assertThat(tally.games()).isEqualTo(GAMES);
        assertThat(tally.outcomes()).containsKey("base");
    }

    @Tag("long")
    @Test
    void randomPlayKeepsTheLawsUnderOtherRulings() {
        for (HouseRuling ruling : GroundForceGames.game().rulings()) {
            for (String answer : ruling.allowed().subList(1, ruling.allowed().size())) {
                Game<Position, Action> game = GroundForceGames.game(Map.of(ruling.key(), answer));
                GameLaws<Position, Action> laws = new GameLaws<>(game, MOST_ACTIONS);
                assertThat(laws.begin(100, ACTIONS_UNDER_A_RULING * GAMES))
                        .as(ruling.key())
                        .hasSizeGreaterThan(1);
            }
        }
    }

    @Test
    void everyConceivableActionIsAcceptedExactlyWhenItIsListed() {
        Game<Position, Action> game = GroundForceGames.game();
        GameLaws<Position, Action> laws = new GameLaws<>(game, MOST_ACTIONS);
        List<Action> universe = GroundForceUniverse.actions(game);
        List<Position> states = laws.playOut(game.opening(), 7);
        for (int i = 0; i < states.size(); i += Math.max(1, states.size() / 8)) {
            Set<Action> listed = new HashSet<>(game.actions(states.get(i)));
            assertThat(universe).as("the universe holds what is legal").containsAll(listed);
            for (Action action : universe) {
                laws.refusedUnlessListed(states.get(i), listed, action, "seed 7, state " + i);
            }
        }
    }

    /** A written position is read back, and play from an accepted position never reaches a refused one. */
    @Test
    void acceptedPositionsNeverLeadToRefusedOnes() {
        PositionLaws.Tally tally = changed(Map.of(), STATES_FROM_A_START, 41, CHANGES);
        assertThat(tally.written()).isGreaterThan(CHANGES * 3 / 4);
        assertThat(tally.taken()).isGreaterThan(CHANGES / 30);
    }

    @Test
    void acceptedPositionsNeverLeadToRefusedOnesUnderOtherRulings() {
        int each = Math.max(40, CHANGES / 8);
        for (HouseRuling ruling : GroundForceGames.game().rulings()) {
            for (String answer : ruling.allowed().subList(1, ruling.allowed().size())) {
                assertThat(changed(Map.of(ruling.key(), answer), STATES_UNDER_A_RULING, 43, each)
                                .written())
                        .as(ruling.key())
                        .isPositive();
            }
        }
    }

    /** Tries positions of whole games, and of the middle of a game in which everything may happen. */
    private static PositionLaws.Tally changed(Map<String, String> answers, int most, long seed, int changes) {
        Game<Position, Action> game = GroundForceGames.game(answers);
        List<Position> states = new ArrayList<>();
        for (String start : STARTS) {
            if (!(game.readPosition(start) instanceof Parsed.Good<Position> good)) {
                continue;
            }
            Position state = good.value();
            Random random = new Random(seed);
            for (int i = 0; i < most && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
                state = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
                states.add(state);
            }
        }
        return new PositionLaws<>(game, STEPS_ON).change(states, changes, seed);
    }
}
