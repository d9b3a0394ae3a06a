package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OriginCheckTest {
    private final OriginCheck originCheck = new OriginCheck("tablepi");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost:8080",
                "127.0.0.1:8080",
                "192.168.1.7:8080",
                "[::1]:8080",
                "tablepi:8080",
                "tablepi.lan",
                "umpire.local:8080"
            })
    void thisMachinesNamesAndEveryAddressAreLetIn(String host) {
        assertThat(originCheck.refusal(host, "", "", false)).isEmpty();
        assertThat(originCheck.refusal(host, "http://" + host, "same-origin", true))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example:8080", "localhost.evil.example", "", "127.0.0.1.evil.example", "tablepievil"})
    void aForeignNameThatLeadsHereIsTurnedAway(String host) {
        assertThat(originCheck.refusal(host, "", "", false))
                .hasValueSatisfying(why -> assertThat(why).contains("IP address"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "null", "http://127.0.0.1:9999", "https://127.0.0.1:8080"})
    void aPageOfAnotherOriginMayNotMoveAnything(String origin) {
        assertThat(originCheck.refusal("127.0.0.1:8080", origin, "", true)).isPresent();
    }

    @Test
    void aBrowserThatSaysTheRequestComesFromElsewhereIsBelieved() {
        assertThat(originCheck.refusal("127.0.0.1:8080", "", "cross-site", true))
                .isPresent();
        assertThat(originCheck.refusal("127.0.0.1:8080", "", "same-site", true)).isPresent();
    }

    @Test
    void aProgramWithoutABrowserMayMoveThings() {
        assertThat(originCheck.refusal("127.0.0.1:8080", "", "", true)).isEmpty();
    }
}
