package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.broker.Broker;
import umpire.broker.BrokerSettings;
import umpire.broker.RawClient;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.publishing.MessageStamp;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.CommandAnswer;
import umpire.testing.Wait;

/** Compares docs/mqtt/asyncapi.yaml with the messages that the table really sends and receives. */
class ContractTest {
    private static final String ROOT = "umpire/1/home/";

    private final Contract contract;
    private final Schemas schemas;

    ContractTest() throws IOException {
        contract = Contract.read();
        schemas = contract.schemas();
    }

    /** A game over a real broker: every message must be documented, and every documented message must occur. */
    @Test
    void aRunningTablePublishesExactlyTheDocumentedMessages() throws Exception {
        Set<String> unheard = new HashSet<>(contract.channels("send").keySet());
        List<IncomingCommand> incoming = new CopyOnWriteArrayList<>();
        AccessTokens tokens = Samples.TOKENS;
        try (Broker broker = Broker.open(BrokerSettings.local(0, 0), "umpire/1/home", tokens);
                RawClient operator = RawClient.connect(broker.serviceUri(), "operator", tokens.operator());
                MqttLink link = MqttLink.open(
                        MqttSettings.embedded(broker, "home"),
                        tokens,
                        InstantSource.system(),
                        Samples.CLOCK_MS,
                        List.of(),
                        incoming::add)) {
            operator.subscribeAsPublished("umpire/#");
            everythingIsSaid(link);
            Wait.until("the link is up", () -> link.state().up());
            operator.publish(
                    ROOT + "command/pause",
                    Contract.command("pause", tokens.operator()).toString(),
                    false);
            operator.publish(ROOT + "command/pause", "rubbish", false);
            Wait.until("the command arrives", () -> !incoming.isEmpty());
            incoming.getFirst()
                    .answer(Optional.of(new CommandAnswer.NotDone(Optional.of(Samples.OnlyRule.STEPS_ONE), "No.")));
            while (!unheard.isEmpty()) {
                RawClient.Received received = operator.next();
                if (!received.text().isEmpty()) {
                    unheard.remove(check(received));
                }
            }
        }
    }

    private static void everythingIsSaid(MqttLink link) {
        link.game(Samples.sheet());
        link.games(Samples.games());
        link.players(Samples.players());
        link.sight(Samples.observation(1));
        link.light(Samples.lights());
        link.health(Samples.health());
        link.alert("camera", AlertSeverity.TROUBLE, "No frame for 3 seconds.");
        link.announce(Samples.secrets(), Samples.told());
        link.announce(Samples.over(), List.of());
        for (TableSnapshot.GameStatus standing : TableSnapshot.GameStatus.values()) {
            link.announce(Samples.tableSnapshot(standing, Map.of()), List.of());
        }
        link.announce(Samples.secrets(), Samples.told());
    }

    /** Validates the message and returns the name of its channel. */
    private String check(RawClient.Received received) {
        Map.Entry<String, Contract.Channel> channel = contract.channels("send").entrySet().stream()
                .filter(entry -> entry.getValue().covers(received.topic()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(received.topic() + " is not documented"));
        assertThat(received.retained())
                .describedAs(received.topic() + " retained")
                .isEqualTo(channel.getValue().retained());
        assertThat(schemas.faults(channel.getValue().schema(), JsonParser.parseString(received.text())))
                .describedAs(received.topic())
                .isEmpty();
        return channel.getKey();
    }

    /** {@code -Dumpire.golden=write} rewrites the samples; review the difference before committing it. */
    @Test
    void theSamplesMatchTheTablesMessages() throws IOException {
        Path folder = Contract.folder().resolve("samples");
        Map<String, byte[]> samples =
                GoldenSamples.all(new MessageStamp(InstantSource.fixed(Instant.parse("2026-01-01T18:00:00Z"))));
        if ("write".equals(System.getProperty("umpire.golden"))) {
            for (Map.Entry<String, byte[]> sample : samples.entrySet()) {
                Files.writeString(folder.resolve(sample.getKey()), GoldenSamples.pretty(sample.getValue()));
            }
        }
        List<String> files = new ArrayList<>();
        try (Stream<Path> paths = Files.list(folder)) {
            paths.map(path -> path.getFileName().toString())
                    .filter(name -> !name.startsWith("command-"))
                    .forEach(files::add);
        }
        assertThat(files).containsExactlyInAnyOrderElementsOf(samples.keySet());
        for (Map.Entry<String, byte[]> sample : samples.entrySet()) {
            assertThat(GoldenSamples.pretty(sample.getValue()))
                    .describedAs(sample.getKey())
                    .isEqualTo(Files.readString(folder.resolve(sample.getKey())));
        }
    }
}
