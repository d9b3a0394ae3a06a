package umpire.rules.diceland;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class DicelandLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(Duels.game("MARK_III")).hold();
    }
}
