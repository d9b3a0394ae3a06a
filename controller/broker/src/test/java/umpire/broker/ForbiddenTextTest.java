package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Strings that MQTT 5 forbids (1.5.4), in each place where a client may put one. The packet is malformed, so the broker disconnects its
 * sender and delivers nothing. Clients without a token can send such packets.
 */
class ForbiddenTextTest {
    private static final String COMMAND = BrokerTest.ROOT + "/command/x";
    private static final int MALFORMED = 0x81;
    private static final int CONTENT_TYPE = 0x03;
    private static final int RESPONSE_TOPIC = 0x08;
    private static final int REASON_STRING = 0x1F;
    private static final int USER_PROPERTY = 0x26;

    /** U+0000, control characters, non-characters, a surrogate, an overlong form, a truncated one, one past the last character. */
    private static final List<String> FORBIDDEN = List.of(
            "00",
            "01",
            "18",
            "1f",
            "7f",
            "c280",
            "c29f",
            "efb790",
            "efb7af",
            "efbfbe",
            "efbfbf",
            "f09fbfbe",
            "f48fbfbf",
            "eda080",
            "c080",
            "e282",
            "f4908080",
            "ff");

    private static final List<String> ONE_OF_EACH = List.of("00", "18", "7f", "efbfbf", "ff");

    private static Broker broker;

    /** Builds a packet with the given string in one field. */
    @FunctionalInterface
    private interface Place {
        void write(DataOutputStream body, byte[] text) throws IOException;
    }

    private record Packet(int type, Place place) {}

    private static final Map<String, Packet> GREETINGS = new TreeMap<>(Map.of(
            "client id", greeting(0x02, empty(), (body, text) -> text(body, text)),
            "user property's name", greeting(0x02, pair(true), (body, text) -> text(body, "a")),
            "user property's value", greeting(0x02, pair(false), (body, text) -> text(body, "a")),
            "user name",
                    greeting(0x82, empty(), (body, text) -> {
                        text(body, "a");
                        text(body, text);
                    }),
            "will topic", greeting(0x06, empty(), (body, text) -> will(body, empty(), text, text)),
            "will's content type", greeting(0x06, empty(), (body, text) -> will(body, string(CONTENT_TYPE), text, "x")),
            "will's response topic",
                    greeting(0x06, empty(), (body, text) -> will(body, string(RESPONSE_TOPIC), text, "x")),
            "will's user property", greeting(0x06, empty(), (body, text) -> will(body, pair(false), text, "x"))));

    private static final Map<String, Packet> PACKETS = new TreeMap<>(Map.ofEntries(
            Map.entry("topic", publication(empty(), true)),
            Map.entry("response topic", publication(string(RESPONSE_TOPIC), false)),
            Map.entry("content type", publication(string(CONTENT_TYPE), false)),
            Map.entry("publication's user property, name", publication(pair(true), false)),
            Map.entry("publication's user property, value", publication(pair(false), false)),
            Map.entry("filter", filters(0x82, empty(), true)),
            Map.entry("subscription's user property", filters(0x82, pair(false), false)),
            Map.entry("filter to unsubscribe", filters(0xA2, empty(), true)),
            Map.entry("unsubscription's user property", filters(0xA2, pair(true), false)),
            Map.entry("PUBACK's reason", answer(0x40, string(REASON_STRING))),
            Map.entry("PUBREC's user property", answer(0x50, pair(false))),
            Map.entry("PUBREL's reason", answer(0x62, string(REASON_STRING))),
            Map.entry("PUBCOMP's reason", answer(0x70, string(REASON_STRING))),
            Map.entry("DISCONNECT's reason", new Packet(0xE0, (body, text) -> {
                body.writeByte(0);
                string(REASON_STRING).write(body, text);
            }))));

    private static Place empty() {
        return (body, text) -> body.writeByte(0);
    }

