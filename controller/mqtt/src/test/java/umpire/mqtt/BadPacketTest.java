package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.mqtt.connection.ConnectionTimeouts;
import umpire.mqtt.connection.MqttSettings;
import umpire.testing.Wait;

/**
 * A broker that delivers malformed packets. Some of them kill a thread of the client library silently. The link must then reconnect, long
 * before the stall timeout.
 */
class BadPacketTest {
    /** Timeouts so long that a client never counts as hung. */
    private static final ConnectionTimeouts NEVER_HUNG =
            new ConnectionTimeouts(60_000, 10 * Wait.LIMIT_MS, 20, 50, 2_000);

    /** PUBLISH on {@code umpire/1/home/command/x}, with more bytes at the end of the topic. */
    private static String publish(String more, String properties) {
        String topic = HexFormat.of().formatHex("umpire/1/home/command/x".getBytes()) + more;
        String rest =
                "%04x".formatted(topic.length() / 2) + topic + "%02x".formatted(properties.length() / 2) + properties;
        return "30%02x".formatted(rest.length() / 2) + rest;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a control character in the topic, 18, ''",
        "DEL in the topic, 7f, ''",
        "a non-character in the topic, efbfbf, ''",
        "a control character in the response topic, '', 08000118",
        "a control character in the content type, '', 03000118",
        "a control character in a user property, '', 2600016100017f",
        "a property that a publication cannot have, '', 1100000000",
        "a property twice, '', 01000100",
        "a property that nobody knows, '', 7f00",
        "properties that end too early, '', 080009"
    })
    void aBadPublicationCostsAConnectionAndNoMore(String what, String inTopic, String properties) throws Exception {
        costsOneConnection(publish(inTopic == null ? "" : inTopic, properties == null ? "" : properties));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "packet type 0, 0000",
        "CONNECT from a broker, 1000",
        "SUBSCRIBE from a broker, 82050001000001",
        "reserved bits that are set, 4f020001",
        "QoS 3, 36060001610001 7b7d",
        "an acknowledgement cut short, 400100",
        "a SUBACK of nothing, 9000",
        "a DISCONNECT, e00181"
    })
    void aBadPacketCostsAConnectionAndNoMore(String what, String hex) throws Exception {
        costsOneConnection(hex.replace(" ", ""));
    }

    private static void costsOneConnection(String hex) throws Exception {
        AtomicInteger subscribed = new AtomicInteger();
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofPlatform()
                    .daemon()
                    .start(() -> accept(server, HexFormat.of().parseHex(hex), subscribed));
            MqttSettings settings = new MqttSettings("tcp://127.0.0.1:" + server.getLocalPort(), "", "", "home", true);
            try (MqttLink link = MqttLink.open(
                    settings,
                    NEVER_HUNG,
                    Samples.TOKENS,
                    InstantSource.system(),
                    Samples.CLOCK_MS,
                    List.of(),
                    command -> {})) {
                Wait.until("another connection is made", () -> subscribed.get() >= 2);
                Wait.until("the link is up", () -> link.state().up());
                assertThat(link.state().replacements()).isZero();
            }
        }
    }

    private static void accept(ServerSocket server, byte[] bad, AtomicInteger subscribed) {
        try {
            while (true) {
                Socket socket = server.accept();
                Thread.ofPlatform().daemon().start(() -> serve(socket, bad, subscribed));
            }
        } catch (IOException e) {
            // The test is over.
        }
    }

    /** Accepts every client, and sends the first one a bad packet as soon as it has subscribed to everything. */
    private static void serve(Socket socket, byte[] bad, AtomicInteger subscribed) {
        try (socket) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            OutputStream out = socket.getOutputStream();
            int filters = 0;
            while (true) {
                int type = in.readUnsignedByte() & 0xF0;
                byte[] rest = new byte[length(in)];
                in.readFully(rest);
                if (type == 0x10) {
                    out.write(HexFormat.of().parseHex("2003000000"));
                } else if (type == 0x80) {
                    out.write(new byte[] {(byte) 0x90, 4, rest[0], rest[1], 0, 1});
                    filters++;
                    if (filters == 5 && subscribed.incrementAndGet() == 1) {
                        out.write(bad);
                    }
                } else if (type == 0x30) {
                    int topic = (rest[0] & 0xFF) << 8 | rest[1] & 0xFF;
                    out.write(new byte[] {0x40, 2, rest[topic + 2], rest[topic + 3]});
                }
            }
        } catch (IOException e) {
            // The client disconnected, as it should.
        }
    }

    private static int length(DataInputStream in) throws IOException {
        int length = 0;
        for (int shift = 0; ; shift += 7) {
            int part = in.readUnsignedByte();
            length |= (part & 0x7f) << shift;
            if ((part & 0x80) == 0) {
                return length;
            }
        }
    }
}
