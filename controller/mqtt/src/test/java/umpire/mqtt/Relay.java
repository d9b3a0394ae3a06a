package umpire.mqtt;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A TCP relay between a client and a broker that a test can cut. */
final class Relay implements AutoCloseable {
    private final ServerSocket server;
    private final int target;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();

    Relay(int target) throws IOException {
        this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        this.target = target;
        Thread.ofPlatform().daemon().start(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                Socket near = server.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
                sockets.addAll(List.of(near, far));
                Thread.ofPlatform().daemon().start(() -> pump(near, far));
                Thread.ofPlatform().daemon().start(() -> pump(far, near));
            }
        } catch (IOException e) {
            // Closed.
        }
    }

    private static void pump(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // Cut.
        }
    }

    /** Cuts every connection without closing it properly; new ones may be made. */
    void cut() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
            sockets.remove(socket);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        cut();
    }
}
