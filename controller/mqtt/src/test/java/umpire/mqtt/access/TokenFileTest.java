package umpire.mqtt.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.ClientRole;
import umpire.mqtt.Samples;
import umpire.mqtt.connection.MqttSettings;
import umpire.rules.kernel.Seat;

class TokenFileTest {
    private static final Seat RED = new Seat("Red");
    private static final List<Seat> SEATS = List.of(Samples.WHITE, Samples.FIRST_ELF);
    private static final ClientRole.SeatClient SECOND = new ClientRole.SeatClient("2");

    @TempDir
    Path folder;

    private AccessTokens open() throws IOException {
        TokenFile.Loaded loaded = TokenFile.open(folder, SEATS);
        assertThat(loaded.notices()).isEmpty();
        return loaded.tokens();
    }

    private Path hashes() {
        return folder.resolve(TokenRegister.FILE);
    }

    private String issue(String holder) throws IOException {
        return TokenRegister.of(folder, () -> Instant.parse("2026-12-01T20:00:00Z"))
                .issue(holder, "Firefox on Android");
    }

    @Test
    void theTokensOfLinksDifferAndEndWithTheRun() throws IOException {
        AccessTokens made = open();
        assertThat(made.seats().values()).doesNotContain(made.operator()).doesNotHaveDuplicates();
        AccessTokens next = open();
        assertThat(next.holder(made.operator())).isEmpty();
        made.seats().values().forEach(token -> assertThat(next.holder(token)).isEmpty());
    }

    @Test
    void aPhoneKeepsItsOwnTokenAfterTheRun() throws IOException {
        AccessTokens made = open();
        String own =
                made.exchanged(made.seats().get(Samples.FIRST_ELF), "a phone").orElseThrow();
        assertThat(made.find("First Elf", own)).contains(SECOND);
        assertThat(open().find("First Elf", own)).contains(SECOND);
        assertThat(open().sender(own)).contains(new CommandSender.Player(Samples.FIRST_ELF));
        assertThat(made.exchanged(own, "a phone")).as("it has one").isEmpty();
        assertThat(made.exchanged("f".repeat(32), "a phone"))
                .as("a wrong token")
                .isEmpty();
        assertThat(made.exchanged(made.operator(), "a phone")).isEmpty();
    }

