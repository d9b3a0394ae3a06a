package umpire.bridge.wire;

import java.io.IOException;
import java.util.Optional;

/**
 * Manages a device that may be missing, fail and come back. A failure becomes an alert; while the device is gone it is retried
 * periodically.
 *
 * <p>Not thread-safe.
 *
 * @param <W> the device's port
 */
public final class Reconnection<W extends AutoCloseable> implements AutoCloseable {
    /** Opens the device and proves that it works. */
    @FunctionalInterface
    public interface DeviceOpener<W> {
        W open() throws IOException;
    }

    /** An operation on the device. */
    @FunctionalInterface
    public interface Deed<W> {
        void with(W wire) throws IOException;
    }

    private final String id;
    private final DeviceOpener<W> opener;
    private final long retryMs;
    private Optional<W> wire = Optional.empty();
    private Optional<Alert> alert = Optional.empty();
    private long retryAtMs = Long.MIN_VALUE;

    /**
     * Opens nothing before the first use.
     *
     * @param id of the alert
     * @param retryMs the time between retries for a missing device
     */
    public Reconnection(String id, DeviceOpener<W> opener, long retryMs) {
        this.id = id;
        this.opener = opener;
        this.retryMs = retryMs;
    }

    /**
     * Runs an operation if the device is there or has come back. On failure the device is released.
     *
     * @param nowMs on the table's monotonic clock
     * @return whether it succeeded
     */
    public boolean use(long nowMs, Deed<W> deed) {
        try {
            if (wire.isEmpty() && nowMs < retryAtMs) {
                return false;
            }
            W open = wire.isPresent() ? wire.get() : opener.open();
            wire = Optional.of(open);
            deed.with(open);
            alert = Optional.empty();
            return true;
        } catch (IOException e) {
            letGo();
            retryAtMs = nowMs + retryMs;
            alert = Optional.of(new Alert(id, String.valueOf(e.getMessage())));
            return false;
        }
    }

    /** Returns the alert as of the device's last use; empty if it works. */
    public Optional<Alert> alert() {
        return alert;
    }

    @Override
    public void close() {
        letGo();
    }

    private void letGo() {
        try {
            if (wire.isPresent()) {
                wire.get().close();
            }
        } catch (Exception e) {
            // Ignored: a device that is gone may fail again on release, and its problem is already known.
        }
        wire = Optional.empty();
    }
}
