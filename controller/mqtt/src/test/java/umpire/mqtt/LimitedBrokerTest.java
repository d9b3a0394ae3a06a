package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.mqtt.MosquittoBroker.ROOT;
import static umpire.mqtt.MosquittoBroker.topicsUntil;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Key;
import java.security.KeyStore;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.mqtt.connection.BrokerFound;
import umpire.mqtt.connection.BrokerFound.BrokerAccess;
import umpire.mqtt.connection.BrokerProbe;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.PlayersPayload;
import umpire.rules.kernel.Seat;
import umpire.testing.Wait;

/** A Mosquitto with limits below the table's messages, or with TLS and a private certificate. */
class LimitedBrokerTest {
    @TempDir
    Path folder;

    private final MosquittoBroker mosquitto = new MosquittoBroker();

    private void launch(String... lines) throws Exception {
        mosquitto.launch(folder, lines);
    }

    @AfterEach
    void stop() throws Exception {
        mosquitto.stop();
    }

    private MqttSettings settings(String scheme, Optional<Path> authority) {
        return new MqttSettings(
                scheme + "://127.0.0.1:" + mosquitto.port(),
                "",
                "",
                "home",
                false,
                authority,
                MqttSettings.HomeAssistantAccess.NONE);
    }

    private BrokerFound probed() {
        return BrokerProbe.of(settings("mqtt", Optional.empty()), Wait.LIMIT_MS);
    }

    private MqttLink link() throws InterruptedException {
        MqttLink link = MqttLink.open(
                settings("mqtt", Optional.empty()),
                MqttLinkTest.PATIENT,
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                command -> {});
        Wait.until("the link is up", () -> link.state().up());
        return link;
    }

    /** Returns the text of an alert, once it is raised. The table checks for it whenever it publishes its health. */
    private static String alert(MqttLink link, RawClient reader, String id) throws InterruptedException {
        link.health(Samples.health());
        for (RawClient.Received next = reader.next(); ; next = reader.next()) {
            if (next.topic().equals(ROOT + "alert/" + id)) {
                return JsonParser.parseString(next.text())
                        .getAsJsonObject()
                        .get("says")
                        .getAsString();
            }
        }
    }

    @Test
    void anOverlongMessageIsDroppedAndReportedOnce() throws Exception {
        launch("max_packet_size 10000");
        assertThat(probed().access()).isEqualTo(BrokerAccess.LIMITED);
        assertThat(probed().mend()).contains("max_packet_size");
        try (RawClient reader = mosquitto.reader("");
                MqttLink link = link()) {
            link.players(new PlayersPayload(
                    IntStream.range(0, 400)
                            .mapToObj(i -> new PlayersPayload.PlayerPayload(new Seat("Seat " + i), "a name"))
                            .toList(),
                    List.of(),
                    List.of()));
            link.alert("late", AlertSeverity.NOTICE, "Said after it.");
            assertThat(topicsUntil(reader, "alert/late")).doesNotContain("players");
            assertThat(alert(link, reader, "broker"))
                    .contains("at most 10000 bytes")
                    .contains("max_packet_size");
            assertThat(link.state().connections()).isEqualTo(1);
        }
    }

    @Test
    void aBrokerWithoutRetainIsUsedAnyway() throws Exception {
        launch("retain_available false");
        assertThat(probed().access()).isEqualTo(BrokerAccess.LIMITED);
        assertThat(probed().mend()).contains("retain_available");
        try (RawClient reader = mosquitto.reader("");
                MqttLink link = link()) {
            link.announce(Samples.ready(), Samples.told());
            assertThat(topicsUntil(reader, "status")).contains("position", "event");
            assertThat(alert(link, reader, "broker")).contains("keeps no retained messages");
            assertThat(link.state().connections()).isEqualTo(1);
        }
    }

    @Test
    void aBrokerWithQos0OnlyIsUsed() throws Exception {
        launch("max_qos 0");
        assertThat(probed()).extracting(BrokerFound::access, BrokerFound::says).containsExactly(BrokerAccess.OPEN, "");
        try (RawClient reader = mosquitto.reader("");
                MqttLink link = link()) {
            link.announce(Samples.ready(), Samples.told());
            assertThat(topicsUntil(reader, "status")).contains("position", "event");
            assertThat(link.state().connections()).isEqualTo(1);
        }
    }

