package umpire.bridge.pi4j;

import java.io.IOException;

/** The registers of one chip on an I²C bus. */
interface I2cRegisters extends AutoCloseable {
    /** Writes a byte, 0 to 255. */
    void write(int register, int value) throws IOException;

    /** Reads a byte, 0 to 255. */
    int read(int register) throws IOException;

    /** Releases the bus. Idempotent. */
    @Override
    void close();
}
