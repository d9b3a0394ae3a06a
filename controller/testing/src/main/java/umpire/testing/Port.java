package umpire.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ThreadLocalRandom;

/** Ports that stay what a test takes them for, whatever else goes on at this machine. */
public final class Port {
    private static final int FIRST = 20_000;
    private static final int BEYOND = 32_000;

    private Port() {}

    /**
     * Returns one that is free and is needed later, perhaps again and again. It lies below those the system hands out by itself,
     * so that no connection of anybody's can come to lie on it meanwhile.
     */
    public static int free() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, BEYOND);
            try (ServerSocket socket = new ServerSocket()) {
                socket.bind(new InetSocketAddress(port));
                return port;
            } catch (IOException taken) {
                // Then another.
            }
        }
    }

    /** Takes a port on which nobody listens, nor can, until this is closed: whoever connects to it is refused. */
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
