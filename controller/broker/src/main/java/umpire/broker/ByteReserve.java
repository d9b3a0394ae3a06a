package umpire.broker;

/** Counts the bytes in all delivery queues together, and compares them with the limit. */
final class ByteReserve {
    private final long most;
    private long held;

    ByteReserve(long most) {
        this.most = most;
    }

    void hold(long bytes) {
        held += bytes;
    }

    void release(long bytes) {
        held -= bytes;
    }

    boolean over() {
        return held > most;
    }

    long held() {
        return held;
    }
}
