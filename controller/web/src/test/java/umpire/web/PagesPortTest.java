package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.testing.Port;

/** The port of the pages belongs to the table from the moment it is bound. */
class PagesPortTest {
    @Test
    void aTakenPortIsReportedWithItsOption() throws Exception {
        try (PagesPort first = PagesPort.bind(WebAddress.local(0))) {
            assertThatThrownBy(() -> PagesPort.bind(WebAddress.local(first.port())))
                    .isInstanceOf(WebException.class)
                    .hasMessageStartingWith("Port " + first.port() + " for the pages is not free (")
                    .hasMessageEndingWith("). Choose another with --port, or stop the program that uses it.");
        }
    }

    @Test
    void aPortThatWasNeverServedIsReleasedOnClose() throws Exception {
        PagesPort first = PagesPort.bind(WebAddress.local(Port.free()));
        first.close();
        first.close();
        PagesPort.bind(WebAddress.local(first.port())).close();
    }

    @Test
    void aBrowserThatConnectsBeforeThePagesAreServedIsAnsweredLater() throws Exception {
        PagesPort port = PagesPort.bind(WebAddress.local(0));
        try (WebServer web = new WebServer(
                        port, DisplayLink.embedded("home", 9001), new SampleAccess(Map.of()), Optional.empty());
                Socket early = new Socket("127.0.0.1", port.port())) {
            String request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:" + port.port() + "\r\nConnection: close\r\n\r\n";
            early.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            web.start();
            byte[] status = early.getInputStream().readNBytes(12);
            assertThat(new String(status, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200");
        }
    }
}
