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
 * Questions and answers over a serial line, and unsolicited frames. Only one question is open at a time. The thread that asks reads the
 * line; between questions the polling thread does. A lock lets them alternate.
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
     * Starts without a conversation.
     *
     * @param unasked receives every frame of this conversation that answers nothing, on the reading thread
     */
    Conversation(SerialLine line, LongSupplier clockMs, Consumer<SerialFrame> unasked) {
        this.line = line;
        this.clockMs = clockMs;
        this.unasked = unasked;
    }

    /** Starts another conversation; later frames of the previous one are ignored. */
    void begin(int next) {
        talk = next;
    }

    /**
     * Sends a question and waits for the answer.
     *
     * @param before frames sent ahead of the question, without an answer
     * @return the answer; empty after the timeout
     * @throws IOException if the line is gone
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

    /** Returns whether a question is open. */
    boolean isAsking() {
        return asking.isLocked();
    }

    /** Sends a frame that has no answer. */
    void say(FrameKind kind, byte[] payload) throws IOException {
        write(frame(kind, payload).onWire());
    }

    /** Returns a frame of this conversation that has no answer. */
    SerialFrame frame(FrameKind kind, byte[] payload) {
        return new SerialFrame(kind, talk, 0, payload);
    }

    private void write(byte[] bytes) throws IOException {
        synchronized (line) {
            line.write(bytes);
        }
    }

    /** Reads the line once and dispatches the frames. Waits for a few milliseconds at most, and not once the answer is there. */
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
