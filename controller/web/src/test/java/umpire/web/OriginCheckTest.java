package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A machine named tablepi with two addresses and a third configured name. */
class OriginCheckTest {
    private static final int PAGES = 8080;

    private final AtomicLong nowMs = new AtomicLong();
    private String hostName = "TablePi";
    private Set<InetAddress> addresses = Set.of(address("192.168.1.7"), address("2001:db8::7"));
    private final OwnNames names =
            new OwnNames(() -> hostName, Set.of("games.house.example"), () -> addresses, nowMs::get);
    private final OriginCheck originCheck = new OriginCheck(names, Set.of("http://nas.lan:8000"));

    private static InetAddress address(String text) {
        try {
            return InetAddress.getByName(text);
        } catch (java.net.UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static OriginCheck.RequestAim aim(String host, String... origins) {
        return new OriginCheck.RequestAim(Optional.empty(), List.of(host), List.of(origins));
    }

    private Optional<String> changing(String host, String origin, String fetchSite) {
        return originCheck.refusal(origin.isEmpty() ? aim(host) : aim(host, origin), fetchSite, true);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost:8080",
                "127.0.0.1:8080",
                "127.0.0.1",
                "127.3.2.1:8080",
                "192.168.1.7:8080",
                "[::1]:8080",
                "[2001:db8:0:0::7]:8080",
                "tablepi:8080",
                "TABLEPI:8080",
                "tablepi.local:8080",
                "games.house.example"
            })
    void theMachinesOwnNamesAndAddressesAreAccepted(String host) {
        assertThat(originCheck.refusal(aim(host), "", false)).isEmpty();
        assertThat(changing(host, "http://" + host, "same-origin")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example:8080",
                "localhost.evil.example",
                "",
                "127.0.0.1.evil.example",
                "tablepievil",
                "tablepi.evil.example",
                "tablepi.lan",
                "evil.local:8080",
                "x.tablepi.local",
                "192.168.1.8:8080",
                "0.0.0.0:8080",
                "[2001:db8::8]:8080",
                "999.1.1.1",
                "127.0.0.1:8080:80"
            })
    void aNameThatOnlyResemblesThemIsRefused(String host) {
        assertThat(originCheck.refusal(aim(host), "", false))
                .hasValueSatisfying(why -> assertThat(why).contains("IP address", "--known-as"));
        assertThat(originCheck.socketRefusal(aim(host), PAGES)).isPresent();
    }

    @Test
    void theMachinesPresentAddressesAreUsed() {
        assertThat(originCheck.refusal(aim("192.168.1.9"), "", false)).isPresent();
        addresses = Set.of(address("192.168.1.9"));
        nowMs.addAndGet(60_000);
        assertThat(originCheck.refusal(aim("192.168.1.9"), "", false)).isEmpty();
        assertThat(originCheck.refusal(aim("192.168.1.7"), "", false)).isPresent();
    }

    @Test
    void theMachinesPresentNameIsUsed() {
        assertThat(originCheck.refusal(aim("gamebox.local:8080"), "", false)).isPresent();
        hostName = "GameBox.house.example";
        nowMs.addAndGet(60_000);
        for (String name : List.of("gamebox", "gamebox.local:8080", "gamebox.house.example")) {
            assertThat(originCheck.refusal(aim(name), "", false)).as(name).isEmpty();
        }
        assertThat(originCheck.refusal(aim("tablepi.local:8080"), "", false)).isPresent();
        assertThat(originCheck.socketRefusal(aim("tablepi:9001"), PAGES)).isPresent();
    }

    @Test
    void aRequestMustNameExactlyOneHost() {
        for (List<String> hosts :
                List.of(List.<String>of(), List.of("tablepi", "tablepi"), List.of("tablepi", "evil"))) {
            OriginCheck.RequestAim many = new OriginCheck.RequestAim(Optional.empty(), hosts, List.of());
            assertThat(originCheck.refusal(many, "", false)).isPresent();
            assertThat(originCheck.socketRefusal(many, PAGES)).isPresent();
        }
        OriginCheck.RequestAim same = new OriginCheck.RequestAim(Optional.of("tablepi"), List.of("tablepi"), List.of());
        OriginCheck.RequestAim other =
                new OriginCheck.RequestAim(Optional.of("evil.example"), List.of("tablepi"), List.of());
        assertThat(originCheck.refusal(same, "", false)).isEmpty();
        assertThat(originCheck.refusal(other, "", false)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "null", "http://127.0.0.1:9999", "https://127.0.0.1:8080"})
    void aPageOfAnotherOriginIsRefused(String origin) {
        assertThat(changing("127.0.0.1:8080", origin, "")).isPresent();
    }

    @Test
    void theSecFetchSiteHeaderIsRespected() {
        assertThat(changing("127.0.0.1:8080", "", "cross-site")).isPresent();
        assertThat(changing("127.0.0.1:8080", "", "same-site")).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:8080/print, true",
        "https://127.0.0.1:8080/, true",
        "http://127.0.0.1:8080, true",
        "http://evil.example/, false",
        "http://127.0.0.1:8080.evil.example/, false",
        "http://127.0.0.1:9999/, false",
        "http://evil.example/?http://127.0.0.1:8080/, false",
        "about:blank, false"
    })
    void theRefererDecidesWithoutAnOrigin(String referer, boolean let) {
        OriginCheck.RequestAim aim = new OriginCheck.RequestAim(
                Optional.empty(), List.of("127.0.0.1:8080"), List.of(), List.of(referer), false);
        assertThat(originCheck.refusal(aim, "", true).isEmpty()).isEqualTo(let);
        assertThat(originCheck.refusal(aim, "", false)).isEmpty();
    }

