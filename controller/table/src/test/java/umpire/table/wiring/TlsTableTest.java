package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.tls.SampleCertificate;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.table.games.GameChoice;
import umpire.table.wiring.RunSettings.TlsChoice;
import umpire.web.TrustedNames;

/** A whole table that makes its certificate. */
class TlsTableTest {
    @TempDir
    Path folder;

    private RunSettings settings() {
        RunSettings plain = AttendedTable.settings(folder, Rig.standard(), Optional.of(GameChoice.of("ogre-chess")));
        return new RunSettings(
                plain.table(),
                plain.play(),
                plain.rig(),
                plain.files(),
                new RunSettings.Network(
                        "127.0.0.1",
                        0,
                        0,
                        0,
                        Optional.empty(),
                        TrustedNames.NONE,
                        HomeAssistantAccess.NONE,
                        new TlsChoice.OwnTls()));
    }

    @Test
    void pagesAndBrokerHaveACertificateForTheirAddress() throws Exception {
        try (RunningTable table = RunningTable.start(settings())) {
            HttpClient browser = HttpClient.newBuilder()
                    .sslContext(SampleCertificate.trusting(
                            table.addresses().tls().orElseThrow().authority().orElseThrow()))
                    .build();
            URI page =
                    URI.create(table.address().replaceFirst("http:", "https:")).resolve("/config.json");
            String config = browser.send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
            String broker = JsonParser.parseString(config)
                    .getAsJsonObject()
                    .get("webSocket")
                    .getAsString();
            WebSocket connected = browser.newWebSocketBuilder()
                    .subprotocols("mqtt")
                    .header("Origin", "https://127.0.0.1:" + page.getPort())
                    .buildAsync(URI.create("wss://127.0.0.1" + broker), new WebSocket.Listener() {})
                    .get(1, TimeUnit.MINUTES);
            assertThat(connected.getSubprotocol()).isEqualTo("mqtt");
            connected.abort();
        }
    }
}
