package umpire.referee.session.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.DieShown;

/** The details of a chronicle line beside its sentence. */
class ChronicleWriterTest {
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;

    private static Desk awaiting(String shot) {
        return Desk.at(".....K.R.r.....k w roll_" + shot + " S 0", BOARD);
    }

    @Test
    void aLineKnowsWhoseActionItBelongsToAndItsNumber() {
        Desk desk = Desk.begun().play("""
                r..k
                ....
                .*..
                .K.R
                """);
        GameLogEntry line = desk.lines().get(desk.lines().size() - 1);
        assertThat(line.by())
                .contains(new GameLogEntry.By(
                        desk.session().tableSnapshot().game().seats().get(0), 1));
    }

    @Test
    void aRollKnowsItsFaceAndWhatItWasFor() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, 0));
        GameLogEntry roll = desk.lines().stream()
                .filter(line -> line.kind().equals("roll"))
                .findFirst()
                .orElseThrow();
        assertThat(roll.roll())
                .contains(new GameLogEntry.RolledDice("roll for b2xb3", List.of(DieShown.of("d6", "2"))));
        assertThat(roll.by().map(GameLogEntry.By::number)).contains(1);
    }

    @Test
    void whileADieIsAwaitedEachFaceSaysWhatItWouldDo() {
        TableSnapshot tableSnapshot = awaiting("b2xb3_full").session().tableSnapshot();
        assertThat(tableSnapshot.legal().open()).hasSize(6).allSatisfy(action -> {
            LegalAction.Thrown thrown = action.thrown().orElseThrow();
            assertThat(thrown.dice()).hasSize(1);
            assertThat(action.notation()).endsWith(thrown.dice().get(0).face());
            assertThat(thrown.effect()).isNotBlank();
        });
        assertThat(Desk.begun().session().tableSnapshot().legal().open())
                .isNotEmpty()
                .allSatisfy(action -> assertThat(action.thrown()).isEmpty());
    }

    @Test
    void aRollOfSeveralDiceKnowsTheirFacesWhereNoOthersMakeIt() {
        Desk desk = awaiting("b2xb3_light").roll(Desk.die(2, -40), Desk.die(3, 40));
        GameLogEntry roll = desk.lines().stream()
                .filter(line -> line.kind().equals("roll"))
                .findFirst()
                .orElseThrow();
        assertThat(roll.roll().orElseThrow().dice()).containsExactly(DieShown.of("d6", "2"), DieShown.of("d6", "3"));
    }

    @Test
    void afterARestartTheLinesLeaveOutActionsTakenBack() {
        Desk desk = awaiting("b2xb3_full").roll(Desk.die(2, 0));
        List<GameLogEntry> told =
                desk.lines().stream().filter(line -> line.by().isPresent()).toList();
        GameSession<Outpost.State, Outpost.Action> again = GameSession.resume(new Outpost(), desk.entries());
        assertThat(told).isNotEmpty();
        assertThat(again.account(30)).isEqualTo(told);
        desk.order(new Command.TakeBack(Optional.empty(), 1));
        assertThat(GameSession.resume(new Outpost(), desk.entries()).account(30))
                .isEmpty();
    }

    @Test
    void lossesAreCountedFromTheStartOfThisGame() {
        Desk desk = awaiting("b2xb3_full");
        assertThat(desk.session().tableSnapshot().state().lost()).isEmpty();
        desk.roll(Desk.die(5, 0));
        assertThat(desk.session().tableSnapshot().state().lost())
                .extracting(Object::toString)
                .containsExactly("black-R");
    }
}
