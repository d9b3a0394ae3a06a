package umpire.mqtt.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.Test;

/** Every way to create a socket sets TCP_NODELAY. */
class PromptSocketsTest {
    private final PromptSockets sockets = new PromptSockets();

    @Test
    void everySocketHasNoDelay() throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (ServerSocket server = new ServerSocket(0, 8, here);
                Socket later = sockets.createSocket();
                Socket named = sockets.createSocket(here.getHostAddress(), server.getLocalPort());
                Socket namedFrom = sockets.createSocket(here.getHostAddress(), server.getLocalPort(), here, 0);
                Socket found = sockets.createSocket(here, server.getLocalPort());
                Socket foundFrom = sockets.createSocket(here, server.getLocalPort(), here, 0)) {
            for (Socket socket : new Socket[] {later, named, namedFrom, found, foundFrom}) {
                assertThat(socket.getTcpNoDelay()).isTrue();
            }
        }
    }
}
