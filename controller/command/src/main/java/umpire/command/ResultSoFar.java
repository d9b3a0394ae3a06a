package umpire.command;

/** What a command has reached, set by one thread and read by another. */
final class ResultSoFar<T> {
    private volatile T value;

    ResultSoFar(T value) {
        this.value = value;
    }

    T get() {
        return value;
    }

    void set(T now) {
        value = now;
    }
}
