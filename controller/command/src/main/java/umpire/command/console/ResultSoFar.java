package umpire.command.console;

/** A command's intermediate result, set by one thread and read by another. */
public final class ResultSoFar<T> {
    private volatile T value;

    public ResultSoFar(T value) {
        this.value = value;
    }

    public T get() {
        return value;
    }

    public void set(T now) {
        value = now;
    }
}
