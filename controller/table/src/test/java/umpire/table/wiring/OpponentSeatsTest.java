package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.payload.PlayersPayload.OpponentPayload;
import umpire.player.PlayingLevel;
import umpire.referee.session.input.CommandAnswer;
import umpire.rules.kernel.Seat;

/** The seats that the table plays: the rights to change them, and their storage. */
class OpponentSeatsTest {
    private static final Seat WHITE = new Seat("White");
    private static final Seat BLACK = new Seat("Black");
    private static final List<Seat> SEATS = List.of(WHITE, BLACK);

    private static final Optional<Long> NO_GAME = Optional.empty();

    @TempDir
    private Path folder;

    private OpponentSeats seats() {
        return OpponentSeats.in(folder, Optional.empty());
    }

    private static CommandAnswer ask(OpponentSeats seats, Optional<Seat> by, Integer level, boolean underWay) {
        return seats.seat(SEATS, new CommandRequest.SeatOpponent(by, BLACK, Optional.ofNullable(level)), underWay);
    }

    @Test
    void theTablePlaysASeatUntilAPersonTakesIt() {
        OpponentSeats seats = seats();
        assertThat(ask(seats, Optional.empty(), 2, false)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(seats.of(SEATS)).isEqualTo(Map.of(BLACK, PlayingLevel.TWO));
        assertThat(seats.payload(SEATS)).containsExactly(new OpponentPayload(BLACK, 2));
        assertThat(seats().of(SEATS)).isEqualTo(Map.of(BLACK, PlayingLevel.TWO));
        assertThat(ask(seats, Optional.empty(), null, true)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(seats.of(SEATS)).isEmpty();
        assertThat(seats().of(SEATS)).isEmpty();
    }

    @Test
    void peoplePlayEverySeatOfAnotherGame() {
        OpponentSeats seats = seats();
        ask(seats, Optional.empty(), 2, false);
        assertThat(seats.beginGame(SEATS, NO_GAME, NO_GAME, Set.of())).isEqualTo("People play every seat.");
        assertThat(seats.of(SEATS)).isEmpty();
        assertThat(seats().of(SEATS)).isEmpty();
    }

    /** Holds after a restart, and each time the game is continued. */
    @Test
    void anUnfinishedGameKeepsItsTableSeats() {
        OpponentSeats seats = seats();
        ask(seats, Optional.empty(), 2, false);
        seats.beginGame(SEATS, Optional.of(1L), NO_GAME, Set.of(1L));
        assertThat(seats.payload(SEATS, 1)).contains(List.of(new OpponentPayload(BLACK, 2)));
        assertThat(seats.payload(SEATS, 12)).isEmpty();
        OpponentSeats again = seats();
        assertThat(again.beginGame(SEATS, Optional.of(12L), Optional.of(1L), Set.of(12L)))
                .isEqualTo("The table plays Black, at level 2 of 5.");
        assertThat(again.payload(SEATS, 12)).contains(List.of());
        assertThat(again.beginGame(SEATS, Optional.of(1L), Optional.of(12L), Set.of(1L)))
                .isEqualTo("People play every seat.");
    }

    /** Otherwise the file would grow with every unfinished game. */
    @Test
    void seatsOfOtherGamesAreDeleted() throws Exception {
        OpponentSeats seats = seats();
        seats.beginGame(SEATS, Optional.of(1L), NO_GAME, Set.of(1L));
        seats.beginGame(SEATS, Optional.of(12L), NO_GAME, Set.of(1L, 12L));
        seats.beginGame(SEATS, Optional.of(123L), NO_GAME, Set.of(12L));
        assertThat(folder.resolve("opponents-left.txt")).hasContent("12:");
    }

    @Test
    void theLevelFromTheStartHoldsInEveryGame() {
        OpponentSeats seats = OpponentSeats.in(folder, PlayingLevel.of(3));
        ask(seats, Optional.empty(), null, false);
        assertThat(seats.of(SEATS)).isEmpty();
        assertThat(seats.beginGame(SEATS, NO_GAME, NO_GAME, Set.of()))
                .isEqualTo("The table plays Black, at level 3 of 5.");
        assertThat(seats.of(SEATS)).isEqualTo(Map.of(BLACK, PlayingLevel.THREE));
    }

    @Test
    void anUnknownLevelIsRefused() {
        OpponentSeats seats = seats();
        assertThat(ask(seats, Optional.empty(), 6, false)).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(seats.of(SEATS)).isEmpty();
    }

    /** During a game only the player himself or the operator may replace him. */
    @Test
    void anotherSeatCannotReplaceAPlayer() {
        OpponentSeats seats = seats();
        assertThat(ask(seats, Optional.of(WHITE), 3, true)).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(ask(seats, Optional.of(WHITE), 3, false)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(ask(seats, Optional.of(WHITE), 1, true)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(ask(seats, Optional.of(WHITE), null, true)).isInstanceOf(CommandAnswer.Done.class);
        assertThat(ask(seats, Optional.of(BLACK), 4, true)).isInstanceOf(CommandAnswer.Done.class);
    }

    @Test
    void theTableMayPlayAllSeatsButTheFirst() {
        OpponentSeats seats = OpponentSeats.in(folder, Optional.of(PlayingLevel.FOUR));
        assertThat(seats.of(SEATS)).isEqualTo(Map.of(BLACK, PlayingLevel.FOUR));
    }

    @Test
    void anInvalidFileNamesNoSeat() throws Exception {
        Files.writeString(folder.resolve("opponents.txt"), "seven\n9\n");
        assertThat(seats().of(SEATS)).isEmpty();
    }
}
