package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.broker.admission.ConnectionSlots.SlotLimit;
import umpire.testing.Wait;

/** Connection slots of a broker that has few of them. */
@Timeout(600)
class StrangersTest {
    private static final SlotLimit FOUR = new SlotLimit(4, 4, 0);
    private static final SlotLimit TWO = new SlotLimit(2, 2, 0);
    private static final long NEVER_MS = 3_600_000;

    private final List<WireClient> clients = new ArrayList<>();
    private Broker broker;

    private void open(SlotLimit watchers, SlotLimit strangers, long greetingMs, long stuckMs) throws BrokerException {
        broker = LimitsToTry.open(LimitsToTry.of(watchers, TWO, strangers, greetingMs, stuckMs));
    }

    @AfterEach
    void close() throws Exception {
        for (WireClient client : clients) {
            client.close();
        }
        broker.close();
    }

    private WireClient kept(WireClient client) {
        clients.add(client);
        return client;
    }

    private WireClient watcher() throws IOException {
        return kept(WireClient.watcher(broker.tcpPort(), 5));
    }

    private WireClient as(String user, String password) throws IOException {
        return kept(WireClient.greeted(broker.tcpPort(), 5, "one", user, password));
    }

    private static void served(WireClient client) throws IOException {
        client.send(new byte[] {(byte) 0xC0, 0});
        assertThat(client.next().type()).isEqualTo(0xD0);
    }

    @Test
    void aFullSetOfWatchersDoesNotLockOutTableOperatorAndSeats() throws Exception {
        open(new SlotLimit(4, 4, NEVER_MS), FOUR, NEVER_MS, NEVER_MS);
        for (int i = 0; i < 4; i++) {
            watcher();
        }
        assertThatThrownBy(this::watcher).hasMessageContaining("not let in");
        served(as("service", "secret"));
        served(as("operator", "all"));
        served(as("White", "w"));
    }

    @Test
    void idleWatchersMakeRoomForANewOne() throws Exception {
        open(FOUR, FOUR, NEVER_MS, NEVER_MS);
        WireClient display = watcher();
        display.send(WireClient.subscribe(5, "#"));
        assertThat(display.next().type()).isEqualTo(WireClient.SUBACK);
        WireClient idle = watcher();
        watcher();
        watcher();
        served(watcher());
        WireClient.WirePacket goodbye = idle.next();
        assertThat(goodbye.type()).isEqualTo(WireClient.DISCONNECT);
        assertThat(goodbye.body()[0] & 0xFF).isEqualTo(ReasonCode.QUOTA_EXCEEDED);
        served(display);
    }

    @Test
    void aSeatTakesOverByClientIdAndAWatcherNever() throws Exception {
        open(FOUR, FOUR, NEVER_MS, NEVER_MS);
        WireClient white = as("White", "w");
        WireClient black = as("Black", "b");
        WireClient watcher = kept(WireClient.greeted(broker.tcpPort(), 5, "one", "", ""));
        served(kept(WireClient.greeted(broker.tcpPort(), 5, "one", "", "")));
        served(watcher);
        served(black);
        served(as("White", "w"));
        assertThat(white.next().body()[0] & 0xFF).isEqualTo(ReasonCode.TAKEN_OVER);
        served(black);
    }

    @Test
    void aClientWithoutConnectIsDisconnectedEvenIfItSendsSlowly() throws Exception {
        open(FOUR, FOUR, 300, NEVER_MS);
        WireClient silent = kept(WireClient.silent(broker.tcpPort()));
        WireClient dribbling = kept(WireClient.silent(broker.tcpPort()));
        WireClient browser = kept(WireClient.silent(broker.webSocketPort()));
        Thread.ofVirtual().start(() -> dribble(dribbling));
        silent.awaitEnd();
        dribbling.awaitEnd();
        browser.awaitEnd();
    }

    private static void dribble(WireClient client) {
        try {
            for (byte each : WireClient.connect(5, "x".repeat(10_000), "", "")) {
                client.send(new byte[] {each});
                Thread.sleep(20);
            }
        } catch (IOException | InterruptedException hungUpOn) {
            // The broker closed the connection, as expected.
        }
    }

    @Test
    void beyondTheLimitTheOldestConnectionWithoutConnectIsClosed() throws Exception {
        open(FOUR, TWO, NEVER_MS, NEVER_MS);
        WireClient first = kept(WireClient.silent(broker.tcpPort()));
        Wait.until("the first is there", () -> broker.connections() == 1);
        kept(WireClient.silent(broker.tcpPort()));
        Wait.until("the second is there", () -> broker.connections() == 2);
        served(watcher());
        first.awaitEnd();
    }

    @Test
    void aClientThatStopsReadingIsDisconnected() throws Exception {
        open(FOUR, FOUR, NEVER_MS, 300);
        WireClient stuck = watcher();
        stuck.send(WireClient.subscribe(5, "#"));
        WireClient table = as("service", "secret");
        byte[] long64 = new byte[60_000];
        while (broker.connections() > 1) {
            table.send(WireClient.publish(5, BrokerTest.ROOT + "/event", 0, 0, long64));
        }
        served(table);
    }
}
