package umpire.rules.diceland;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class DicelandLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(Duels.game("MARK_III"), Map.of("Not over that corner", "GREEN_DOT")).hold();
    }
}
