package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real MQTT clients against the embedded broker. All tests share one broker, so each test removes its retained messages. */
class BrokerTest {
    static final String ROOT = "umpire/1/home";
    static final BrokerSettings ANY_PORTS = BrokerSettings.local(0, 0);

    private static Broker broker;
    private static RawClient service;

    private final Set<String> lying = new HashSet<>();

    static Optional<ClientRole> register(String user, String password) {
        return switch (user + ":" + password) {
            case "operator:all" -> Optional.of(new ClientRole.OperatorClient());
            case "White:w" -> Optional.of(new ClientRole.SeatClient("White"));
            case "Black:b" -> Optional.of(new ClientRole.SeatClient("Black"));
            default -> Optional.empty();
        };
    }

    @BeforeAll
    static void open() throws Exception {
        broker = Broker.open(ANY_PORTS, ROOT, BrokerTest::register);
        service = anotherService();
    }

    @AfterAll
    static void close() {
        service.close();
        broker.close();
    }

    @AfterEach
    void takeAway() throws MqttException {
        for (String topic : lying) {
            service.publish(topic, "", true);
        }
    }

    /** A second service connection with subscriptions of its own, so the next test does not receive them. */
    private static RawClient anotherService() throws MqttException {
        return RawClient.connect(broker.serviceUri(), broker.serviceUser(), broker.servicePassword());
    }

    private RawClient watcher() throws MqttException {
        return RawClient.connect(broker.serviceUri(), "", "");
    }

    private void everythingIsSaid() throws MqttException {
        service.publish(ROOT + "/seat/White", "white's secret", false);
        service.publish(ROOT + "/seat/Black", "black's secret", false);
        service.publish(ROOT + "/score", "1:0", false);
    }

    private void lay(RawClient client, String topic, String text) throws MqttException {
        lying.add(topic);
        client.publish(topic, text, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "umpire/#", "+/+/+/#", "umpire/+/home/#", ROOT + "/#"})
    void aWideFilterIsNarrowedToWhatTheReaderMayRead(String filter) throws Exception {
        try (RawClient watcher = watcher()) {
            watcher.subscribe(filter);
            everythingIsSaid();
            service.publish(ROOT + "/command/act", "a token", false);
            service.publish(ROOT + "/mark", "end", false);
            assertThat(watcher.topicsUntil(ROOT + "/mark")).containsExactly(ROOT + "/score");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"+/1/home/seat/+", "umpire/+/+/seat/#", "+/+/+/command/#", "umpire/1/+/command/act"})
    void aFilterThatHidesItsAimBehindWildcardsYieldsNothing(String filter) throws Exception {
        try (RawClient watcher = watcher();
                RawClient operator = RawClient.connect(broker.serviceUri(), "operator", "all")) {
            watcher.subscribe(filter);
            watcher.subscribe(ROOT + "/mark");
            operator.subscribe(filter);
            operator.subscribe(ROOT + "/mark");
            everythingIsSaid();
            service.publish(ROOT + "/command/act", "a token", false);
            service.publish(ROOT + "/mark", "end", false);
            service.publish(ROOT + "/mark", "end", false);
            assertThat(watcher.topicsUntil(ROOT + "/mark")).isEmpty();
            assertThat(watcher.topicsUntil(ROOT + "/mark")).isEmpty();
            assertThat(operator.topicsUntil(ROOT + "/mark")).noneMatch(topic -> topic.contains("/command/"));
        }
    }

    @Test
    void retainedSecretsAreHeldBackFromAWideFilterToo() throws Exception {
        lay(service, ROOT + "/seat/White", "white's secret");
        lay(service, ROOT + "/seat/Black", "black's secret");
        lay(service, ROOT + "/score", "1:0");
        try (RawClient watcher = watcher();
                RawClient white = RawClient.connect(broker.serviceUri(), "White", "w");
                RawClient operator = RawClient.connect(broker.serviceUri(), "operator", "all")) {
            for (RawClient each : List.of(watcher, white, operator)) {
                each.subscribe("umpire/#");
            }
            service.publish(ROOT + "/mark", "end", false);
            assertThat(watcher.topicsUntil(ROOT + "/mark")).containsExactly(ROOT + "/score");
            assertThat(white.topicsUntil(ROOT + "/mark"))
                    .containsExactlyInAnyOrder(ROOT + "/score", ROOT + "/seat/White");
            assertThat(operator.topicsUntil(ROOT + "/mark"))
                    .containsExactlyInAnyOrder(ROOT + "/score", ROOT + "/seat/White", ROOT + "/seat/Black");
        }
    }