    @Test
    void aProgramWithoutABrowserIsAllowed() {
        assertThat(changing("127.0.0.1:8080", "", "")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:8080, 8080, true",
        "http://tablepi.local:8080, 8080, true",
        "http://tablepi, 80, true",
        "http://[::1]:8080, 8080, true",
        "http://nas.lan:8000, 8080, true",
        "http://nas.lan:8080, 8080, false",
        "http://tablepi:9000, 8080, false",
        "http://tablepi, 8080, false",
        "https://tablepi:8080, 8080, false",
        "http://evil.local:8080, 8080, false",
        "null, 8080, false"
    })
    void overWebSocketOnlyTheTablesOwnPagesAreAccepted(String origin, int pagesPort, boolean let) {
        assertThat(originCheck
                        .socketRefusal(aim("127.0.0.1:9001", origin), pagesPort)
                        .isEmpty())
                .isEqualTo(let);
    }

    @Test
    void overWebSocketAProgramSendsNoOriginAndABrowserDoes() {
        assertThat(originCheck.socketRefusal(aim("127.0.0.1:9001"), PAGES)).isEmpty();
        assertThat(originCheck.socketRefusal(
                        aim("127.0.0.1:9001", "http://tablepi:8080", "http://evil.example"), PAGES))
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "https://127.0.0.1:8080, 8080, true",
        "https://tablepi, 443, true",
        "https://tablepi, 8080, false",
        "http://127.0.0.1:8080, 8080, false",
        "http://tablepi, 80, false",
        "https://evil.local:8080, 8080, false"
    })
    void withTlsOnlyPagesWithTlsAreTheTables(String origin, int pagesPort, boolean let) {
        OriginCheck.RequestAim aim = new OriginCheck.RequestAim(
                Optional.empty(), List.of("127.0.0.1:9001"), List.of(origin), List.of(), true);
        assertThat(originCheck.socketRefusal(aim, pagesPort).isEmpty()).isEqualTo(let);
    }

    @Test
    void withTlsOnlyAPageWithTlsMayChangeSomething() {
        assertThat(securely("https://127.0.0.1:8080")).isEmpty();
        assertThat(securely("http://127.0.0.1:8080")).isPresent();
    }

    private Optional<String> securely(String origin) {
        OriginCheck.RequestAim aim = new OriginCheck.RequestAim(
                Optional.empty(), List.of("127.0.0.1:8080"), List.of(origin), List.of(), true);
        return originCheck.refusal(aim, "same-origin", true);
    }
}
