package umpire.bridge.serial;

import java.io.IOException;

/** A bidirectional line of bytes, which may lose, double or change any of them. One thread reads; any thread may write. */
public interface SerialLine extends AutoCloseable {
    /**
     * Reads received bytes; waits a few milliseconds if there are none.
     *
     * @return the number of bytes read, possibly 0
     * @throws IOException if the line is gone
     */
    int read(byte[] into) throws IOException;

    /**
     * Writes all of these bytes.
     *
     * @throws IOException if the line is gone
     */
    void write(byte[] bytes) throws IOException;

    /** Releases the line. Idempotent. */
    @Override
    void close();
}
