package umpire.rules.ogrechess;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class OgreChessLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(OgreChess.game(), Map.of("What is not allowed", "MSL_MOVES")).hold();
    }
}