    @Test
    void aFilterForSecretsOnlyIsRefusedWithAnError() throws Exception {
        try (RawClient watcher = watcher();
                RawClient black = RawClient.connect(broker.serviceUri(), "Black", "b")) {
            assertThat(watcher.subscriptionAnswer(ROOT + "/seat/White")).isGreaterThanOrEqualTo(0x80);
            assertThat(watcher.subscriptionAnswer(ROOT + "/command/#")).isGreaterThanOrEqualTo(0x80);
            assertThat(watcher.subscriptionAnswer("$sys/mqtt/retain/umpire/#")).isGreaterThanOrEqualTo(0x80);
            assertThat(black.subscriptionAnswer(ROOT + "/seat/White")).isGreaterThanOrEqualTo(0x80);
            assertThat(black.subscriptionAnswer(ROOT + "/seat/Black")).isLessThan(0x80);
        }
    }

    @Test
    void takingOverTheNameOfASeatsClientShowsNothingOfItsQueue() throws Exception {
        RawClient white = RawClient.connectAs(broker.serviceUri(), "whites-phone", "White", "w", false);
        white.subscribe(ROOT + "/#");
        white.drop();
        service.publish(ROOT + "/seat/White", "white's secret", false);
        try (RawClient thief = RawClient.connectAs(broker.serviceUri(), "whites-phone", "", "", false)) {
            thief.subscribe(ROOT + "/mark");
            service.publish(ROOT + "/mark", "end", false);
            assertThat(thief.topicsUntil(ROOT + "/mark")).doesNotContain(ROOT + "/seat/White");
        }
    }

    @Test
    void onlyTheServiceMaySpeakButAnyoneMaySendCommands() throws Exception {
        try (RawClient watcher = watcher();
                RawClient black = RawClient.connect(broker.serviceUri(), "Black", "b");
                RawClient hearing = anotherService()) {
            hearing.subscribe("umpire/#");
            assertThat(watcher.publicationAnswer(ROOT + "/status", "forged", true))
                    .isGreaterThanOrEqualTo(0x80);
            assertThat(black.publicationAnswer(ROOT + "/seat/Black", "forged", true))
                    .isGreaterThanOrEqualTo(0x80);
            assertThat(watcher.publicationAnswer("elsewhere", "rubbish", true)).isGreaterThanOrEqualTo(0x80);
            assertThat(watcher.publicationAnswer(ROOT + "/command/act", "{}", false))
                    .isLessThan(0x80);
            service.publish(ROOT + "/mark", "end", false);
            assertThat(hearing.topicsUntil(ROOT + "/mark")).containsExactly(ROOT + "/command/act");
        }
    }

    @Test
    void aForeignLastWillOnTheTablesTopicsIsNotPublished() throws Exception {
        RawClient forger = RawClient.connectWithWill(broker.serviceUri(), ROOT + "/status", "lost");
        try (RawClient hearing = anotherService();
                RawClient watcher = watcher()) {
            hearing.subscribe("umpire/#");
            forger.drop();
            service.publish(ROOT + "/mark", "end", false);
            assertThat(hearing.topicsUntil(ROOT + "/mark")).isEmpty();
            watcher.subscribe("umpire/#");
            service.publish(ROOT + "/mark", "end", false);
            assertThat(watcher.topicsUntil(ROOT + "/mark")).isEmpty();
        }
    }

    @Test
    void aWrongPasswordIsTurnedAwayAndSoIsTheBrokersOwnClusterUser() {
        for (List<String> pair : List.of(
                List.of("White", "b"),
                List.of("operator", ""),
                List.of("umpire-service", "guess"),
                List.of("ACTIVEMQ.CLUSTER.ADMIN.USER", "CHANGE ME!!"))) {
            assertThatThrownBy(() -> RawClient.connect(broker.serviceUri(), pair.get(0), pair.get(1)))
                    .describedAs(pair.get(0))
                    .isInstanceOf(MqttException.class);
        }
    }

