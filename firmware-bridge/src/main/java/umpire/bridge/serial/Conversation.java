package umpire.bridge.serial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import umpire.bridge.serial.SerialFrame.FrameKind;

/**
 * Questions and answers over a serial line, and what the other side says unasked. One question waits for its answer at a time;
 * whoever waits reads the line, and so does whoever minds it in between. Both take turns.
 */
final class Conversation {
    private final SerialLine line;
    private final LongSupplier clockMs;
    private final Consumer<SerialFrame> unasked;
    private final ReentrantLock asking = new ReentrantLock(true);
    private final ReentrantLock reading = new ReentrantLock(true);
    private final SerialFrameReader reader = new SerialFrameReader();
    private final byte[] buffer = new byte[1024];
    private volatile int talk;
    private volatile int awaited = -1;
    private volatile Optional<SerialFrame> answer = Optional.empty();
    private int number;

    /**
     * Nothing is said yet.
     *
     * @param unasked told of every frame of this conversation that answers nothing, on the thread that reads
     */
    Conversation(SerialLine line, LongSupplier clockMs, Consumer<SerialFrame> unasked) {
        this.line = line;
        this.clockMs = clockMs;
        this.unasked = unasked;
    }

    /** Begins another conversation: what belongs to the one before is no longer heard. */
    void begin(int next) {
        talk = next;
    }

    /**
     * Asks something and waits for the answer.
     *
     * @param before what is said ahead of the question, without an answer
     * @return the answer, or nothing where none came in time
     * @throws IOException when the line is gone
     */
    Optional<SerialFrame> ask(List<SerialFrame> before, FrameKind kind, byte[] payload, long patienceMs)
            throws IOException {
        asking.lock();
        try {
            number = number % 255 + 1;
            answer = Optional.empty();
            awaited = number;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            before.forEach(frame -> bytes.writeBytes(frame.onWire()));
            bytes.writeBytes(new SerialFrame(kind, talk, number, payload).onWire());
            write(bytes.toByteArray());
            long endMs = clockMs.getAsLong() + patienceMs;
            while (answer.isEmpty() && clockMs.getAsLong() < endMs) {
                read();
            }
            return answer;
        } finally {
            awaited = -1;
            answer = Optional.empty();
            asking.unlock();
        }
    }

    /** Returns whether a question waits for its answer. */
    boolean isAsking() {
        return asking.isLocked();
    }

    /** Says something that has no answer. */
    void say(FrameKind kind, byte[] payload) throws IOException {
        write(frame(kind, payload).onWire());
    }

    /** Makes a frame of this conversation that has no answer. */
    SerialFrame frame(FrameKind kind, byte[] payload) {
        return new SerialFrame(kind, talk, 0, payload);
    }

    private void write(byte[] bytes) throws IOException {
        synchronized (line) {
            line.write(bytes);
        }
    }

    /** Reads the line once, and passes on what was said. It waits for a few milliseconds at most, and not once it is answered. */
    void read() throws IOException {
        reading.lock();
        try {
            if (answer.isPresent()) {
                return;
            }
            int bytes = line.read(buffer);
            for (int i = 0; i < bytes; i++) {
                reader.take(buffer[i]).filter(frame -> frame.talk() == talk).ifPresent(this::hear);
            }
        } finally {
            reading.unlock();
        }
    }

    private void hear(SerialFrame frame) {
        if (frame.number() == awaited && frame.kind() != FrameKind.EDGES && frame.kind() != FrameKind.STRANGER) {
            answer = Optional.of(frame);
        } else {
            unasked.accept(frame);
        }
    }
}
