package umpire.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebAddressTest {
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, http://127.0.0.1:8080/",
        "0.0.0.0, http://127.0.0.1:8080/",
        "table.local, http://table.local:8080/",
        "::, http://[::1]:8080/",
        "::1, http://[::1]:8080/"
    })
    void whatIsPrintedCanBeOpened(String host, String opened) {
        assertThat(new WebAddress(host, 0).openedAt(8080)).isEqualTo(opened);
        assertThat(URI.create(opened).getPort()).isEqualTo(8080);
    }
}
