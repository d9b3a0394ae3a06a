package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** WebSocket handshakes from different web pages. */
class WebSocketDoorTest {
    private Broker broker;

    @BeforeEach
    void open() throws Exception {
        broker = Broker.open(
                BrokerPorts.bind(BrokerTest.ANY_PORTS), BrokerTest.ROOT, BrokerTest::register, WebSocketDoorTest::ours);
    }

    @AfterEach
    void close() {
        broker.close();
    }

    /** Accepts one page under one name. */
    private static Optional<String> ours(String target, List<String> hosts, List<String> origins, boolean secured) {
        boolean known = target.startsWith("/") && hosts.equals(List.of("table:9001"));
        return known && (origins.isEmpty() || origins.equals(List.of("http://table:8080")))
                ? Optional.empty()
                : Optional.of("Not by this name.");
    }

    private String knock(String target, String... headers) throws IOException {
        try (WireClient browser = WireClient.silent(broker.webSocketPort())) {
            browser.send(handshake(target, headers));
            return browser.line();
        }
    }

    static byte[] handshake(String target, String... headers) {
        String more = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
        String request = "GET " + target + " HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Protocol: mqtt\r\n" + more + "\r\n";
        return request.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void ownPagesAndProgramsAreAccepted() throws IOException {
        assertThat(knock("/mqtt", "Host: table:9001", "Origin: http://table:8080"))
                .contains("101");
        assertThat(knock("/mqtt", "Host: table:9001")).contains("101");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Origin: http://evil.example",
                "Origin: null",
                "Origin: http://table:8080\r\nOrigin: http://evil.example",
                "Host: evil.example:9001"
            })
    void pagesOfOtherSitesAreRefused(String header) throws IOException {
        assertThat(knock("/mqtt", "Host: table:9001", header)).contains("403");
        assertThat(knock("/mqtt", header, "Host: table:9001")).contains("403");
    }

    @Test
    void aNameInTheFirstLineIsLookedAtToo() throws IOException {
        assertThat(knock("http://evil.example/mqtt", "Host: table:9001")).contains("403");
    }

    @Test
    void byDefaultPagesAreRefusedAndProgramsAccepted() throws Exception {
        broker.close();
        broker = Broker.open(BrokerTest.ANY_PORTS, BrokerTest.ROOT, BrokerTest::register);
        assertThat(knock("/mqtt", "Host: table:9001", "Origin: http://table:8080"))
                .contains("403");
        assertThat(knock("/mqtt", "Host: anything")).contains("101");
    }

    /** Only faults of the table are logged, so clients that break the protocol cannot fill the disk. */
    @Test
    void strangersWriteNothingIntoTheLog() throws Exception {
        ListAppender<ILoggingEvent> written = new ListAppender<>();
        Logger log = (Logger) LoggerFactory.getLogger("umpire.broker");
        written.start();
        log.addAppender(written);
        try {
            endsAfter(handshake("/mqtt", "Host: table:9001"), new byte[] {(byte) 0x81, (byte) 0x81, 0, 0, 0, 0, 'x'});
            endsAfter("GET /mqtt HTTP/1.1\r\nHost: table:9001\r\nContent-Length: 9\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            assertThat(knock("/mqtt", "Host: table:9001")).contains("101");
        } finally {
            log.detachAppender(written);
        }
        assertThat(written.list).extracting(ILoggingEvent::getFormattedMessage).isEmpty();
    }

    /** Sends these bytes, closes the output, and waits until the broker disconnects. */
    private void endsAfter(byte[]... sent) throws IOException {
        try (WireClient stranger = WireClient.silent(broker.webSocketPort())) {
            for (byte[] bytes : sent) {
                stranger.send(bytes);
            }
            stranger.endOutput();
            stranger.awaitEnd();
        }
    }
}
