package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.testing.Wait;

/** Clients without a password send as much as they can. The tests check the bytes that the broker holds. */
@Timeout(600)
class FloodTest {
    private static final BrokerLimits LIMITS = BrokerLimits.STANDARD;
    private static final String COMMAND = BrokerTest.ROOT + "/command/act";
    private static final byte[] MEBIBYTE = new byte[(1 << 20) - 64];

    private final List<WireClient> clients = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicBoolean over = new AtomicBoolean();
    private Broker broker;

    @BeforeEach
    void open() throws Exception {
        broker = LimitsToTry.open(LIMITS);
    }

    @AfterEach
    void close() throws Exception {
        over.set(true);
        for (WireClient client : clients) {
            client.close();
        }
        broker.close();
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private WireClient kept(WireClient client) {
        clients.add(client);
        return client;
    }

    private WireClient watcher(int version) throws IOException {
        return kept(WireClient.watcher(broker.tcpPort(), version));
    }

    private WireClient table() throws IOException {
        WireClient table = kept(WireClient.greeted(broker.tcpPort(), 5, "table", "service", "secret"));
        table.send(WireClient.subscribe(5, BrokerTest.ROOT + "/command/#"));
        assertThat(table.next().type()).isEqualTo(WireClient.SUBACK);
        return table;
    }

    /** Sends the same bytes repeatedly, with a new connection whenever the last one ended. */
    private void flood(byte[] bytes) {
        threads.add(Thread.ofVirtual().start(() -> {
            while (!over.get()) {
                try (WireClient flooder = WireClient.watcher(broker.tcpPort(), 4)) {
                    while (!over.get()) {
                        flooder.send(bytes);
                    }
                } catch (IOException hungUpOn) {
                    // The broker closed the connection, as expected.
                }
            }
        }));
    }

    @Test
    void overlongPacketsAreNotBuffered() throws Exception {
        table();
        int before = broker.connectionsSoFar();
        for (int i = 0; i < 12; i++) {
            flood(WireClient.publish(4, COMMAND, 0, 0, MEBIBYTE));
        }
        long most = 0;
        while (broker.connectionsSoFar() < before + 100) {
            most = Math.max(most, broker.heldBytes());
        }
        assertThat(most).isLessThan(12L * LIMITS.packetBytes());
    }

    @Test
    void unreadCommandsAreQueuedUpToALimitAndThenRefused() throws Exception {
        broker.close();
        broker = LimitsToTry.open(LimitsToTry.atAnyPace());
        // The table's client hangs and reads nothing. The system's socket buffers fill first.
        table();
        WireClient watcher = watcher(5);
        byte[] payload = new byte[LIMITS.commandBytes()];
        int refused = 0;
        for (int i = 1; refused == 0; i++) {
            watcher.send(WireClient.publish(5, COMMAND, 1, 1 + i % 60_000, payload));
            WireClient.WirePacket answer = watcher.next();
            assertThat(answer.type()).isEqualTo(WireClient.PUBACK);
            refused = answer.body().length > 2 ? answer.body()[2] & 0xFF : 0;
            assertThat(broker.heldBytes())
                    .isLessThan(LIMITS.commandsBytes() + 2L * LIMITS.tablePacketBytes() + LIMITS.packetBytes());
        }
        assertThat(refused).isEqualTo(ReasonCode.QUOTA_EXCEEDED);
    }

    @Test
    void unreadAnswersDoNotPileUp() throws Exception {
        WireClient mute = watcher(4);
        byte[] pings = new byte[65_536];
        for (int i = 0; i < pings.length; i += 2) {
            pings[i] = (byte) 0xC0;
        }
        threads.add(Thread.ofVirtual().start(() -> {
            try {
                while (!over.get()) {
                    mute.send(pings);
                }
            } catch (IOException ended) {
                // The test has ended.
            }
        }));
        try (WireClient other = WireClient.watcher(broker.tcpPort(), 4)) {
            for (int i = 0; i < 200; i++) {
                other.send(new byte[] {(byte) 0xC0, 0});
                assertThat(other.next().type()).isEqualTo(0xD0);
                assertThat(broker.heldBytes()).isLessThan(256 * 1_024);
            }
        }
    }

    @Test
    void repeatedSubscribingDoesNotPileUpMessages() throws Exception {
        try (RawClient service = RawClient.connect(broker.serviceUri(), "service", "secret")) {
            for (int i = 0; i < 20; i++) {
                service.publish(BrokerTest.ROOT + "/kept" + i, "x".repeat(50_000), true);
            }
        }
        WireClient mute = watcher(4);
        byte[] all = WireClient.subscribe(4, "#");
        threads.add(Thread.ofVirtual().start(() -> {
            try {
                while (!over.get()) {
                    mute.send(all);
                }
            } catch (IOException ended) {
                // The test has ended.
            }
        }));
        try (WireClient other = WireClient.watcher(broker.tcpPort(), 4)) {
            for (int i = 0; i < 200; i++) {
                other.send(new byte[] {(byte) 0xC0, 0});
                assertThat(other.next().type()).isEqualTo(0xD0);
                // Twenty retained messages, which are never dropped, and half of the queue's limit.
                assertThat(broker.heldBytes()).isLessThan(2L * LIMITS.waitingBytes() + 256 * 1_024);
            }
        }
    }

    @Test
    void anOverlongCommandIsRefusedWithAReasonCode() throws Exception {
        WireClient five = watcher(5);
        byte[] longer = new byte[LIMITS.commandBytes() + 1];
        five.send(WireClient.publish(5, COMMAND, 1, 7, longer));
        WireClient.WirePacket answer = five.next();
        assertThat(answer.type()).isEqualTo(WireClient.PUBACK);
        assertThat(answer.body()[2] & 0xFF).isEqualTo(ReasonCode.QUOTA_EXCEEDED);
        five.send(WireClient.publish(5, COMMAND, 0, 0, longer));
        WireClient.WirePacket goodbye = five.next();
        assertThat(goodbye.type()).isEqualTo(WireClient.DISCONNECT);
        assertThat(goodbye.body()[0] & 0xFF).isEqualTo(ReasonCode.TOO_LARGE);
        WireClient four = watcher(4);
        four.send(WireClient.publish(4, COMMAND, 1, 7, longer));
        four.awaitEnd();
    }

    @Test
    void anOverlongPacketIsRefusedBeforeItIsComplete() throws Exception {
        WireClient five = watcher(5);
        byte[] mebibyte = WireClient.publish(5, COMMAND, 1, 7, MEBIBYTE);
        five.send(Arrays.copyOf(mebibyte, 100));
        WireClient.WirePacket goodbye = five.next();
        assertThat(goodbye.type()).isEqualTo(WireClient.DISCONNECT);
        assertThat(goodbye.body()[0] & 0xFF).isEqualTo(ReasonCode.TOO_LARGE);
        five.awaitEnd();
    }

    /** A packet longer than a client may send, within the size announced to every client. */
    @Test
    void aPacketOfTheTablesSizeEndsAnotherClientsConnectionWithAReason() throws Exception {
        WireClient five = watcher(5);
        five.send(WireClient.publish(5, COMMAND, 1, 7, new byte[LIMITS.packetBytes()]));
        WireClient.WirePacket goodbye = five.next();
        assertThat(goodbye.type()).isEqualTo(WireClient.DISCONNECT);
        assertThat(goodbye.body()[0] & 0xFF).isEqualTo(ReasonCode.QUOTA_EXCEEDED);
    }

    @Test
    void aForbiddenPublicationIsAnsweredAndNotStored() throws Exception {
        WireClient five = watcher(5);
        five.send(WireClient.publish(5, BrokerTest.ROOT + "/status", 1, 7, new byte[LIMITS.commandBytes() + 1]));
        WireClient.WirePacket answer = five.next();
        assertThat(answer.body()[2] & 0xFF).isEqualTo(ReasonCode.NOT_AUTHORIZED);
        Wait.until("nothing of it is held", () -> broker.heldBytes() == 0);
    }

    @Test
    void incompleteQos2PublicationsAreLimited() throws Exception {
        table();
        WireClient five = watcher(5);
        for (int id = 1; id <= LIMITS.unacknowledged(); id++) {
            five.send(WireClient.publish(5, COMMAND, 2, id, new byte[] {1}));
            assertThat(five.next().type()).isEqualTo(0x50);
        }
        five.send(WireClient.publish(5, COMMAND, 2, 1_000, new byte[] {1}));
        WireClient.WirePacket goodbye = five.next();
        assertThat(goodbye.type()).isEqualTo(WireClient.DISCONNECT);
        assertThat(goodbye.body()[0] & 0xFF).isEqualTo(ReasonCode.RECEIVE_MAXIMUM_EXCEEDED);
    }

    /** Returns the receive maximum, which follows the session expiry interval; -1 when CONNACK has none. */
    private int unansweredToldTo(String user, String password) throws IOException {
        WireClient client = kept(WireClient.silent(broker.tcpPort()));
        client.send(WireClient.connect(5, "somebody", user, password));
        ByteBuffer terms = ByteBuffer.wrap(client.next().body()).position(3);
        assertThat(terms.get()).isEqualTo((byte) 0x11);
        assertThat(terms.getInt()).isZero();
        return terms.get() == 0x21 ? terms.getShort() : -1;
    }

    @Test
    void theTableGetsNoReceiveMaximum() throws Exception {
        assertThat(unansweredToldTo("service", "secret")).isEqualTo(-1);
        assertThat(unansweredToldTo("", "")).isEqualTo(LIMITS.unacknowledged());
    }

    @Test
    void subscriptionsAndFilterLengthAreLimited() throws Exception {
        WireClient five = watcher(5);
        five.send(WireClient.subscribe(5, "a/".repeat(TopicFilter.MOST_LETTERS)));
        assertThat(five.next().last()).isEqualTo(ReasonCode.FILTER_INVALID);
        for (int i = 0; i < LIMITS.subscriptions(); i++) {
            five.send(WireClient.subscribe(5, "topic/" + i));
            assertThat(five.next().last()).isEqualTo(1);
        }
        five.send(WireClient.subscribe(5, "one/more"));
        assertThat(five.next().last()).isEqualTo(ReasonCode.QUOTA_EXCEEDED);
    }
}
