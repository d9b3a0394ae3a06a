package umpire.vision.frame;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that writes a camera's pictures to its standard output: started here, listened to, and ended again. */
final class CameraProgram {
    private static final int LINES_KEPT = 3;
    private static final long GOOD_WORDS_MS = 2_000;

    private final Process process;
    private final Deque<String> lastLines = new ArrayDeque<>();

    private CameraProgram(Process process) {
        this.process = process;
        Thread listener = new Thread(this::listen, "camera-program");
        listener.setDaemon(true);
        listener.start();
    }

    /**
     * Starts a program.
     *
     * @throws IOException when there is no such program; the message says how to get it
     */
    static CameraProgram start(List<String> command) throws IOException {
        try {
            return new CameraProgram(new ProcessBuilder(command).start());
        } catch (IOException e) {
            throw new IOException(
                    "the program " + command.getFirst() + " does not start (" + e.getMessage()
                            + "); on a Raspberry Pi install it: sudo apt install rpicam-apps",
                    e);
        }
    }

    InputStream pictures() {
        return process.getInputStream();
    }

    private void listen() {
        try (BufferedReader said = process.errorReader(StandardCharsets.UTF_8)) {
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                keep(line);
            }
        } catch (IOException e) {
            // It was ended, and says nothing more.
        }
    }

    private void keep(String line) {
        synchronized (lastLines) {
            if (lastLines.size() == LINES_KEPT) {
                lastLines.removeFirst();
            }
            lastLines.addLast(line);
        }
    }

    /** Returns what it said last, for people. */
    String lastWords() {
        synchronized (lastLines) {
            return String.join(" / ", lastLines);
        }
    }

    /** Ends it; one that does not end when it is asked to is killed. */
    void end() {
        process.destroy();
        try {
            if (!process.waitFor(GOOD_WORDS_MS, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
