package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.payload.PlayersPayload.PlayerPayload;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Seat;

/** Players' names stay until they are changed, whatever the game. */
class PlayerNamesTest {
    private static final Seat WHITE = new Seat("White");
    private static final Seat BLACK = new Seat("Black");
    private static final List<Seat> SEATS = List.of(WHITE, BLACK);

    @TempDir
    private Path data;

    private static CommandAnswer named(PlayerNames names, Seat seat, String name) {
        return names.name(SEATS, new CommandRequest.NamePlayer(Optional.of(seat), name));
    }

    @Test
    void aNameIsKeptOverARestartAndForTheNextGame() {
        assertThat(named(PlayerNames.in(data), BLACK, " Ben ")).isEqualTo(new CommandAnswer.Done("Black is Ben."));
        PlayerNames later = PlayerNames.in(data);
        assertThat(later.payload(SEATS)).containsExactly(new PlayerPayload(BLACK, "Ben"));
        Seat blue = new Seat("Blue");
        assertThat(later.payload(List.of(new Seat("Red"), blue, new Seat("Green"))))
                .containsExactly(new PlayerPayload(blue, "Ben"));
        assertThat(later.payload(List.of(WHITE))).isEmpty();
    }

    @Test
    void anEmptyNameClearsIt() {
        PlayerNames names = PlayerNames.in(data);
        named(names, WHITE, "Anna");
        assertThat(named(names, WHITE, "")).isEqualTo(new CommandAnswer.Done("White has no name."));
        assertThat(PlayerNames.in(data).payload(SEATS)).isEmpty();
    }

    @Test
    void namesAreUniqueAndAllStored() {
        PlayerNames names = PlayerNames.in(data);
        named(names, WHITE, "Anna");
        assertThat(named(names, BLACK, "anna")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(named(names, BLACK, "Anna\u200d")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(named(names, WHITE, "Anna")).isInstanceOf(CommandAnswer.Done.class);
        assertThat(names.payload(SEATS)).containsExactly(new PlayerPayload(WHITE, "Anna"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a name of far too many letters",
                "two\nlines",
                "a\tbell",
                "\u202eanna",
                "anna\u2066",
                "a\u200fb",
                "Anna\u200b",
                "two\u2028lines",
                "\u200d"
            })
    void anInvalidNameIsRefused(String name) {
        PlayerNames names = PlayerNames.in(data);
        assertThat(named(names, WHITE, name)).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(names.payload(SEATS)).isEmpty();
    }

    @Test
    void anUnknownSeatHasNoName() {
        PlayerNames names = PlayerNames.in(data);
        assertThat(named(names, new Seat("Green"), "Anna")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(names.name(SEATS, new CommandRequest.NamePlayer(Optional.empty(), "Anna")))
                .isInstanceOf(CommandAnswer.NotDone.class);
    }

    @Test
    void aDamagedFileGivesNoWrongName() throws Exception {
        Files.writeString(data.resolve("players.txt"), "Anna\n" + "x".repeat(500) + "\n");
        assertThat(PlayerNames.in(data).payload(SEATS)).containsExactly(new PlayerPayload(WHITE, "Anna"));
        Files.write(data.resolve("players.txt"), new byte[] {(byte) 0xff, (byte) 0xfe, 10});
        assertThat(PlayerNames.in(data).payload(SEATS)).isEmpty();
    }
}