    /** A property with the string as its value. */
    private static Place string(int property) {
        return (body, text) -> {
            body.writeByte(3 + text.length);
            body.writeByte(property);
            text(body, text);
        };
    }

    private static Place pair(boolean inName) {
        return (body, text) -> {
            body.writeByte(6 + text.length);
            body.writeByte(USER_PROPERTY);
            text(body, inName ? text : new byte[] {'n'});
            text(body, inName ? new byte[] {'v'} : text);
        };
    }

    private static void text(DataOutputStream body, byte[] text) throws IOException {
        body.writeShort(text.length);
        body.write(text);
    }

    private static void text(DataOutputStream body, String text) throws IOException {
        text(body, text.getBytes(StandardCharsets.UTF_8));
    }

    private static Packet greeting(int flags, Place properties, Place payload) {
        return new Packet(0x10, (body, text) -> {
            text(body, "MQTT");
            body.writeByte(5);
            body.writeByte(flags);
            body.writeShort(0);
            properties.write(body, text);
            payload.write(body, text);
        });
    }

    private static void will(DataOutputStream body, Place properties, byte[] text, Object topic) throws IOException {
        text(body, "a");
        properties.write(body, text);
        text(body, topic instanceof byte[] bad ? bad : COMMAND.getBytes(StandardCharsets.UTF_8));
        text(body, "{}");
    }

    private static Packet publication(Place properties, boolean inTopic) {
        return new Packet(0x32, (body, text) -> {
            body.writeShort(COMMAND.length() + (inTopic ? text.length : 0));
            body.write(COMMAND.getBytes(StandardCharsets.UTF_8));
            if (inTopic) {
                body.write(text);
            }
            body.writeShort(1);
            properties.write(body, text);
            body.writeBytes("{}");
        });
    }

    private static Packet filters(int type, Place properties, boolean inFilter) {
        return new Packet(type, (body, text) -> {
            body.writeShort(1);
            properties.write(body, text);
            text(body, inFilter ? text : new byte[] {'a'});
            if (type == 0x82) {
                body.writeByte(1);
            }
        });
    }

    private static Packet answer(int type, Place properties) {
        return new Packet(type, (body, text) -> {
            body.writeShort(1);
            body.writeByte(0);
            properties.write(body, text);
        });
    }

    @BeforeAll
    static void open() throws Exception {
        broker = LimitsToTry.open(LimitsToTry.atAnyPace());
    }

    @AfterAll
    static void close() {
        broker.close();
    }

    private static byte[] bytes(Packet packet, byte[] text) {
        return WireClient.packet(packet.type(), body -> packet.place().write(body, text));
    }

    private static Stream<Arguments> everywhere(Map<String, Packet> packets) {
        return packets.keySet().stream().flatMap(where -> ONE_OF_EACH.stream().map(text -> Arguments.of(where, text)));
    }

    static Stream<Arguments> greetings() {
        return everywhere(GREETINGS);
    }

    static Stream<Arguments> packets() {
        return everywhere(PACKETS);
    }

