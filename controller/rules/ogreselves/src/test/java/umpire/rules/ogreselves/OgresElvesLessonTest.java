package umpire.rules.ogreselves;

import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class OgresElvesLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(Kingdoms.game("FIRST", 2)).hold();
    }
}
