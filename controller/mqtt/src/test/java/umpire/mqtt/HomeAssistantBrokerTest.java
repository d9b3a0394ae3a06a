package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.testing.Wait;

/** A table in Home Assistant on a Mosquitto, which keeps retained messages while the table is away. */
class HomeAssistantBrokerTest {
    private static final String ROOT = "umpire/1/home/";
    private static final String DISCOVERY = "homeassistant/device/umpire-home/config";

    @TempDir
    Path folder;

    private final MosquittoBroker mosquitto = new MosquittoBroker();
    private final BlockingQueue<IncomingCommand> incoming = new LinkedBlockingQueue<>();

    @BeforeEach
    void isInstalled() {
        MosquittoBroker.program();
    }

    @AfterEach
    void stop() throws Exception {
        mosquitto.stop();
    }

    private MqttLink link(int port, HomeAssistantAccess access) {
        MqttLink link = MqttLink.open(
                new MqttSettings("tcp://127.0.0.1:" + port, "", "", "home", true).offering(access),
                MqttLinkTest.PATIENT,
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                incoming::add);
        link.game(Samples.sheet());
        return link;
    }

    private RawClient reader(String filter) throws Exception {
        RawClient reader = RawClient.connect("tcp://127.0.0.1:" + mosquitto.port(), "", "");
        reader.subscribe(filter);
        return reader;
    }

    private static void until(RawClient reader, String text) throws InterruptedException {
        while (!reader.next().text().contains(text)) {
            // An earlier message.
        }
    }

    @Test
    void switchedOffTheBrokerForgetsIt() throws Exception {
        mosquitto.launch(folder);
        try (RawClient reader = reader(DISCOVERY);
                RawClient there = reader(ROOT + "availability");
                MqttLink found = link(mosquitto.port(), HomeAssistantAccess.SHOWN)) {
            until(reader, "\"components\"");
            // The availability has a connection of its own, which may come up later.
            until(there, "online");
            assertThat(found.state().up()).isTrue();
        }
        try (RawClient late = reader(DISCOVERY);
                RawClient plain = reader(ROOT + "availability")) {
            until(late, "\"components\"");
            until(plain, "offline");
            try (MqttLink off = link(mosquitto.port(), HomeAssistantAccess.NONE)) {
                assertThat(late.next().text()).isEmpty();
                assertThat(plain.next().text()).isEmpty();
                Wait.until("the link is up", () -> off.state().up());
            }
        }
    }

    @Test
    void theBrokerSaysThatATableIsGone() throws Exception {
        mosquitto.launch(folder);
        try (Relay relay = new Relay(mosquitto.port());
                RawClient reader = reader(ROOT + "availability")) {
            try (MqttLink link = link(relay.port(), HomeAssistantAccess.SHOWN)) {
                until(reader, "online");
                relay.cut();
                until(reader, "offline");
                until(reader, "online");
                assertThat(link.state().lacks()).isEmpty();
            }
            until(reader, "offline");
        }
    }

    /** A broker that refuses the discovery must not keep the table from its displays. */
    @Test
    void aTableThatMayNotBeFoundGoesOn() throws Exception {
        Path acl = folder.resolve("acl");
        Files.writeString(acl, "topic readwrite umpire/1/home/#\n");
        MosquittoBroker.readable(acl);
        mosquitto.launch(folder, "acl_file " + acl);
        try (RawClient reader = reader(ROOT + "summary");
                MqttLink link = link(mosquitto.port(), HomeAssistantAccess.SHOWN)) {
            for (int turn = 0; turn < 3; turn++) {
                link.announce(Samples.ready(), List.of());
                until(reader, "playing");
                link.game(Samples.sheet());
                link.announce(Samples.over(), List.of());
                until(reader, "over");
            }
            assertThat(link.state().connections()).isEqualTo(1);
        }
    }

    /** Without an access list a stranger may publish what Home Assistant reads, but the table takes nothing from it. */
    @Test
    void aStrangerOnAnOpenBrokerDoesNotCommandTheTable() throws Exception {
        mosquitto.launch(folder);
        try (RawClient reader = reader(ROOT + "availability");
                RawClient stranger = reader(ROOT + "summary");
                MqttLink link = link(mosquitto.port(), HomeAssistantAccess.CONTROLLED)) {
            until(reader, "online");
            stranger.publish(DISCOVERY, "{\"components\": {}}", true);
            stranger.publish(DISCOVERY, "", true);
            stranger.publish(ROOT + "summary", "{\"state\": \"over\"}", true);
            stranger.publish(ROOT + "command/pause", "ON", false);
            stranger.publish(ROOT + "availability", "offline", true);
            until(reader, "offline");
            until(reader, "online");
            link.announce(Samples.ready(), List.of());
            until(stranger, "playing");
            assertThat(incoming).isEmpty();
            assertThat(link.state().connections()).isEqualTo(1);
        }
        try (RawClient late = reader(DISCOVERY)) {
            until(late, "\"components\"");
        }
    }
}
