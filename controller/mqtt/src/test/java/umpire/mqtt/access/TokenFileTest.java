package umpire.mqtt.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.ClientRole;
import umpire.mqtt.Samples;
import umpire.mqtt.connection.MqttSettings;
import umpire.rules.kernel.Seat;

class TokenFileTest {
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
    void anotherGameAddsItsSeatsAndKeepsTheOthers() throws IOException {
        AccessTokens first = open();
        TokenFile.open(folder, List.of(new Seat("Red")));
        assertThat(open()).isEqualTo(first);
    }

    @Test
    void aDamagedFileIsSetAsideAndSaidSo() throws IOException {
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
    void theBrokerIsToldWhoSignsIn() throws IOException {
        AccessTokens tokens = open();
        assertThat(tokens.find("operator", tokens.operator())).contains(new ClientRole.OperatorClient());
        String elf = tokens.seats().get(Samples.FIRST_ELF);
        assertThat(tokens.find("First Elf", elf)).contains(new ClientRole.SeatClient("First-Elf"));
        assertThat(tokens.find("First-Elf", elf)).contains(new ClientRole.SeatClient("First-Elf"));
        assertThat(tokens.find("White", elf)).isEqualTo(Optional.empty());
        assertThat(tokens.find("operator", elf)).isEmpty();
        assertThat(tokens.find("operator", "")).isEmpty();
    }

    @Test
    void tokensDoNotFindTheirWayIntoALog() throws IOException {
        AccessTokens tokens = open();
        assertThat(tokens.toString()).doesNotContain(tokens.operator());
        assertThat(new MqttSettings("tcp://h:1", "u", "secret", "home", true).toString())
                .doesNotContain("secret");
    }
}
