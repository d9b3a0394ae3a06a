package umpire.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs work that is not urgent at low priority, so that other threads come first. */
final class LowPriority {
    private static final Logger LOG = LoggerFactory.getLogger(LowPriority.class);
    private static final ThreadLocal<Boolean> TAKEN_ON = ThreadLocal.withInitial(() -> false);

    private LowPriority() {}

    /** Lowers the priority of the calling thread, once. Java's thread priority has no effect on Linux, so this calls the system. */
    static void takeOn() {
        if (!TAKEN_ON.get()) {
            TAKEN_ON.set(true);
            try {
                String thread = Files.readSymbolicLink(Path.of("/proc/thread-self"))
                        .getFileName()
                        .toString();
                new ProcessBuilder("renice", "-n", "19", "-p", thread)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException notLinux) {
                LOG.debug("a thread keeps its usual priority", notLinux);
            }
        }
    }
}
