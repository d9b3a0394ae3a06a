package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebAddressTest {
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 192.168.1.5, http://127.0.0.1:8080/, --phones",
        "localhost, 192.168.1.5, http://localhost:8080/, --phones",
        "0.0.0.0, 192.168.1.5, http://192.168.1.5:8080/, ''",
        "0.0.0.0, '', http://127.0.0.1:8080/, no network",
        "192.168.7.7, 192.168.1.5, http://192.168.7.7:8080/, ''"
    })
    void aPhoneGetsAReachableAddressOrTheReason(String host, String network, String invited, String hint) {
        PageLinks.PhoneAddress way = new WebAddress(host, 0)
                .invitation(8080, Optional.of(network).filter(address -> !address.isEmpty()), name -> name);
        assertThat(way.address()).isEqualTo(invited);
        assertThat(way.hint()).contains(hint);
        assertThat(way.hint().isEmpty()).isEqualTo(hint.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, http://127.0.0.1:8080/",
        "0.0.0.0, http://127.0.0.1:8080/",
        "table.local, http://table.local:8080/",
        "::, http://[::1]:8080/",
        "::1, http://[::1]:8080/"
    })
    void thePrintedAddressCanBeOpened(String host, String opened) {
        assertThat(new WebAddress(host, 0).openedAt(8080)).isEqualTo(opened);
        assertThat(URI.create(opened).getPort()).isEqualTo(8080);
    }
}
