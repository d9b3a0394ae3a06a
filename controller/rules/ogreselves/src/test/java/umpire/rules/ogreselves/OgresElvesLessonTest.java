package umpire.rules.ogreselves;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class OgresElvesLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(
                        Kingdoms.game("FIRST", 2),
                        Map.of("Not so far", "ONE_OR_TWO_SPACES", "An Ogre in the way", "OGRE_BARS_THE_WAY"))
                .hold();
    }
}
