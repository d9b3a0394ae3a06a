package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.broker.Broker;
import umpire.broker.BrokerException;
import umpire.broker.BrokerPorts;
import umpire.broker.BrokerSettings;
import umpire.broker.PageCheck;
import umpire.broker.RawClient;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.ConnectionTimeouts;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.AlertSeverity;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.testing.Port;
import umpire.testing.Wait;

/** The link against the embedded broker, observed by a plain client. */
class MqttLinkTest {
    private static final String ROOT = "umpire/1/home";

    /** {@code -Dumpire.restarts=100} sets the number of broker restarts. A leak shows after a few. */
    private static final int RESTARTS = Integer.getInteger("umpire.restarts", 4);

    /** Timeouts for a slow machine. Nothing hangs in these tests. */
    static final ConnectionTimeouts PATIENT = new ConnectionTimeouts(60_000, 120_000, 50, 500, 60_000);

    private final List<IncomingCommand> incoming = new CopyOnWriteArrayList<>();
    private final int tcp = Port.free();
    private final int webSocket = Port.free();
    private Broker broker;
    private MqttLink link;

    @BeforeEach
    void open() throws Exception {
        startBroker();
        link = openLink();
    }

    private MqttLink openLink() {
        return MqttLink.open(
                settings(),
                PATIENT,
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                incoming::add);
    }

    /** Reserves fixed ports, because a restarted broker must use the same ones. */
    private void startBroker() throws BrokerException {
        broker = Broker.open(BrokerSettings.local(tcp, webSocket), ROOT, Samples.TOKENS);
    }

    /** The embedded broker's service password changes with each start. */
    private MqttSettings settings() {
        return MqttSettings.embedded(broker, "home");
    }

    @AfterEach
    void close() {
        link.close();
        broker.close();
    }

    private RawClient watcher() throws Exception {
        RawClient watcher = RawClient.connect("tcp://127.0.0.1:" + tcp, "", "");
        watcher.subscribe("umpire/#");
        return watcher;
    }

    private RawClient white() throws Exception {
        RawClient white = RawClient.connect(
                "tcp://127.0.0.1:" + tcp, "White", Samples.TOKENS.seats().get(Samples.WHITE));
        white.subscribe("umpire/#");
        return white;
    }

    private static JsonObject json(RawClient.Received received) {
        return JsonParser.parseString(received.text()).getAsJsonObject();
    }

    private JsonObject next(RawClient client, String suffix) throws InterruptedException {
        RawClient.Received received = client.next();
        while (!received.topic().equals(ROOT + "/" + suffix)) {
            received = client.next();
        }
        return json(received);
    }

    private static String command(String id, String token, String more) {
        return "{\"id\":\"" + id + "\",\"client\":\"phone\",\"token\":\"" + token + "\"" + more + "}";
    }

    @Test
    void aLateReaderFindsTheCurrentState() throws Exception {
        link.game(Samples.sheet());
        link.announce(Samples.ready(), Samples.told());
        try (RawClient early = watcher()) {
            next(early, "status");
        }
        try (RawClient late = watcher()) {
            Map<String, JsonObject> found = new HashMap<>();
            while (found.size() < 8) {
                RawClient.Received received = late.next();
                found.put(received.topic().substring(ROOT.length() + 1), json(received));
            }
            assertThat(found)
                    .containsOnlyKeys("game", "recent", "position", "legal", "score", "prompt", "status", "summary");
            assertThat(found.get("status").get("state").getAsString()).isEqualTo("ready");
        }
    }

    @Test
    void aLateWillIsCorrected() throws Exception {
        link.announce(Samples.ready(), List.of());
        try (RawClient watcher = watcher()) {
            next(watcher, "status");
            RawClient abandoned = RawClient.connectWithWill(
                    broker.serviceUri(),
                    broker.serviceUser(),
                    broker.servicePassword(),
                    ROOT + "/status",
                    "{\"state\": \"lost\", \"seq\": 0}");
            abandoned.drop();
            assertThat(next(watcher, "status").get("state").getAsString()).isEqualTo("lost");
            assertThat(next(watcher, "status").get("state").getAsString()).isEqualTo("ready");
        }
        try (RawClient late = watcher()) {
            assertThat(next(late, "status").get("state").getAsString()).isEqualTo("ready");
        }
    }