    static Stream<String> places() {
        return PACKETS.keySet().stream();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("greetings")
    void aConnectPacketWithForbiddenTextIsRefused(String where, String hex) throws Exception {
        try (WireClient client = WireClient.silent(broker.tcpPort())) {
            client.send(bytes(GREETINGS.get(where), HexFormat.of().parseHex(hex)));
            assertThat(client.all())
                    .satisfiesAnyOf(
                            nothing -> assertThat(nothing).isEmpty(),
                            refusal -> assertThat(refusal).startsWith(0x20, 0x03, 0x00, MALFORMED));
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("packets")
    void aPacketWithForbiddenTextEndsTheConnection(String where, String hex) throws Exception {
        try (WireClient client = WireClient.watcher(broker.tcpPort(), 5)) {
            client.send(bytes(PACKETS.get(where), HexFormat.of().parseHex(hex)));
            WireClient.WirePacket goodbye = client.next();
            assertThat(goodbye.type()).isEqualTo(WireClient.DISCONNECT);
            assertThat(goodbye.body()[0] & 0xFF).isEqualTo(MALFORMED);
        }
    }

    /** Proves that the packets of the other tests are well-formed apart from the string. */
    @ParameterizedTest
    @MethodSource("places")
    void allowedTextIsAccepted(String where) throws Exception {
        for (String text : List.of("", "é", "\u00A0", "\uFFFD", "\uE000", "\uFDCF", "😀")) {
            if (text.isEmpty() && where.contains("filter")) {
                continue;
            }
            try (WireClient client = WireClient.watcher(broker.tcpPort(), 5)) {
                client.send(bytes(PACKETS.get(where), text.getBytes(StandardCharsets.UTF_8)));
                client.send(new byte[] {(byte) 0xC0, 0});
                assertThat(client.answers(0xD0))
                        .as("%s: %s", where, text)
                        .isEqualTo(!where.matches("DISC.*|PUBREC.*|PUBCOMP.*"));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5})
    void forbiddenTextIsRefusedInEachVersionAndNotDelivered(int version) throws Exception {
        try (RawClient service = RawClient.connect(broker.serviceUri(), "service", "secret")) {
            service.subscribe(BrokerTest.ROOT + "/#");
            for (String text : FORBIDDEN) {
                try (WireClient client = WireClient.watcher(broker.tcpPort(), version)) {
                    String topic = COMMAND + new String(HexFormat.of().parseHex(text), StandardCharsets.ISO_8859_1);
                    client.send(WireClient.packet(0x30, body -> {
                        body.writeShort(topic.length());
                        body.write(topic.getBytes(StandardCharsets.ISO_8859_1));
                        if (version == 5) {
                            body.writeByte(0);
                        }
                    }));
                    client.awaitEnd();
                }
            }
            service.publish(BrokerTest.ROOT + "/mark", "end", false);
            assertThat(service.topicsUntil(BrokerTest.ROOT + "/mark")).isEmpty();
        }
    }

    @Test
    void onlyTheExpiryOfAPublicationIsDelivered() throws Exception {
        try (WireClient service = WireClient.greeted(broker.tcpPort(), 5, "table", "service", "secret");
                WireClient client = WireClient.watcher(broker.tcpPort(), 5)) {
            service.send(WireClient.subscribe(5, BrokerTest.ROOT + "/#"));
            assertThat(service.next().type()).isEqualTo(WireClient.SUBACK);
            byte[] properties = HexFormat.of()
                    .parseHex("0101" + "0200000e10" + "030001" + "61" + "080001" + "62" + "090001" + "63" + "260001"
                            + "64" + "0001" + "65");
            client.send(WireClient.packet(0x30, body -> {
                text(body, COMMAND);
                body.writeByte(properties.length);
                body.write(properties);
                body.writeBytes("{}");
            }));
            WireClient.WirePacket heard = service.next();
            byte[] rest = Arrays.copyOfRange(heard.body(), 2 + COMMAND.length(), heard.body().length);
            assertThat(HexFormat.of().formatHex(rest)).matches("05" + "0200000e(10|0f)" + "7b7d");
        }
    }

    @Test
    void aPayloadFalselyDeclaredAsTextIsRefused() throws Exception {
        byte[] belied = WireClient.packet(0x32, body -> {
            text(body, COMMAND);
            body.writeShort(7);
            body.write(new byte[] {2, 1, 1});
            body.write(new byte[] {'{', (byte) 0xFF, '}'});
        });
        try (WireClient client = WireClient.watcher(broker.tcpPort(), 5)) {
            client.send(belied);
            WireClient.WirePacket answer = client.next();
            assertThat(answer.type()).isEqualTo(WireClient.PUBACK);
            assertThat(answer.body()[2] & 0xFF).isEqualTo(0x99);
        }
    }
}
