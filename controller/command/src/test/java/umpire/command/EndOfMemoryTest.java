package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndOfMemoryTest {
    private final StringWriter said = new StringWriter();
    private final List<Integer> codes = new ArrayList<>();
    private final EndOfMemory endOfMemory = new EndOfMemory(new PrintWriter(said), codes::add);

    @Test
    void aTableThatCannotStartThreadsExitsWithItsOwnCode() {
        endOfMemory.uncaughtException(Thread.currentThread(), new OutOfMemoryError("no thread"));
        assertThat(codes).containsExactly(3);
        assertThat(said.toString()).contains("no thread", "Start it again").hasLineCount(1);
    }

    @Test
    void aBugEndsItsThreadAndNotTheTable() {
        endOfMemory.uncaughtException(Thread.currentThread(), new IllegalStateException("planted by a test"));
        assertThat(codes).isEmpty();
    }
}
