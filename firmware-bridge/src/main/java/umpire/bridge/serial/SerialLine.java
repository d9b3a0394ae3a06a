package umpire.bridge.serial;

import java.io.IOException;

/** A line of bytes both ways, which may lose, double or change any of them. One thread reads; any may write. */
public interface SerialLine extends AutoCloseable {
    /**
     * Reads what came in. Where nothing has, it waits for a few milliseconds.
     *
     * @return how many bytes were read, perhaps none
     * @throws IOException when the line is gone
     */
    int read(byte[] into) throws IOException;

    /**
     * Writes all of these bytes.
     *
     * @throws IOException when the line is gone
     */
    void write(byte[] bytes) throws IOException;

    /** Lets go of the line. Closing again does nothing. */
    @Override
    void close();
}
