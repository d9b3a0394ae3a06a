package umpire.bridge.wire;

import java.io.IOException;
import java.util.Optional;

/**
 * Holds on to a device that may be missing, break and come back. Trouble with it becomes an alert and never more; while it
 * is away it is looked for now and then.
 *
 * <p>Belongs to one thread.
 *
 * @param <W> the device's port
 */
public final class Reconnection<W extends AutoCloseable> implements AutoCloseable {
    /** Opens the device and proves it. */
    @FunctionalInterface
    public interface DeviceOpener<W> {
        W open() throws IOException;
    }

    /** Something done with the device. */
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
     * Nothing is opened before the first use.
     *
     * @param id of the alert
     * @param retryMs how long to wait before looking for a missing device again
     */
    public Reconnection(String id, DeviceOpener<W> opener, long retryMs) {
        this.id = id;
        this.opener = opener;
        this.retryMs = retryMs;
    }

    /**
     * Does something with the device if it is there or has come back. When it fails the device is let go.
     *
     * @param nowMs on the table's monotonic clock
     * @return whether it was done
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

    /** Returns what is wrong with the device, as of its last use. */
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
            // A device that is gone may fail once more when it is let go; what is wrong with it is known already.
        }
        wire = Optional.empty();
    }
}
