package umpire.command.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The progress line of a long command, with a simulated clock. */
class ProgressTest {
    private static final long SECOND = 1_000_000_000;

    private final StringWriter written = new StringWriter();
    private final PrintWriter err = new PrintWriter(written);
    private final AtomicLong nanos = new AtomicLong();

    private Progress progress(boolean terminal) {
        return new Progress(err, "games", 10, terminal, nanos::get);
    }

    /** Returns the line on the terminal. */
    private String line() {
        String[] lines = written.toString().split("\r");
        return lines[lines.length - 1].strip();
    }

    @Test
    void theLineShowsShareElapsedAndRemainingTime() {
        Progress progress = progress(true);
        nanos.set(30 * SECOND);
        progress.step();
        assertThat(line()).isEqualTo("1 of 10 games, 0:30, about 4:30 left");
        nanos.set(62 * SECOND);
        progress.note("41 plies");
        assertThat(line()).isEqualTo("1 of 10 games, 1:02, about 9:18 left, 41 plies");
        assertThat(written.toString()).doesNotContain("\n");
    }

    @Test
    void theLineIsUpdatedTwiceASecondAtMost() {
        Progress progress = progress(true);
        progress.step();
        String first = written.toString();
        nanos.set(SECOND / 3);
        progress.step();
        assertThat(written.toString()).isEqualTo(first);
        nanos.set(SECOND);
        progress.step();
        assertThat(line()).startsWith("3 of 10 games");
    }

    @Test
    void aPermanentLineReplacesTheProgressLine() {
        Progress progress = progress(true);
        progress.step();
        progress.say("seed 7: White wins");
        assertThat(line()).isEqualTo("seed 7: White wins");
    }

    @Test
    void withoutATerminalOnlyPermanentLinesAreWritten() {
        try (Progress progress = progress(false)) {
            nanos.set(30 * SECOND);
            progress.step();
            progress.note("41 plies");
            progress.say("seed 7: White wins");
        }
        assertThat(written.toString()).isEqualTo("seed 7: White wins" + System.lineSeparator());
    }

    @Test
    void theLineAppearsBeforeTheFirstStepIsDone() {
        progress(true);
        assertThat(line()).isEqualTo("0 of 10 games, 0:00");
    }

    @Test
    void anInterruptPrintsTheIntermediateResultOnly() {
        Progress progress = progress(true);
        nanos.set(30 * SECOND);
        progress.step();
        InterruptHook.tell(progress, err, List.of("games    3", "plies    120"));
        nanos.set(60 * SECOND);
        progress.step();
        String[] seen = line().split("\\R");
        assertThat(seen).containsExactly("interrupted; reached so far:", "games    3", "plies    120");
    }
}
