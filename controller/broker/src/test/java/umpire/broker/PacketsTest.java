package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.testing.Wait;

/** Exact packets to the embedded broker and its exact answers, in hexadecimal. */
class PacketsTest {
    /** CONNECT: length, "MQTT", level 4, clean, keep alive 60 s, client "a". */
    private static final String CONNECT_3 = "10 0d 0004 4d515454 04 02 003c 0001 61";

    /** CONNECT: length, "MQTT", level 5, clean, keep alive 60 s, no properties, client "a". */
    private static final String CONNECT_5 = "10 0e 0004 4d515454 05 02 003c 00 0001 61";

    /** CONNACK: length, no earlier state, accepted. */
    private static final String ACCEPTED_3 = "20 02 00 00";

    /** SUBSCRIBE: length, id 1, "#", QoS 1. */
    private static final String SUBSCRIBE_3 = "82 06 0001 0001 23 01";

    /** PUBLISH QoS 2: length, "umpire/1/home/command/x", id 7, "hi". */
    private static final String TOPIC = "0017 756d706972652f312f686f6d652f636f6d6d616e642f78";

    private static final String PUBLISH_QOS_2 = "34 1d " + TOPIC + " 0007 6869";

    private Broker broker;
    private Socket socket;

    @BeforeEach
    void open() throws Exception {
        broker = Broker.open(BrokerTest.ANY_PORTS, BrokerTest.ROOT, BrokerTest::register);
        socket = connect();
    }

    private Socket connect() throws IOException {
        Socket fresh = new Socket("127.0.0.1", broker.tcpPort());
        fresh.setSoTimeout((int) Wait.LIMIT_MS);
        return fresh;
    }

    @AfterEach
    void close() throws Exception {
        socket.close();
        broker.close();
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private void send(String... packets) throws IOException {
        for (String packet : packets) {
            socket.getOutputStream().write(bytes(packet));
        }
    }

    private void expect(String... packets) throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        for (String packet : packets) {
            byte[] wanted = bytes(packet);
            byte[] got = new byte[wanted.length];
            in.readFully(got);
            assertThat(HexFormat.of().formatHex(got)).isEqualTo(HexFormat.of().formatHex(wanted));
        }
    }

    private void expectEnd() throws IOException {
        assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }

    @Test
    void anMqtt311ClientIsServed() throws IOException {
        send(CONNECT_3, SUBSCRIBE_3, "c0 00");
        expect(ACCEPTED_3, "90 03 0001 01", "d0 00");
        send("a2 05 0002 0001 23");
        expect("b0 02 0002");
    }

    @Test
    void anMqtt5ClientIsToldTheLimits() throws IOException {
        send(CONNECT_5);
        // A session expiry interval of 0 (11), no shared subscriptions (2a), no subscription ids (29), a receive
        // maximum of 64 (21),
        // packets of up to 128 KiB (27).
        expect("20 14 00 00 11 11 00000000 21 0040 27 00020000 29 00 2a 00");
    }

    @Test
    void aRepeatedQos2PublicationIsDeliveredOnce() throws Exception {
        try (RawClient service =
                RawClient.connect(broker.serviceUri(), broker.serviceUser(), broker.servicePassword())) {
            service.subscribe(BrokerTest.ROOT + "/#");
            send(CONNECT_3, PUBLISH_QOS_2, PUBLISH_QOS_2, "62 02 0007");
            expect(ACCEPTED_3, "50 02 0007", "50 02 0007", "70 02 0007");
            service.publish(BrokerTest.ROOT + "/mark", "end", false);
            assertThat(service.topicsUntil(BrokerTest.ROOT + "/mark")).containsExactly(BrokerTest.ROOT + "/command/x");
        }
    }

    @Test
    void aPacketBeforeConnectEndsTheConnection() throws IOException {
        send("c0 00");
        expectEnd();
    }

    @Test
    void aClientThatDoesNotSpeakMqttIsDisconnected() throws IOException {
        send("47455420 2f204854 54502f31 2e310d0a 0d0a");
        expectEnd();
    }

    @Test
    void aPacketFarLargerThanAnyCommandEndsTheConnection() throws IOException {
        send(CONNECT_3);
        expect(ACCEPTED_3);
        send("30 ffffff7f " + TOPIC);
        expectEnd();
    }

    @Test
    void aTopicWithAWildcardEndsTheConnection() throws IOException {
        send(CONNECT_3, "30 05 0001 23 6869");
        expect(ACCEPTED_3);
        expectEnd();
    }

    /** CONNECT: length, "MQTT", level 4, clean with name and password, keep alive 60 s, client "a", "White", "w". */
    private static final String CONNECT_WHITE = "10 17 0004 4d515454 04 c2 003c 0001 61 0005 5768697465 0001 77";

    @Test
    void anotherClientOfASeatOfTheSameNameTakesOver() throws IOException {
        send(CONNECT_WHITE);
        expect(ACCEPTED_3);
        try (Socket other = connect()) {
            other.getOutputStream().write(bytes(CONNECT_WHITE));
            expectEnd();
        }
    }

    @Test
    void watchersMayShareAClientId() throws IOException {
        send(CONNECT_3);
        expect(ACCEPTED_3);
        Socket first = socket;
        try (Socket other = connect()) {
            socket = other;
            send(CONNECT_3, SUBSCRIBE_3);
            expect(ACCEPTED_3, "90 03 0001 01");
            socket = first;
            send(SUBSCRIBE_3);
            expect("90 03 0001 01");
        } finally {
            socket = first;
        }
    }

    @Test
    void anUnknownProtocolVersionIsRefusedByItsReasonCode() throws IOException {
        send("10 0d 0004 4d515454 09 02 003c 0001 61");
        expect("20 02 00 01");
        expectEnd();
    }
}
