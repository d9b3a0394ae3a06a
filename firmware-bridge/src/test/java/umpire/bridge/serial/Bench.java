package umpire.bridge.serial;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.bridge.wire.Rgb;

/** One microcontroller on the bench, with the table's end of its line. Time passes only on command. */
final class Bench implements AutoCloseable {
    static final String PATH = "/dev/ttyUSB0";

    private final BenchBoard board;
    private final Function<BenchBoard, BenchLine> lines;
    private Optional<BenchLine> line = Optional.empty();
    private Optional<Microcontroller> minded = Optional.empty();
    private int talk;
    private int openings;

    Bench(List<String> command) {
        this(command, BenchLine::new);
    }

    /** Makes a bench that opens its lines by this function. */
    Bench(List<String> command, Function<BenchBoard, BenchLine> lines) {
        this.board = new BenchBoard(command);
        this.lines = lines;
    }

    Microcontrollers microcontrollers() {
        return new Microcontrollers(
                path -> {
                    openings++;
                    line = Optional.of(lines.apply(board));
                    return line.get();
                },
                board::nowMs,
                microcontroller -> minded = Optional.of(microcontroller),
                () -> ++talk);
    }

    BenchBoard board() {
        return board;
    }

    BenchLine line() {
        return line.orElseThrow();
    }

    int openings() {
        return openings;
    }

    /** Polls the microcontroller as its thread would, until this much bench time has passed. */
    void mind(int ms) {
        long endMs = board.nowMs() + ms;
        while (board.nowMs() < endMs) {
            try {
                if (minded.isEmpty() || minded.get().isOver()) {
                    line().pass(1);
                } else {
                    minded.get().mind();
                }
            } catch (IOException e) {
                // The next user gets the exception.
            }
        }
    }

    /** Returns the visible colours of the first LEDs. */
    List<Rgb> seen(int count) {
        line().pass(1);
        return board.strip().subList(0, count);
    }

    @Override
    public void close() {
        board.close();
    }
}
