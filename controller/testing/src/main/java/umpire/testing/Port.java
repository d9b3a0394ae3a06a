package umpire.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ThreadLocalRandom;

/** Network ports for tests, safe from other programs on the machine. */
public final class Port {
    private static final int FIRST = 20_000;
    private static final int BEYOND = 32_000;

    private Port() {}

    /**
     * Returns a free port for later use, perhaps repeated. It lies below the ephemeral ports of the system, so that no
     * other connection takes it meanwhile.
     */
    public static int free() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, BEYOND);
            try (ServerSocket socket = new ServerSocket()) {
                socket.bind(new InetSocketAddress(port));
                return port;
            } catch (IOException taken) {
                // The port is taken; try another.
            }
        }
    }

    /**
     * Returns a socket that holds a port without listening, until it is closed. Connections to the port are refused.
     */
    public static Socket refusing() {
        try {
            Socket socket = new Socket();
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            return socket;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
