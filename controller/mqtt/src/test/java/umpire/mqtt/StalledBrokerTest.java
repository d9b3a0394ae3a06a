package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.connection.ConnectionTimeouts;
import umpire.mqtt.connection.MqttSettings;
import umpire.testing.Port;
import umpire.testing.Wait;

/** Faulty brokers: one that never answers, and one that accepts a connection and then falls silent. */
class StalledBrokerTest {
    private static final AccessTokens TOKENS = AccessTokens.of("0".repeat(32), Map.of());
    private static final ConnectionTimeouts CONNECTS_QUICKLY = new ConnectionTimeouts(1_000, 120_000, 20, 50, 2_000);
    private static final ConnectionTimeouts ANSWERS_QUICKLY = new ConnectionTimeouts(60_000, 700, 20, 50, 2_000);

    /** CONNACK of MQTT 5: success, no properties. */
    private static final byte[] CONNACK = {0x20, 0x03, 0x00, 0x00, 0x00};

    private static MqttLink link(int port, ConnectionTimeouts times) {
        MqttSettings settings = new MqttSettings("tcp://127.0.0.1:" + port, "", "", "home", true);
        return MqttLink.open(
                settings, times, TOKENS, InstantSource.system(), Samples.CLOCK_MS, List.of(), command -> {});
    }

    @Test
    void withoutABrokerTheLinkRetriesAndPublishingReturnsAtOnce() throws Exception {
        try (Socket nobody = Port.refusing();
                MqttLink link = link(nobody.getLocalPort(), CONNECTS_QUICKLY)) {
            link.announce(Samples.ready(), Samples.told());
            String refused = refusal(nobody.getLocalPort());
            Wait.until("the reason is known", () -> link.state().says().contains(refused));
            assertThat(link.state().up()).isFalse();
        }
    }

    /** Returns the operating system's own text for a refused connection. */
    private static String refusal(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            throw new AssertionError("somebody listens: " + socket);
        } catch (ConnectException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    @Test
    void aSilentBrokerIsAbandonedAndRetried() throws Exception {
        AtomicInteger accepted = new AtomicInteger();
        try (ServerSocket server = new ServerSocket(0);
                MqttLink link = link(server.getLocalPort(), CONNECTS_QUICKLY)) {
            Thread.ofPlatform().daemon().start(() -> accept(server, accepted, false));
            Wait.until("a third connection is tried", () -> accepted.get() >= 3);
            assertThat(link.state().up()).isFalse();
        }
    }

    @Test
    void aClientWhoseMessagesAreNotAcknowledgedIsReplaced() throws Exception {
        AtomicInteger accepted = new AtomicInteger();
        try (ServerSocket server = new ServerSocket(0);
                MqttLink link = link(server.getLocalPort(), ANSWERS_QUICKLY)) {
            Thread.ofPlatform().daemon().start(() -> accept(server, accepted, true));
            link.announce(Samples.ready(), List.of());
            Wait.until("a hung client is replaced twice", () -> link.state().replacements() >= 2);
            assertThat(accepted.get()).isGreaterThanOrEqualTo(2);
        }
    }

    private static void accept(ServerSocket server, AtomicInteger accepted, boolean polite) {
        try {
            while (true) {
                Socket socket = server.accept();
                accepted.incrementAndGet();
                Thread.ofPlatform().daemon().start(() -> serve(socket, polite));
            }
        } catch (IOException e) {
            // The test is over.
        }
    }

    /** Answers CONNECT and SUBSCRIBE, and nothing after that. */
    private static void serve(Socket socket, boolean polite) {
        try (socket) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            for (int type = in.read(); type >= 0; type = in.read()) {
                byte[] rest = in.readNBytes(length(in));
                if (polite && (type & 0xf0) == 0x10) {
                    out.write(CONNACK);
                } else if (polite && (type & 0xf0) == 0x80) {
                    // SUBACK: the packet's id, no properties, QoS 1 granted.
                    out.write(new byte[] {(byte) 0x90, 0x04, rest[0], rest[1], 0x00, 0x01});
                }
            }
        } catch (IOException e) {
            // The client disconnected, as it should.
        }
    }

    private static int length(InputStream in) throws IOException {
        int length = 0;
        for (int shift = 0; ; shift += 7) {
            int part = in.read();
            length |= (part & 0x7f) << shift;
            if ((part & 0x80) == 0) {
                return length;
            }
        }
    }
}
