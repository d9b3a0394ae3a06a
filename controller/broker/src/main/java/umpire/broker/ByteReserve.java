package umpire.broker;

/** Counts the bytes that wait for all readers together, against how many may. */
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
