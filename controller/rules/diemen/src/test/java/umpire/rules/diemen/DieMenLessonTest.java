package umpire.rules.diemen;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;

class DieMenLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(
                        Battles.open(Battles.standard(), Map.of()).orThrow(),
                        Map.of("Not away from the goal", "SEIZE_KEEPS_NEAR", "Terrain", "IMPASSIBLE_IS_BARRED"))
                .hold();
    }
}
