package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.LegalAction;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Standing;

/** A legal roll is announced with the pose and the side that the die would have after it. */
class ForeseenRollTest {
    private static final String ALONE = "red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15";

    @Test
    void aRollTellsHowItsDieWouldLie() {
        List<LegalAction> rolls = rolls(GameCatalogue.open("diceland-ogre", Map.of("scenario", "MARK_III"))
                .orThrow());
        assertThat(rolls)
                .hasSize(3)
                .allSatisfy(roll -> assertThat(roll.lies())
                        .singleElement()
                        .extracting(Standing::token)
                        .asString()
                        .contains("gev-1/" + roll.says().substring(roll.says().length() - 1)));
    }

    private static <S, A> List<LegalAction> rolls(Game<S, A> game) {
        S state = game.readPosition(ALONE).orThrow();
        return SeenTable.asked(game, state).tableSnapshot().legal().open().stream()
                .filter(action -> action.notation().startsWith("roll gev-1"))
                .toList();
    }
}
