package umpire.table.systemd;

import java.io.IOException;
import java.util.Map;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notifies systemd that the table is ready, alive or stopping; see sd_notify(3). Does nothing if systemd did not start the process, or
 * requested no notification. Thread-safe.
 */
public final class SystemdNotifier implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SystemdNotifier.class);

    /** How many times the watchdog is fed before its timeout, so that one late turn does not trigger it. */
    private static final int TIMES = 3;

    /** Receives the messages. */
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

    /** Returns the notifier for the process's environment; one that does nothing without a request in it. */
    public static SystemdNotifier of(Map<String, String> environment, LongSupplier clockMs) {
        String address = environment.get("NOTIFY_SOCKET");
        if (address == null || address.isBlank()) {
            return new SystemdNotifier(says -> {}, () -> {}, 0, clockMs);
        }
        try {
            DatagramSocketFile socket = DatagramSocketFile.to(address);
            return new SystemdNotifier(socket::send, socket::close, patienceMs(environment), clockMs);
        } catch (IOException e) {
            LOG.warn("systemd cannot be notified: {}", e.getMessage());
            return new SystemdNotifier(says -> {}, () -> {}, 0, clockMs);
        }
    }

    /** Returns the timeout of systemd's watchdog in milliseconds; 0 without one. */
    private static long patienceMs(Map<String, String> environment) {
        String micros = environment.getOrDefault("WATCHDOG_USEC", "");
        String process = environment.getOrDefault("WATCHDOG_PID", "");
        boolean other = !process.isBlank()
                && !process.equals(String.valueOf(ProcessHandle.current().pid()));
        return other || !micros.matches("[0-9]{4,15}") ? 0 : Long.parseLong(micros) / 1_000;
    }

    /** Notifies that the table is ready, with a status text. */
    public void ready(String status) {
        tell("READY=1\nSTATUS=" + oneLine(status));
    }

    /** Feeds the watchdog, if that is due. Call it only after a completed turn. */
    public synchronized void lives() {
        long nowMs = clockMs.getAsLong();
        if (everyMs > 0 && (fedMs == Long.MIN_VALUE || nowMs - fedMs >= everyMs)) {
            fedMs = nowMs;
            tell("WATCHDOG=1");
        }
    }

    /** Notifies that the table is stopping. */
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
                LOG.warn("systemd was not notified: {}", e.getMessage());
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
