package umpire.mqtt.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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

    @TempDir
    Path folder;

    private AccessTokens open() throws IOException {
        TokenFile.Loaded loaded = TokenFile.open(folder, SEATS);
        assertThat(loaded.notices()).isEmpty();
        return loaded.tokens();
    }

    @Test
    void tokensAreMadeOnceAndDiffer() throws IOException {
        AccessTokens made = open();
        assertThat(open()).isEqualTo(made);
        assertThat(made.seats().values()).doesNotContain(made.operator()).doesNotHaveDuplicates();
    }

    @Test
    void onlyTheOwnerMayReadThem() throws IOException {
        open();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("tokens.txt"))))
                .isEqualTo("rw-------");
    }

    @Test
    void aTokenIsTheSameChairsInEveryGame() throws IOException {
        AccessTokens first = open();
        AccessTokens other =
                TokenFile.open(folder, List.of(Samples.FIRST_ELF, RED)).tokens();
        assertThat(other.seats())
                .as("the name that moved to another chair took no token along")
                .containsExactly(
                        entry(Samples.FIRST_ELF, first.seats().get(Samples.WHITE)),
                        entry(RED, first.seats().get(Samples.FIRST_ELF)));
        assertThat(open()).isEqualTo(first);
    }

    @Test
    void aChairWithoutASeatKeepsItsTokenAndMayDoNothing() throws IOException {
        AccessTokens first = open();
        AccessTokens fewer = TokenFile.open(folder, List.of(RED)).tokens();
        String second = first.seats().get(Samples.FIRST_ELF);
        assertThat(fewer.unseated()).containsExactly(second);
        assertThat(fewer.sender(second)).isEmpty();
        assertThat(fewer.find("First Elf", second)).contains(new ClientRole.SeatClient("2"));
        assertThat(fewer.seat("2")).isEmpty();
        assertThat(open()).isEqualTo(first);
    }

    @Test
    void moreSeatsHaveTokensOfTheirOwn() throws IOException {
        AccessTokens first = open();
        AccessTokens more = TokenFile.open(folder, List.of(RED, Samples.WHITE, Samples.FIRST_ELF))
                .tokens();
        assertThat(more.seats().values())
                .startsWith(first.seats().values().toArray(new String[0]))
                .doesNotHaveDuplicates()
                .hasSize(3);
    }

    @Test
    void seatTokensOfAnEarlierVersionBecomeChairTokens() throws IOException {
        String white = "a".repeat(32);
        String elf = "b".repeat(32);
        Files.write(
                folder.resolve("tokens.txt"),
                List.of("operator " + "0".repeat(32), "seat " + elf + " First Elf", "seat " + white + " White"));
        assertThat(open().seats()).containsExactly(entry(Samples.WHITE, white), entry(Samples.FIRST_ELF, elf));
        assertThat(Files.readString(folder.resolve("tokens.txt"))).doesNotContain("seat ");
        AccessTokens other =
                TokenFile.open(folder, List.of(Samples.FIRST_ELF, RED)).tokens();
        assertThat(other.seats()).containsExactly(entry(Samples.FIRST_ELF, white), entry(RED, elf));
    }

    @Test
    void aDamagedFileIsSetAsideAndReported() throws IOException {
        AccessTokens first = open();
        Files.writeString(folder.resolve("tokens.txt"), "operator \n");
        TokenFile.Loaded loaded = TokenFile.open(folder, SEATS);
        assertThat(loaded.notices()).singleElement().asString().contains("tokens.txt.corrupt-1");
        assertThat(loaded.tokens()).isNotEqualTo(first);
        Files.write(folder.resolve("tokens.txt"), new byte[] {(byte) 0xff, 0});
        assertThat(TokenFile.open(folder, SEATS).notices())
                .singleElement()
                .asString()
                .contains("tokens.txt.corrupt-2");
    }

    @Test
    void tokensGiveTheBrokerTheClientsRole() throws IOException {
        AccessTokens tokens = open();
        assertThat(tokens.find("operator", tokens.operator())).contains(new ClientRole.OperatorClient());
        String elf = tokens.seats().get(Samples.FIRST_ELF);
        assertThat(tokens.find("First Elf", elf)).contains(new ClientRole.SeatClient("2"));
        assertThat(tokens.seat("2")).contains("First-Elf");
        assertThat(tokens.find("White", elf))
                .as("a phone that slept while another game was chosen")
                .contains(new ClientRole.SeatClient("2"));
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