    @Test
    void onlyChangesArePublishedAndNumbersShowAGap() throws Exception {
        Map<String, List<Integer>> numbers = new HashMap<>();
        try (RawClient watcher = watcher()) {
            link.announce(Samples.ready(), Samples.told());
            // Only the last message of a retained topic counts, so each must arrive before the next is published.
            hearUntil(watcher, "status", 1, numbers);
            link.announce(Samples.ready(), List.of());
            link.announce(Samples.ready(), Samples.told());
            hearUntil(watcher, "event", 4, numbers);
            link.announce(Samples.over(), List.of());
            hearUntil(watcher, "legal", 2, numbers);
            assertThat(numbers.get("event")).containsExactly(1, 2, 3, 4);
            assertThat(numbers.get("position")).containsExactly(1, 2);
        }
    }

    /** Receives messages until this many of a topic have come, and records their numbers by topic. */
    private static void hearUntil(RawClient client, String suffix, int count, Map<String, List<Integer>> numbers)
            throws InterruptedException {
        while (numbers.getOrDefault(suffix, List.of()).size() < count) {
            RawClient.Received received = client.next();
            numbers.computeIfAbsent(received.topic().substring(ROOT.length() + 1), topic -> new ArrayList<>())
                    .add(json(received).get("seq").getAsInt());
        }
    }

    @Test
    void healthNamesTheLastMessageOfEachRetainedTopicSoThatAReaderNoticesWhichHeLacks() throws Exception {
        link.game(Samples.sheet());
        link.announce(Samples.secrets(), Samples.told());
        link.alert("leds", AlertSeverity.NOTICE, "No strip.");
        link.alert("camera", AlertSeverity.TROUBLE, "No frame.");
        link.alertOver("camera");
        link.announce(Samples.over(), List.of());
        link.health(Samples.health());
        Map<String, Integer> named = new HashMap<>();
        Map<String, Integer> held = new HashMap<>();
        try (RawClient watcher = watcher()) {
            while (named.isEmpty() || !held.keySet().containsAll(named.keySet())) {
                RawClient.Received received = watcher.next();
                String suffix = received.topic().substring(ROOT.length() + 1);
                if (suffix.equals("health")) {
                    json(received)
                            .getAsJsonArray("retained")
                            .forEach(each -> named.put(
                                    each.getAsJsonObject().get("topic").getAsString(),
                                    each.getAsJsonObject().get("seq").getAsInt()));
                } else if (!received.text().isEmpty()) {
                    held.put(suffix, json(received).get("seq").getAsInt());
                }
            }
            assertThat(named)
                    .containsOnlyKeys(
                            "alert/leds",
                            "game",
                            "legal",
                            "position",
                            "prompt",
                            "recent",
                            "score",
                            "status",
                            "summary");
            assertThat(held).containsAllEntriesOf(named);
        }
    }

    @Test
    void afterABrokerRestartRetainedMessagesAreBackAndNoThreadLeaks() throws Exception {
        link.game(Samples.sheet());
        link.announce(Samples.ready(), List.of());
        Wait.until("the link is up", () -> link.state().up());
        List<Long> tookMs = new ArrayList<>();
        List<String> early = List.of();
        for (int restart = 0; restart < RESTARTS; restart++) {
            restartBroker();
            long start = System.nanoTime();
            assertThat(suffixesUntilAllStates()).contains("game", "status");
            tookMs.add((System.nanoTime() - start) / 1_000_000);
            if (restart == 1) {
                early = linkThreads();
            }
        }
        int atMost = early.size();
        assertThat(atMost).as("the threads after the second restart: %s", early).isGreaterThan(3);
        Wait.until(
                "the link has no more threads than after the second restart",
                () -> linkThreads().size() <= atMost);
        System.out.println("everything retained was back after " + tookMs + " ms");
        Wait.until("the link is up", () -> link.state().up());
        assertThat(link.state().connections()).isEqualTo(RESTARTS + 1);
    }

    private void restartBroker() throws Exception {
        String password = broker.servicePassword();
        broker.close();
        Wait.until("the loss is noticed", () -> !link.state().up());
        broker = Broker.open(
                BrokerPorts.bind(BrokerSettings.local(tcp, webSocket)),
                ROOT,
                Samples.TOKENS,
                PageCheck.PROGRAMS_ONLY,
                password);
    }

