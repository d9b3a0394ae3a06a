package umpire.vision.frame;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A camera program that writes pictures to its standard output. Starts it, reads its output and ends it. */
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
     * @throws IOException if there is no such program; the message says how to install it
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
            // The process has ended, so there is no more output.
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

    /** Returns the last lines of output, for people. */
    String lastWords() {
        synchronized (lastLines) {
            return String.join(" / ", lastLines);
        }
    }

    /** Ends the program; kills it if it does not end when asked. */
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