    @Test
    void nothingStoredIsAToken() throws IOException {
        AccessTokens made = open();
        String own = made.exchanged(made.seats().get(Samples.WHITE), "a phone").orElseThrow();
        String programs = issue("operator");
        assertThat(Files.readString(hashes()))
                .matches("1 [0-9a-f]{64} \\S+ a phone\noperator [0-9a-f]{64} 2026-12-01 Firefox on Android\n")
                .doesNotContain(own, programs, made.operator())
                .doesNotContain(made.seats().values());
        assertThat(folder.toFile().list()).containsExactly(TokenRegister.FILE);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(hashes())))
                .isEqualTo("rw-------");
        String stored = Files.readString(hashes()).split(" ")[1];
        assertThat(made.holder(stored)).as("a thief of the file").isEmpty();
    }

    @Test
    void aRunningTableAcceptsANewTokenAndForgetsADeletedLine() throws IOException {
        AccessTokens running = open();
        String program = issue("operator");
        assertThat(running.sender(program)).contains(new CommandSender.Operator());
        Files.writeString(hashes(), "");
        assertThat(running.sender(program)).isEmpty();
        assertThat(running.find("operator", program)).isEmpty();
    }

    @Test
    void aTokenIsTheSameChairsInEveryGame() throws IOException {
        AccessTokens first = open();
        String own = issue("1");
        AccessTokens other = first.seating(List.of(Samples.FIRST_ELF, RED));
        assertThat(other.seats())
                .as("the name that moved to another chair took no token along")
                .containsExactly(
                        entry(Samples.FIRST_ELF, first.seats().get(Samples.WHITE)),
                        entry(RED, first.seats().get(Samples.FIRST_ELF)));
        assertThat(other.sender(own)).contains(new CommandSender.Player(Samples.FIRST_ELF));
        assertThat(other.seating(SEATS).seats()).isEqualTo(first.seats());
    }

    @Test
    void aChairWithoutASeatKeepsItsTokensAndMayDoNothing() throws IOException {
        AccessTokens first = open();
        AccessTokens fewer = first.seating(List.of(RED));
        for (String second : List.of(first.seats().get(Samples.FIRST_ELF), issue("2"))) {
            assertThat(fewer.sender(second)).isEmpty();
            assertThat(fewer.find("First Elf", second)).contains(SECOND);
        }
        assertThat(fewer.seat("2")).isEmpty();
        AccessTokens more = fewer.seating(List.of(RED, Samples.WHITE, Samples.FIRST_ELF));
        assertThat(more.seats().values()).startsWith(first.seats().values().toArray(new String[0]));
        assertThat(more.seats().values()).doesNotHaveDuplicates().hasSize(3);
    }

    @Test
    void readableTokensOfAnEarlierVersionStayValidAndAreHashed() throws IOException {
        List<String> old = List.of("0".repeat(32), "a".repeat(32), "b".repeat(32), "c".repeat(32));
        Files.write(
                folder.resolve("tokens.txt"),
                List.of(
                        "operator " + old.get(0),
                        "chair " + old.get(1) + " 1",
                        "seat " + old.get(2) + " First Elf",
                        "chair " + old.get(3) + " 3"));
        AccessTokens tokens = open();
        assertThat(old.stream().map(token -> tokens.holder(token).orElse("")))
                .containsExactly("operator", "1", "2", "3");
        assertThat(folder.resolve("tokens.txt")).doesNotExist();
        assertThat(Files.readString(hashes())).doesNotContain(old);
        assertThat(open().holder(old.getFirst())).contains("operator");
    }

    @Test
    void aTableThatWasKilledWhileItHashedTokensDoesTheRest() throws IOException {
        String operator = "0".repeat(32);
        String chair = "a".repeat(32);
        Path old = folder.resolve("tokens.txt");
        Files.write(old, List.of("operator " + operator));
        open();
        String half = Files.readString(hashes());
        Files.write(old, List.of("operator " + operator, "chair " + chair + " 1"));
        AccessTokens tokens = open();
        assertThat(tokens.holder(chair)).contains("1");
        assertThat(Files.readString(hashes())).startsWith(half).hasLineCount(2);
    }

    @Test
    void damagedLinesAreReportedAndTheOthersCount() throws IOException {
        String chair = "a".repeat(32);
        Files.write(folder.resolve("tokens.txt"), List.of("operator ", "chair " + chair + " 1", "\u00ff"));
        TokenFile.Loaded loaded = TokenFile.open(folder, SEATS);
        assertThat(loaded.notices()).singleElement().asString().contains("2 damaged lines");
        assertThat(loaded.tokens().holder(chair)).contains("1");
    }

    @Test
    void aLineThatWasCutByAPowerFailureHarmsNoOther() throws IOException {
        String first = issue("1");
        Files.writeString(hashes(), "operator 0123", StandardOpenOption.APPEND);
        String second = issue("2");
        TokenFile.Loaded loaded = TokenFile.open(folder, SEATS);
        assertThat(loaded.notices()).singleElement().asString().contains("1 damaged lines");
        assertThat(loaded.tokens().holder(first)).contains("1");
        assertThat(loaded.tokens().holder(second)).contains("2");
    }

    @Test
    void aPlayerWhoExchangesLinksAllEveningFillsNoDisk() throws IOException {
        AccessTokens tokens = open();
        String link = tokens.seats().get(Samples.WHITE);
        for (int i = 0; i < 200; i++) {
            assertThat(tokens.exchanged(link, "x".repeat(1_000))).isPresent();
        }
        assertThatThrownBy(() -> tokens.exchanged(link, "x")).hasMessageContaining("Delete lines");
        assertThat(tokens.exchanged(tokens.seats().get(Samples.FIRST_ELF), "x")).isPresent();
        assertThat(Files.size(hashes())).isLessThan(40_000);
    }

    @Test
    void aNameBreaksNoLine() throws IOException {
        TokenRegister.of(folder, Instant::now).issue("1", "a\noperator " + "0".repeat(64) + " 2026-12-01 b");
        assertThat(Files.readString(hashes())).hasLineCount(1);
    }

    @Test
    void tokensGiveTheBrokerTheClientsRole() throws IOException {
        AccessTokens tokens = open();
        assertThat(tokens.find("operator", tokens.operator())).contains(new ClientRole.OperatorClient());
        String elf = tokens.seats().get(Samples.FIRST_ELF);
        assertThat(tokens.find("First Elf", elf)).contains(SECOND);
        assertThat(tokens.seat("2")).contains("First-Elf");
        assertThat(tokens.find("White", elf))
                .as("a phone that slept while another game was chosen")
                .contains(SECOND);
        assertThat(tokens.find("White", "f".repeat(32))).isEmpty();
        assertThat(tokens.find("White", tokens.operator())).isEmpty();
        assertThat(tokens.find("operator", elf)).isEmpty();
        assertThat(tokens.find("operator", "")).isEmpty();
    }

    @Test
    void tokensAreNotLogged() throws IOException {
        AccessTokens tokens = open();
        assertThat(tokens.toString()).doesNotContain(tokens.operator());
        assertThat(new MqttSettings("tcp://h:1", "u", "secret", "home", true).toString())
                .doesNotContain("secret");
    }
}
