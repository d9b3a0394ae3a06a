package umpire.bridge.serial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;

/** The line to a microcontroller on the bench. Waiting on it lets bench time pass. It may be unreliable, and it can be cut. */
final class BenchLine implements SerialLine {
    private static final int WAIT_MS = 20;

    private final BenchBoard board;
    private final Random random;
    private final int oneIn;
    private final Runnable eachMs;
    private byte[] here = {};
    private int struck;
    private boolean cut;

    /** Makes a reliable line. */
    BenchLine(BenchBoard board) {
        this(board, 0, 0, () -> {});
    }

    /**
     * Makes a line that loses, doubles or changes one byte in this many.
     *
     * @param oneIn 0 for none
     * @param eachMs called before each millisecond
     */
    BenchLine(BenchBoard board, long seed, int oneIn, Runnable eachMs) {
        this.board = board;
        this.random = new Random(seed);
        this.oneIn = oneIn;
        this.eachMs = eachMs;
    }

    int struck() {
        return struck;
    }

    void cut() {
        cut = true;
    }

    /** Lets time pass until every frame in transit has arrived, without a new question. */
    void pass(int ms) {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        kept.writeBytes(here);
        for (int i = 0; i < ms; i++) {
            eachMs.run();
            kept.writeBytes(strike(board.step(1)));
        }
        here = kept.toByteArray();
    }

    /** Lets time pass and drops everything from the other side. */
    void lose(int ms) {
        byte[] kept = here;
        pass(ms);
        here = kept;
    }

    private byte[] strike(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte next : bytes) {
            boolean strike = oneIn > 0 && random.nextInt(oneIn) == 0;
            struck += strike ? 1 : 0;
            switch (strike ? random.nextInt(3) : 3) {
                case 0 -> {}
                case 1 -> {
                    out.write(next);
                    out.write(next);
                }
                case 2 -> out.write(next ^ 1 << random.nextInt(8));
                default -> out.write(next);
            }
        }
        return out.toByteArray();
    }

    @Override
    public int read(byte[] into) throws IOException {
        for (int ms = 0; ms < WAIT_MS && here.length == 0; ms++) {
            pass(1);
        }
        if (cut) {
            throw new IOException("the line is cut");
        }
        int bytes = Math.min(into.length, here.length);
        System.arraycopy(here, 0, into, 0, bytes);
        here = Arrays.copyOfRange(here, bytes, here.length);
        return bytes;
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        if (cut) {
            throw new IOException("the line is cut");
        }
        board.send(strike(bytes));
    }

    @Override
    public void close() {}
}
