package umpire.table.systemd;

import java.io.IOException;
import java.util.Map;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells systemd that the table is ready, lives and stops, as sd_notify(3) has it. Where the process was not started by systemd, or it asks
 * for nothing, nothing is told. Thread-safe.
 */
public final class SystemdNotifier implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SystemdNotifier.class);

    /** It is fed three times before its patience ends: one late turn of a busy machine is no death. */
    private static final int TIMES = 3;

    /** Where what is told goes. */
    @FunctionalInterface
    interface NotifyLine {
        void send(String says) throws IOException;
    }

    private final NotifyLine line;
    private final Runnable closing;
    private final LongSupplier clockMs;
    private final long everyMs;
    private long fedMs = Long.MIN_VALUE;
    private boolean failed;

    SystemdNotifier(NotifyLine line, Runnable closing, long patienceMs, LongSupplier clockMs) {
        this.line = line;
        this.closing = closing;
        this.clockMs = clockMs;
        this.everyMs = patienceMs / TIMES;
    }

    /** Returns the service that the environment of the process speaks of; of one that nobody asked for nothing is heard. */
    public static SystemdNotifier of(Map<String, String> environment, LongSupplier clockMs) {
        String address = environment.get("NOTIFY_SOCKET");
        if (address == null || address.isBlank()) {
            return new SystemdNotifier(says -> {}, () -> {}, 0, clockMs);
        }
        try {
            DatagramSocketFile socket = DatagramSocketFile.to(address);
            return new SystemdNotifier(socket::send, socket::close, patienceMs(environment), clockMs);
        } catch (IOException e) {
            LOG.warn("systemd is told nothing: {}", e.getMessage());
            return new SystemdNotifier(says -> {}, () -> {}, 0, clockMs);
        }
    }

    /** Returns how long systemd waits for a sign of life; 0 where it does not. */
    private static long patienceMs(Map<String, String> environment) {
        String micros = environment.getOrDefault("WATCHDOG_USEC", "");
        String process = environment.getOrDefault("WATCHDOG_PID", "");
        boolean other = !process.isBlank()
                && !process.equals(String.valueOf(ProcessHandle.current().pid()));
        return other || !micros.matches("[0-9]{4,15}") ? 0 : Long.parseLong(micros) / 1_000;
    }

    /** Says that whoever waited for the table may go on, and what it is. */
    public void ready(String status) {
        tell("READY=1\nSTATUS=" + oneLine(status));
    }

    /** Says that the table lives, as seldom as that will do. To be called only where it really turned. */
    public synchronized void lives() {
        long nowMs = clockMs.getAsLong();
        if (everyMs > 0 && (fedMs == Long.MIN_VALUE || nowMs - fedMs >= everyMs)) {
            fedMs = nowMs;
            tell("WATCHDOG=1");
        }
    }

    /** Says that the table stops, and is not to be taken for dead. */
    public void stops() {
        tell("STOPPING=1");
    }

    private static String oneLine(String status) {
        return status.replace('\n', ' ');
    }

    private synchronized void tell(String says) {
        try {
            line.send(says);
            failed = false;
        } catch (IOException e) {
            if (!failed) {
                LOG.warn("systemd was not told: {}", e.getMessage());
            }
            failed = true;
        }
    }

    @Override
    public void close() {
        stops();
        closing.run();
    }
}