    /** The library counts messages in flight, and respects the broker's receive maximum. */
    @Test
    void aReceiveMaximumOfOneIsKept() throws Exception {
        launch("max_inflight_messages 1", "max_topic_alias 2");
        try (RawClient reader = mosquitto.reader("");
                MqttLink link = link()) {
            for (int i = 0; i < 300; i++) {
                link.help("line " + i);
            }
            for (int i = 0; i < 300; i++) {
                assertThat(reader.next().text()).contains("line " + i);
            }
            assertThat(link.state().connections()).isEqualTo(1);
        }
    }

    @Test
    void aTlsErrorIsDistinguishedFromAMissingBroker() throws Exception {
        Path certificate = certify();
        launch("certfile " + certificate, "keyfile " + folder.resolve("key.pem"));
        assertThat(probed("mqtts", Optional.of(certificate)).access()).isEqualTo(BrokerAccess.OPEN);
        assertThat(probed("ssl", Optional.of(certificate)).access()).isEqualTo(BrokerAccess.OPEN);
        BrokerFound stranger = probed("mqtts", Optional.empty());
        assertThat(stranger.access()).as(stranger.says()).isEqualTo(BrokerAccess.NOT_TRUSTED);
        assertThat(stranger.mend()).contains("--broker-ca");
        BrokerFound plain = probed("mqtt", Optional.empty());
        assertThat(plain.access()).as(plain.says()).isEqualTo(BrokerAccess.NOT_MQTT);
        assertThat(plain.mend()).contains("mqtts://");
        stop();
        assertThat(probed("mqtts", Optional.of(certificate)).access()).isEqualTo(BrokerAccess.UNREACHABLE);
    }

    @Test
    void aCertificateForAnotherNameIsReported() throws Exception {
        Path certificate = certify("dns:elsewhere.example");
        launch("certfile " + certificate, "keyfile " + folder.resolve("key.pem"));
        BrokerFound found = probed("mqtts", Optional.of(certificate));
        assertThat(found.access()).as(found.says()).isEqualTo(BrokerAccess.NOT_TRUSTED);
        assertThat(found.mend()).contains("as its certificate does");
    }

    @Test
    void tlsWithAPlainBrokerIsReported() throws Exception {
        launch();
        BrokerFound found = probed("mqtts", Optional.empty());
        assertThat(found.access()).as(found.says()).isEqualTo(BrokerAccess.NOT_MQTT);
        assertThat(found.mend()).contains("mqtt://");
    }

    private BrokerFound probed(String scheme, Optional<Path> authority) {
        return BrokerProbe.of(settings(scheme, authority), Wait.LIMIT_MS);
    }

    private Path certify() throws Exception {
        return certify("ip:127.0.0.1");
    }

    /** Creates a key and a self-signed certificate, and returns the certificate. */
    private Path certify(String name) throws Exception {
        Path store = folder.resolve("store.p12");
        String options =
                "-genkeypair -keyalg EC -storetype PKCS12 -storepass secret -alias broker -dname CN=broker -ext san="
                        + name;
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(), "-keystore", store.toString()));
        command.addAll(List.of(options.split(" ")));
        Process keytool = new ProcessBuilder(command).redirectErrorStream(true).start();
        assertThat(keytool.waitFor()).isZero();
        KeyStore made = KeyStore.getInstance(store.toFile(), "secret".toCharArray());
        Key key = made.getKey("broker", "secret".toCharArray());
        pem("key.pem", "PRIVATE KEY", key.getEncoded());
        return pem(
                "certificate.pem", "CERTIFICATE", made.getCertificate("broker").getEncoded());
    }

    private Path pem(String file, String what, byte[] bytes) throws IOException {
        Path pem = folder.resolve(file);
        Files.writeString(
                pem,
                "-----BEGIN " + what + "-----\n"
                        + Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.UTF_8))
                                .encodeToString(bytes)
                        + "\n-----END " + what + "-----\n");
        return MosquittoBroker.readable(pem);
    }
}
