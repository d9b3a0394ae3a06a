package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** A piece beside the board is believed once several looks show it. */
class OffBoardTokensTest {
    private static final int ENOUGH = SettlingThresholds.DEFAULT.looks();

    private OffBoardTokens offBoardTokens = OffBoardTokens.NONE;

    private static SeenToken tank(double xMm, double headingDeg) {
        return new SeenToken(new Token("white-HVY"), 3, new Pose(xMm, -250, headingDeg), 1);
    }

    private List<SeenToken> after(int looks, SeenToken... seen) {
        for (int i = 0; i < looks; i++) {
            offBoardTokens = offBoardTokens.look(List.of(seen), true, List.of(), SettlingThresholds.DEFAULT);
        }
        return offBoardTokens.settled(SettlingThresholds.DEFAULT);
    }

    @Test
    void itIsNotBelievedUntilEnoughLooksShowIt() {
        assertThat(after(1, tank(0, 0))).isEmpty();
        assertThat(after(ENOUGH - 2, tank(0, 0))).isEmpty();
        assertThat(after(1, tank(0, 0))).containsExactly(tank(0, 0));
    }

    @Test
    void tremblingDoesNotMoveIt() {
        after(ENOUGH, tank(0, 0));
        assertThat(after(ENOUGH, tank(SettlingThresholds.DEFAULT.stillMm(), 0))).containsExactly(tank(0, 0));
        assertThat(after(ENOUGH, tank(0, SettlingThresholds.DEFAULT.stillDeg())))
                .containsExactly(tank(0, 0));
    }

    @Test
    void aPushedPieceIsConfirmedAgain() {
        after(ENOUGH, tank(0, 0));
        double pushedMm = SettlingThresholds.DEFAULT.stillMm() + 1;
        assertThat(after(ENOUGH - 1, tank(pushedMm, 0))).doesNotContain(tank(pushedMm, 0));
        assertThat(after(1, tank(pushedMm, 0))).containsExactly(tank(pushedMm, 0));
    }

    @Test
    void aTurnedPieceIsConfirmedAgain() {
        after(ENOUGH, tank(0, 0));
        assertThat(after(ENOUGH, tank(0, SettlingThresholds.DEFAULT.stillDeg() + 1)))
                .containsExactly(tank(0, SettlingThresholds.DEFAULT.stillDeg() + 1));
    }

    @Test
    void thePieceIsGoneAfterThreeMissedLooks() {
        after(ENOUGH, tank(0, 0));
        assertThat(after(2)).containsExactly(tank(0, 0));
        assertThat(after(1)).isEmpty();
    }

    @Test
    void aLookThatShowsItAgainResetsTheMisses() {
        after(ENOUGH, tank(0, 0));
        after(2);
        after(1, tank(0, 0));
        assertThat(after(2)).containsExactly(tank(0, 0));
    }
}
