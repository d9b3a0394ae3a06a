package umpire.rules.groundforce;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class GroundForceLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(GroundForceGames.game(Map.of()), Map.of("Not so far", "WALK_LENGTH")).hold();
    }
}
