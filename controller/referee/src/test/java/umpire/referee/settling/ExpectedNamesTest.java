package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A token beside the places is tracked by name. Once the game lays it elsewhere, the name stands for another pose. */
class ExpectedNamesTest {
    private static final Place NAME = new Place("ogre");
    private static final Token UPRIGHT = new Token("ogre/8");
    private static final Pose THERE = new Pose(0, 0, 0);
    private static final int LOOKS = SettlingThresholds.DEFAULT.looks();

    private Settling settling = Settling.begin(SettlingThresholds.DEFAULT).expecting(lying(UPRIGHT, THERE));
    private long nowMs;

    private static Placement lying(Token token, Pose pose) {
        return new Placement(List.of(new Standing(token, new Spot.Lying(NAME, pose, 6, 8), false)));
    }

    private void look(int times) {
        for (int i = 0; i < times; i++) {
            nowMs += 100;
            List<SeenToken> aside = List.of(new SeenToken(UPRIGHT, 3, THERE, 0.97));
            Observation seen = new Observation(
                    nowMs, nowMs, true, false, false, true, List.of(), aside, List.of(), List.of(), List.of());
            settling = settling.look(seen, nowMs);
        }
    }

    @Test
    void aChangedNameHasNoVotesAtFirst() {
        look(LOOKS);
        assertThat(settling.settled().orElseThrow().places()).containsEntry(NAME, List.of(UPRIGHT));
        settling = settling.expecting(lying(new Token("ogre/7"), new Pose(58, 0, 180)));
        look(1);
        assertThat(settling.settled().orElseThrow().places()).doesNotContainKey(NAME);
        assertThat(settling.settled().orElseThrow().hidden()).isEmpty();
        look(LOOKS - 1);
        assertThat(settling.settled().orElseThrow().places()).containsEntry(NAME, List.of());
    }

    @Test
    void aChangedNameIsNoLift() {
        look(LOOKS);
        settling = settling.touchesForgotten().expecting(lying(new Token("ogre/7"), new Pose(58, 0, 180)));
        look(2 * LOOKS);
        assertThat(settling.lifted()).isEmpty();
        assertThat(settling.settled()).isPresent();
    }
}
