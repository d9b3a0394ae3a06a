package umpire.bridge.serial;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A test with its own bench, for any implementation of the chip. */
abstract class OnBench {
    private final List<String> command;
    private Bench bench;

    OnBench(List<String> command) {
        this.command = command;
    }

    @BeforeEach
    void setUp() {
        bench = new Bench(command);
    }

    @AfterEach
    void clearAway() {
        bench.close();
    }

    Bench bench() {
        return bench;
    }
}
