package umpire.rules.ogrechess;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class OgreChessLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(OgreChess.game()).hold();
    }
}