    private List<String> suffixesUntilAllStates() throws Exception {
        try (RawClient watcher = watcher()) {
            List<String> seen = new ArrayList<>();
            while (!seen.containsAll(List.of("game", "position", "legal", "score", "prompt", "status"))) {
                seen.add(watcher.next().topic().substring(ROOT.length() + 1));
            }
            return seen;
        }
    }

    /** Returns the link's own threads. The library may leak a thread of an observing client when a broker stops. */
    private static List<String> linkThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("mqtt-") || (name.startsWith("MQTT") && name.contains("umpire-home-")))
                .toList();
    }

    @Test
    void aNormalStopIsPublishedAndStays() throws Exception {
        link.announce(Samples.ready(), List.of());
        try (RawClient watcher = watcher()) {
            assertThat(next(watcher, "status").get("state").getAsString()).isEqualTo("ready");
            link.close();
            assertThat(next(watcher, "status").get("state").getAsString()).isEqualTo("stopped");
        }
        try (RawClient late = watcher()) {
            assertThat(next(late, "status").get("state").getAsString()).isEqualTo("stopped");
        }
    }

    @Test
    void aCommandReachesTheTableOnceAndItsAnswerComesTwice() throws Exception {
        try (RawClient phone = white()) {
            Wait.until("the link is up", () -> link.state().up());
            String act = command("7f3a", Samples.TOKENS.seats().get(Samples.WHITE), ",\"notation\":\"a1-b1\"");
            phone.publish(ROOT + "/command/act", act, false);
            Wait.until("the command arrives", () -> !incoming.isEmpty());
            assertThat(incoming.getFirst().commandRequest())
                    .isEqualTo(new CommandRequest.Order(new Command.Act(Optional.of(Samples.WHITE), "a1-b1")));
            incoming.getFirst().answer(Optional.of(new CommandAnswer.Done("The tank moves.")));
            JsonObject first = next(phone, "reply/White/phone");
            phone.publish(ROOT + "/command/act", act, false);
            JsonObject second = next(phone, "reply/White/phone");
            assertThat(incoming).hasSize(1);
            for (JsonObject reply : List.of(first, second)) {
                assertThat(reply.get("result").getAsString()).isEqualTo("accepted");
                assertThat(reply.get("id").getAsString()).isEqualTo("7f3a");
                assertThat(reply.get("says").getAsString()).isEqualTo("The tank moves.");
            }
        }
    }

    @Test
    void onlyTheSeatReceivesItsReply() throws Exception {
        try (RawClient watcher = watcher();
                RawClient phone = white()) {
            Wait.until("the link is up", () -> link.state().up());
            String token = Samples.TOKENS.seats().get(Samples.WHITE);
            phone.publish(ROOT + "/command/act", command("1", token, ",\"notation\":\"a1-b1\""), false);
            phone.publish(ROOT + "/command/act", command("2", token, ",\"notation\":7"), false);
            Wait.until("the command arrives", () -> !incoming.isEmpty());
            incoming.getFirst().answer(Optional.of(new CommandAnswer.Done("Declared.")));
            assertThat(List.of(
                            next(phone, "reply/White/phone").get("id").getAsString(),
                            next(phone, "reply/White/phone").get("id").getAsString()))
                    .containsExactlyInAnyOrder("1", "2");
            phone.publish(ROOT + "/command/act", command("3", "nobody's", ",\"notation\":\"a1-b1\""), false);
            List<String> heard = new ArrayList<>();
            while (!heard.contains("reply/phone")) {
                heard.add(watcher.next().topic().substring(ROOT.length() + 1));
            }
            assertThat(heard).noneMatch(topic -> topic.startsWith("reply/White"));
        }
    }

    @Test
    void aCommandOfAnEarlierRunIsAnsweredAndNotExecutedAgain() throws Exception {
        link.close();
        link = MqttLink.open(
                settings(),
                PATIENT,
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of("1/phone/7f3a"),
                incoming::add);
        String token = Samples.TOKENS.seats().get(Samples.WHITE);
        try (RawClient phone = white()) {
            Wait.until("the link is up", () -> link.state().up());
            phone.publish(ROOT + "/command/act", command("7f3a", token, ",\"notation\":\"a1-b1\""), false);
            assertThat(next(phone, "reply/White/phone").get("says").getAsString())
                    .contains("Done already");
            phone.publish(ROOT + "/command/act", command("7f3b", token, ",\"notation\":\"a1-b1\""), false);
            Wait.until("the new command arrives", () -> !incoming.isEmpty());
            assertThat(incoming.getFirst().cause()).endsWith("/7f3b");
        }
    }

    @Test
    void aRetainedCommandIsRefusedAndTakenAway() throws Exception {
        try (RawClient phone = watcher()) {
            Wait.until("the link is up", () -> link.state().up());
            phone.publish(ROOT + "/command/pause", command("1", Samples.TOKENS.operator(), ""), true);
            assertThat(next(phone, "reply/phone").get("reason").getAsString()).isEqualTo("retained");
        }
        assertThat(incoming).isEmpty();
        link.close();
        link = openLink();
        try (RawClient phone = watcher()) {
            Wait.until("the link is up again", () -> link.state().up());
            phone.publish(
                    ROOT + "/command/press", command("2", Samples.TOKENS.operator(), ",\"button\":\"help\""), false);
            Wait.until("the live command arrives", () -> !incoming.isEmpty());
            assertThat(incoming.getFirst().commandRequest())
                    .isEqualTo(new CommandRequest.PressRequest(Optional.empty(), ButtonMeaning.HELP));
        }
    }

    @Test
    void anAlertIsRetainedUntilItIsCleared() throws Exception {
        link.alert("camera", AlertSeverity.TROUBLE, "No frame for 3 seconds.");
        link.alert("leds", AlertSeverity.NOTICE, "No strip.");
        link.alertOver("camera");
        link.announce(Samples.ready(), List.of());
        try (RawClient early = watcher()) {
            next(early, "status");
        }
        try (RawClient late = watcher()) {
            Set<String> topics = new HashSet<>();
            while (!topics.containsAll(List.of(ROOT + "/status", ROOT + "/prompt", ROOT + "/alert/leds"))) {
                topics.add(late.next().topic());
            }
            assertThat(topics).doesNotContain(ROOT + "/alert/camera");
        }
    }

    @Test
    void anAlertOfAKilledRunIsCleared() throws Exception {
        Wait.until("the link is up", () -> link.state().up());
        link.alert("camera", AlertSeverity.TROUBLE, "No frame for 3 seconds.");
        try (RawClient watcher = watcher()) {
            assertThat(next(watcher, "alert/camera").get("severity").getAsString())
                    .isEqualTo("trouble");
            // A second run on the same broker does not know the first run's alert.
            try (MqttLink second = openLink()) {
                RawClient.Received cleared = watcher.next();
                while (!cleared.topic().equals(ROOT + "/alert/camera")) {
                    cleared = watcher.next();
                }
                assertThat(cleared.text()).isEmpty();
                Wait.until("the second run is up", () -> second.state().up());
            }
        }
    }

    @Test
    void secretsAreNotPublishedOnAnUnguardedBroker() throws Exception {
        link.announce(Samples.secrets(), List.of());
        try (RawClient white = RawClient.connect(
                "tcp://127.0.0.1:" + tcp, "First Elf", Samples.TOKENS.seats().get(Samples.FIRST_ELF))) {
            white.subscribe(ROOT + "/seat/First-Elf");
            assertThat(json(white.next()).get("seat").getAsString()).isEqualTo("First Elf");
        }
        MqttSettings embedded = settings();
        link.close();
        broker.close();
        startBroker();
        link = MqttLink.open(
                new MqttSettings(embedded.uri(), broker.serviceUser(), broker.servicePassword(), "home", false),
                PATIENT,
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                incoming::add);
        link.announce(Samples.secrets(), List.of());
        try (RawClient operator = RawClient.connect("tcp://127.0.0.1:" + tcp, "operator", Samples.TOKENS.operator())) {
            operator.subscribe("umpire/#");
            Set<String> topics = new HashSet<>();
            while (!topics.containsAll(
                    List.of(ROOT + "/position", ROOT + "/legal", ROOT + "/prompt", ROOT + "/status"))) {
                topics.add(operator.next().topic());
            }
            assertThat(topics).noneMatch(topic -> topic.contains("/seat/"));
        }
    }
}
