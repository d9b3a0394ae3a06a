package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.table.games.GameCatalogue;

/** Hands that pass over pieces or move other ones touch nothing, and every touch of the virtual table's hands is detected. */
class TouchNoiseTest {
    /** The lowest supported camera resolution. */
    private static final int SMALL_PX = 960;

    private static final long LONG_LOOKS = 2_500;

    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ogres-and-elves"})
    void aHandThatPassesOrMovesOtherPiecesTouchesNone(String game) {
        passed(game, 70, 4);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"ogre-chess", "ground-force", "ogres-and-elves", "die-men"})
    void aPassingHandTouchesNothingInTenThousandFrames(String game) {
        passed(game, LONG_LOOKS, 80);
    }

    private static void passed(String game, long looks, int touches) {
        try (TouchTrial trial =
                new TouchTrial(GameCatalogue.open(game, Map.of()).orThrow(), SMALL_PX, 7)) {
            while (trial.looks() < looks) {
                trial.passOrMove();
            }
            for (int i = 0; i < touches; i++) {
                trial.touch();
            }
            System.out.println(trial.figures());
            assertThat(trial.falseTouches()).isEmpty();
            assertThat(trial.missed()).isEmpty();
            assertThat(trial.touches()).isGreaterThan(touches / 2);
        }
    }
}