    @Test
    void aRetainedCommandCanBeToldFromALiveOne() throws Exception {
        try (RawClient watcher = watcher();
                RawClient hearing = anotherService()) {
            hearing.subscribeAsPublished(ROOT + "/command/#");
            watcher.publish(ROOT + "/command/act", "live", false);
            lay(watcher, ROOT + "/command/act", "kept");
            assertThat(hearing.next().retained()).isFalse();
            assertThat(hearing.next().retained()).isTrue();
        }
    }

    @Test
    void sharedSubscriptionsCannotTakeMessagesAway() throws Exception {
        try (RawClient watcher = watcher()) {
            assertThat(watcher.subscriptionAnswer("$share/x/umpire/#")).isGreaterThanOrEqualTo(0x80);
        }
    }

    @Test
    void webSocketsAreServedToo() throws Exception {
        try (RawClient browser = RawClient.connect("ws://127.0.0.1:" + broker.webSocketPort() + "/mqtt", "", "")) {
            browser.subscribe("umpire/#");
            service.publish(ROOT + "/score", "1:0", false);
            assertThat(browser.next().topic()).isEqualTo(ROOT + "/score");
        }
    }

    @Test
    void longMessagesArriveCompleteAndInOrderOverWebSocket() throws Exception {
        List<String> topics = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            topics.add(ROOT + "/kept" + i);
            lay(service, topics.getLast(), i + "x".repeat(50_000));
        }
        try (RawClient browser = RawClient.connect("ws://127.0.0.1:" + broker.webSocketPort() + "/mqtt", "", "")) {
            browser.subscribe(ROOT + "/#");
            for (int i = 0; i < topics.size(); i++) {
                RawClient.Received received = browser.next();
                assertThat(received.topic()).isEqualTo(topics.get(i));
                assertThat(received.text()).isEqualTo(i + "x".repeat(50_000));
            }
        }
    }

    @Test
    void aTakenPortIsNamedWithTheOptionToChangeIt() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            assertThatThrownBy(() -> Broker.open(BrokerSettings.local(port, 0), ROOT, BrokerTest::register))
                    .isInstanceOf(BrokerException.class)
                    .hasMessageContaining("Port " + port)
                    .hasMessageContaining("--mqtt-port");
            assertThatThrownBy(() -> Broker.open(BrokerSettings.local(0, port), ROOT, BrokerTest::register))
                    .isInstanceOf(BrokerException.class)
                    .hasMessageContaining("--mqtt-ws-port");
        }
    }

    @Test
    void aBrokerOnOneAddressIsReachedOnlyThere() throws Exception {
        try (Broker elsewhere = Broker.open(new BrokerSettings("127.0.0.2", 0, 0), ROOT, BrokerTest::register);
                RawClient table = RawClient.connect(
                        elsewhere.serviceUri(), elsewhere.serviceUser(), elsewhere.servicePassword())) {
            table.publish(ROOT + "/status", "ready", true);
            assertThat(elsewhere.serviceUri()).isEqualTo("tcp://127.0.0.2:" + elsewhere.tcpPort());
            for (int port : List.of(elsewhere.tcpPort(), elsewhere.webSocketPort())) {
                new Socket("127.0.0.2", port).close();
                assertThatThrownBy(() -> new Socket("127.0.0.1", port)).isInstanceOf(ConnectException.class);
            }
        }
    }

    @Test
    void aBrokerOnAllAddressesIsReachedOnLoopback() throws Exception {
        try (Broker everywhere = Broker.open(new BrokerSettings("0.0.0.0", 0, 0), ROOT, BrokerTest::register)) {
            assertThat(everywhere.serviceUri()).isEqualTo("tcp://127.0.0.1:" + everywhere.tcpPort());
            new Socket("127.0.0.2", everywhere.tcpPort()).close();
        }
    }

    @Test
    void anInvalidPortIsRefused() {
        assertThatThrownBy(() -> BrokerSettings.local(70000, 9001)).hasMessageContaining("--mqtt-port");
        assertThatThrownBy(() -> BrokerSettings.local(1883, 1883)).hasMessageContaining("must differ");
    }
}
