package umpire.table.systemd;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A Unix datagram socket, which Java does not support itself. Linux only. */
final class DatagramSocketFile implements AutoCloseable {
    private static final int UNIX = 1;
    private static final int DATAGRAM = 2;
    private static final int CLOSED_ON_EXEC = 0x80000;
    private static final int LONGEST_PATH = 107;

    private final int socket;

    private DatagramSocketFile(int socket) {
        this.socket = socket;
    }

    /**
     * Opens a socket that sends to a file, or to a name that begins with {@code @}.
     *
     * @throws IOException when nothing listens there, or this machine has no such sockets
     */
    static DatagramSocketFile to(String path) throws IOException {
        try {
            DatagramSocketFile opened = new DatagramSocketFile(LibcSockets.socket(UNIX, DATAGRAM | CLOSED_ON_EXEC, 0));
            try {
                byte[] address = address(path);
                LibcSockets.connect(opened.socket, address, address.length);
                return opened;
            } catch (LastErrorException | IOException e) {
                opened.close();
                throw e;
            }
        } catch (LastErrorException | LinkageError e) {
            throw new IOException("cannot open " + path + ": " + e.getMessage(), e);
        }
    }

    /** Returns the system's address structure: the family in native byte order, then the path. An abstract name begins with a zero byte. */
    private static byte[] address(String path) throws IOException {
        byte[] bytes = path.getBytes(StandardCharsets.UTF_8);
        if (bytes.length == 0 || bytes.length > LONGEST_PATH) {
            throw new IOException("'" + path + "' is not a path of a socket");
        }
        boolean named = bytes[0] == '@';
        byte[] address = new byte[2 + bytes.length + (named ? 0 : 1)];
        address[0] = UNIX;
        System.arraycopy(bytes, 0, address, 2, bytes.length);
        if (named) {
            address[2] = 0;
        }
        return address;
    }

    void send(String says) throws IOException {
        byte[] bytes = says.getBytes(StandardCharsets.UTF_8);
        try {
            LibcSockets.send(socket, bytes, bytes.length, 0);
        } catch (LastErrorException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        LibcSockets.close(socket);
    }

    /** Functions of the C library. */
    private static final class LibcSockets {
        static {
            Native.register(LibcSockets.class, "c");
        }

        private LibcSockets() {}

        static native int socket(int domain, int type, int protocol) throws LastErrorException;

        static native int connect(int socket, byte[] address, int length) throws LastErrorException;

        static native long send(int socket, byte[] bytes, long length, int flags) throws LastErrorException;

        static native int close(int socket);
    }
}
