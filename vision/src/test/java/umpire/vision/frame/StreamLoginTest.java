package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A network camera that requires a login receives it, and no other address does. */
class StreamLoginTest {
    private static final int LONG_MS = 120_000;

    private final List<String> heard = new CopyOnWriteArrayList<>();
    private HttpServer camera;
    private String scheme = "Basic realm=\"camera\"";

    @BeforeEach
    void start() throws IOException {
        camera = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        camera.createContext("/", this::answer);
        camera.start();
    }

    @AfterEach
    void stop() {
        camera.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String login = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
        heard.add(login);
        if (exchange.getRequestURI().getPath().equals("/moved")) {
            exchange.getResponseHeaders().add("Location", "http://127.0.0.1:" + port() + "/");
            exchange.sendResponseHeaders(302, -1);
        } else if (login.startsWith("Digest ") && login.contains("username=\"ann\"")
                || login.equals(basic("ann:s3cret")) && scheme.startsWith("Basic")) {
            byte[] jpeg = JpegStreamTest.jpeg(90);
            exchange.sendResponseHeaders(200, jpeg.length);
            exchange.getResponseBody().write(jpeg);
        } else {
            exchange.getResponseHeaders().add("WWW-Authenticate", scheme);
            exchange.sendResponseHeaders(401, -1);
        }
        exchange.close();
    }

    private int port() {
        return camera.getAddress().getPort();
    }

    private static String basic(String login) {
        return "Basic " + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8));
    }

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
    }

    private void sees(String login) throws Exception {
        try (StreamCamera stream = StreamCamera.open(
                        "http://" + login + "127.0.0.1:" + port() + "/stream", StreamLoginTest::nowMs, LONG_MS);
                Frame frame = stream.next()) {
            assertThat(frame.bgr().cols()).isEqualTo(64);
        }
    }

    @Test
    void userAndPasswordAreSent() throws Exception {
        sees("ann:s3cret@");
        assertThat(heard).containsExactly(basic("ann:s3cret"));
    }

    @ParameterizedTest
    @CsvSource({
        "ann:p%40ss%3A, ann:p@ss:",
        "ann:p@ss, ann:p@ss",
        "ann:a+b, ann:a+b",
        "ann, ann:",
        "a%, a%:",
        "ann:ä, ann:ä"
    })
    void theLoginIsDecodedBeforeSending(String written, String meant) {
        assertThatThrownBy(() -> sees(written + "@")).hasMessageContaining("401");
        assertThat(heard.getFirst()).isEqualTo(basic(meant));
    }

    @Test
    void digestAuthenticationIsSupported() throws Exception {
        scheme = "Digest realm=\"camera\", nonce=\"abc\", qop=\"auth\"";
        sees("ann:s3cret@");
        assertThat(heard.getLast()).startsWith("Digest ").doesNotContain("s3cret");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/stream?user=bob&pwd=hunter2", "/moved", "/stream#hunter2", "/stre am", ":x/stream"})
    void noMessageContainsTheLogin(String path) {
        String address = "http://bob:hunter2@127.0.0.1:" + port() + path;
        assertThatThrownBy(() -> StreamCamera.open(address, StreamLoginTest::nowMs, LONG_MS))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no pictures come from http://127.0.0.1:" + port())
                .hasMessageNotContainingAny("bob", "hunter2")
                .hasNoCause();
    }

    @Test
    void aRedirectDoesNotReceiveTheLogin() {
        assertThatThrownBy(() -> StreamCamera.open(
                        "http://ann:s3cret@127.0.0.1:" + port() + "/moved", StreamLoginTest::nowMs, LONG_MS))
                .hasMessageContaining("302");
        assertThat(heard).hasSize(1);
    }

    @Test
    void aMissingLoginIsReportedWithTheFormat() {
        assertThatThrownBy(() -> sees("")).hasMessageContaining("as in http://user:password@host/");
        assertThatThrownBy(() -> sees("ann:wrong@")).hasMessageContaining("does not accept this user and password");
    }
}
