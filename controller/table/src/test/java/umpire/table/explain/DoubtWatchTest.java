package umpire.table.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;

class DoubtWatchTest {
    private final AtomicLong clockMs = new AtomicLong(500);
    private final DoubtWatch watch = new DoubtWatch(clockMs::get);

    private static Prompt prompt(Need need, String says) {
        return new Prompt(need, Optional.empty(), says, List.of(), -1, List.of(), List.of());
    }

    private boolean isNew(Need need, String says, long afterMs) {
        clockMs.addAndGet(afterMs);
        return watch.since(prompt(need, says)).isPresent();
    }

    @ParameterizedTest
    @EnumSource(names = {"QUESTION", "DIE_UNCLEAR", "SIGHT", "CORRECTION"})
    void questionsUnseenPlacesAndCorrectionsAreDoubts(Need need) {
        assertThat(isNew(need, "What is on e4?", 0)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"QUESTION", "DIE_UNCLEAR", "SIGHT", "CORRECTION"},
            mode = Mode.EXCLUDE)
    void ordinaryPromptsAreNoDoubts(Need need) {
        assertThat(isNew(need, "White: move.", 0)).isFalse();
    }

    @Test
    void aRepeatedDoubtCountsOnce() {
        assertThat(isNew(Need.SIGHT, "e4 cannot be read.", 0)).isTrue();
        assertThat(isNew(Need.SIGHT, "e4 cannot be read.", 60_000)).isFalse();
        assertThat(isNew(Need.CHOICE, "White: move.", 60_000)).isFalse();
        assertThat(isNew(Need.SIGHT, "e4 cannot be read.", 1))
                .as("again, after it was cleared up")
                .isTrue();
    }

    @Test
    void aChangingDoubtIsKeptEveryFewSeconds() {
        assertThat(isNew(Need.SIGHT, "e4 cannot be read.", 0)).isTrue();
        assertThat(isNew(Need.SIGHT, "e5 cannot be read.", 1_000)).isFalse();
        assertThat(isNew(Need.SIGHT, "e6 cannot be read.", 1_000)).isFalse();
        assertThat(isNew(Need.SIGHT, "e6 cannot be read.", 1_000)).isTrue();
        assertThat(isNew(Need.SIGHT, "e6 cannot be read.", 5_000)).isFalse();
    }
}
