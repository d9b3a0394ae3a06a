package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.LessonLaws;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;

class OgresElvesLessonTest {
    @Test
    void theLessonCanBePlayedAsItIsWritten() {
        new LessonLaws<>(
                        Kingdoms.game("FIRST", 2),
                        Map.of("Not so far", "WALK_LENGTH", "An Ogre in the way", "OGRE_BARS_THE_WAY"))
                .hold();
    }

    @Test
    void theGiftGoesToTheCastleThatIsNamed() {
        LessonStep step = Kingdoms.game("FIRST", 2).lesson().orElseThrow().steps().stream()
                .filter(each -> each.title().equals("The Gift"))
                .findFirst()
                .orElseThrow();
        assertThat(step.says()).contains("the Castle in the north-east");
        assertThat(step.task()).isEqualTo(new LessonTask.Perform(List.of("gift emerald ne")));
    }
}
