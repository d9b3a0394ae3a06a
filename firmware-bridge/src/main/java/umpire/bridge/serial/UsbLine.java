package umpire.bridge.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A serial line of this machine: a USB adapter or a built-in port. */
final class UsbLine implements SerialLine {
    /** An exact fraction of the microcontroller's 16 MHz. */
    private static final int BAUD = 500_000;

    private static final int DATA_BITS = 8;
    private static final int WAIT_MS = 20;

    private final String path;
    private final SerialPort port;

    private UsbLine(String path, SerialPort port) {
        this.path = path;
        this.port = port;
    }

    /**
     * Opens a line.
     *
     * @param path of its device file
     * @throws IOException if there is no such line, or it is in use
     */
    static UsbLine open(String path) throws IOException {
        if (!Files.exists(Path.of(path))) {
            throw new IOException("There is no serial line at " + path
                    + ": plug the microcontroller in, or write where it is into the rig file. `ls /dev/serial/by-id`"
                    + " names those that are there.");
        }
        SerialPort port = port(path);
        port.setComPortParameters(BAUD, DATA_BITS, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, WAIT_MS, 0);
        if (!port.openPort()) {
            throw new IOException("The serial line at " + path
                    + " cannot be opened: stop other programs that use it, and add the user to the group dialout.");
        }
        return new UsbLine(path, port);
    }

    private static SerialPort port(String path) throws IOException {
        try {
            // The names in /dev/serial are links.
            return SerialPort.getCommPort(Path.of(path).toRealPath().toString());
        } catch (SerialPortInvalidPortException | LinkageError e) {
            throw new IOException(path + " is not a serial line of this machine: name another one in the rig file.", e);
        }
    }

    @Override
    public int read(byte[] into) throws IOException {
        int bytes = port.readBytes(into, into.length);
        if (bytes < 0) {
            throw new IOException("the serial line at " + path + " cannot be read");
        }
        return bytes;
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        for (int at = 0; at < bytes.length; ) {
            int written = port.writeBytes(bytes, bytes.length - at, at);
            if (written <= 0) {
                throw new IOException("the serial line at " + path + " cannot be written");
            }
            at += written;
        }
    }

    @Override
    public void close() {
        port.closePort();
    }
}
