package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.broker.tls.SampleCertificate;
import umpire.broker.tls.TlsIdentity;
import umpire.testing.Wait;

/** Pages on a port with TLS. */
@Timeout(300)
class TlsPagesTest {
    private static final int CROWD = 540;
    private static final byte[] HALF_A_HELLO = {0x16, 3, 1, 1, 0, 1, 0, 0, (byte) 0xfc, 3, 3};

    private final List<Socket> open = new ArrayList<>();
    private TlsIdentity identity;
    private PagesPort port;
    private WebServer web;

    @BeforeEach
    void serve() throws Exception {
        identity = SampleCertificate.identity();
        port = PagesPort.bind(new WebAddress("127.0.0.1", 0, TrustedNames.NONE, true));
        port.secure(() -> identity);
        web = new WebServer(
                port, DisplayLink.embedded("home", 9001), new SampleAccess(Map.of("White", "pawn")), Optional.empty());
        web.start();
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
        web.close();
    }

    private HttpResponse<String> asked(String scheme, String path) throws Exception {
        return HttpClient.newBuilder()
                .sslContext(SampleCertificate.trusting(identity.certificate()))
                .build()
                .send(
                        HttpRequest.newBuilder(URI.create(scheme + "://localhost:" + port.port() + path))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void thisMachineReadsThePagesWithAndWithoutTls() throws Exception {
        assertThat(asked("https", "/config.json").statusCode()).isEqualTo(200);
        assertThat(asked("http", "/config.json").statusCode()).isEqualTo(200);
        assertThat(web.answers((int) Wait.LIMIT_MS)).isTrue();
    }

    @Test
    void thePublicHalfOfTheOwnAuthorityIsForEveryone() throws Exception {
        HttpResponse<String> answer = asked("https", "/authority.crt");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/x-x509-ca-cert");
    }

    @Test
    void unfinishedHandshakesGiveWayToABrowser() throws Exception {
        for (int i = 0; i < CROWD; i++) {
            Socket socket = new Socket("127.0.0.1", port.port());
            open.add(socket);
            socket.getOutputStream().write(HALF_A_HELLO);
        }
        assertThat(asked("https", "/config.json").statusCode()).isEqualTo(200);
    }

    @Test
    void garbageInPlaceOfARequestIsAnsweredAndDisconnected() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", port.port())) {
            socket.setSoTimeout((int) Wait.LIMIT_MS);
            socket.getOutputStream().write("garbage\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            assertThat(answer.readLine()).contains("400");
            while (answer.readLine() != null) {
                // Reads up to the end, which must come.
            }
        }
    }

    /** A request, and its answer's status and headers. */
    private final class SampleLine implements AnswerLine {
        private final boolean secured;
        private final List<String> said = new ArrayList<>();

        private SampleLine(boolean secured) {
            this.secured = secured;
        }

        private SampleLine ask(String host, String path, boolean ours) {
            FullHttpRequest request = new DefaultFullHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, path);
            request.headers().set("Host", host);
            Client client = new Client(InetAddress.getLoopbackAddress(), "192.168.1.6", ours);
            web.serve(new HttpCall(PageRequest.of(client, request), this));
            return this;
        }

        @Override
        public boolean secured() {
            return secured;
        }

        @Override
        public void answer(int status, HttpHeaders headers, byte[] body) {
            said.add(status + " " + headers.get("Location"));
        }

        @Override
        public void begin(int status, HttpHeaders headers) {
            throw new IllegalStateException("no answer goes on for ever");
        }

        @Override
        public boolean ready() {
            return true;
        }

        @Override
        public void add(byte[] more) {
            throw new IllegalStateException("an answer is sent whole");
        }

        @Override
        public void hangUp() {
            throw new IllegalStateException("the client is answered");
        }

        @Override
        public void whenGone(Runnable gone) {
            throw new IllegalStateException("no answer waits for the client");
        }
    }

    @Test
    void aBrowserElsewhereIsSentToTls() {
        String here = "localhost:" + port.port();
        assertThat(new SampleLine(false).ask(here, "/play?lesson=1", false).said)
                .containsExactly("307 https://" + here + "/play?lesson=1");
        assertThat(new SampleLine(false).ask("evil.example", "/play", false).said)
                .as("a name that is not the table's")
                .containsExactly("403 null");
        assertThat(new SampleLine(true).ask(here, "/display", false).said).containsExactly("200 null");
        assertThat(new SampleLine(false).ask(here, "/display", true).said).containsExactly("200 null");
    }

    @Test
    void aNameOfTheCertificateIsTheTables() {
        assertThat(new SampleLine(true).ask("table.test", "/display", false).said)
                .containsExactly("200 null");
        assertThat(new SampleLine(true).ask("other.house.test", "/display", false).said)
                .as("a certificate for many names says of none that it is this table's")
                .containsExactly("403 null");
    }

    @Test
    void linksUseANameThatTheCertificateIsValidFor() throws Exception {
        assertThat(port.linked("127.0.0.1")).isEqualTo("127.0.0.1");
        assertThat(port.linked("192.168.1.5"))
                .as("the address is not in it")
                .isIn("localhost", "table.test", "127.0.0.1", "0:0:0:0:0:0:0:1");
        TrustedNames known = new TrustedNames(Set.of("games.house.test", "games.lan"), Set.of(), Set.of());
        try (PagesPort named = PagesPort.bind(new WebAddress("0.0.0.0", 0, known, true))) {
            named.secure(() -> identity);
            assertThat(named.linked("192.168.1.5")).isEqualTo("games.house.test");
            assertThat(named.address()
                            .invitation(8080, Optional.of("192.168.1.5"), named::linked)
                            .address())
                    .isEqualTo("https://games.house.test:8080/");
            assertThat(named.address().openedAt(8080)).isEqualTo("http://127.0.0.1:8080/");
        }
    }
}
