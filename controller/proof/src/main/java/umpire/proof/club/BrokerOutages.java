package umpire.proof.club;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.function.LongPredicate;

/**
 * Notices that the broker's port is closed and open again. Measures how long it then takes until every reader shows everything that was
 * accepted before the port opened.
 */
final class BrokerOutages {
    private static final long LOOK_MS = 20;
    private static final int PROBE_MS = 1_000;

    private final InetSocketAddress address;
    private final LongPredicate trueUntil;
    private final Delays recoveries = new Delays();
    private final Thread thread =
            Thread.ofPlatform().daemon().name("club-outages").unstarted(this::watch);

    /**
     * Creates the watch; {@link #start} starts it.
     *
     * @param trueUntil whether every reader shows everything that was accepted up to a moment, in nanoseconds
     */
    BrokerOutages(String uri, LongPredicate trueUntil) {
        URI parsed = URI.create(uri);
        this.address = new InetSocketAddress(parsed.getHost(), parsed.getPort());
        this.trueUntil = trueUntil;
    }

    void start() {
        thread.start();
    }

    /** Returns the time from each return of the broker until all readers were true again. */
    Delays recoveries() {
        return recoveries;
    }

    private void watch() {
        try {
            while (true) {
                await(false);
                await(true);
                long back = System.nanoTime();
                while (!trueUntil.test(back)) {
                    Thread.sleep(LOOK_MS);
                }
                recoveries.add(System.nanoTime() - back);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void await(boolean open) throws InterruptedException {
        while (listens() != open) {
            Thread.sleep(LOOK_MS);
        }
    }

    private boolean listens() {
        try (Socket socket = new Socket()) {
            socket.connect(address, PROBE_MS);
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    void stop() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }
}
