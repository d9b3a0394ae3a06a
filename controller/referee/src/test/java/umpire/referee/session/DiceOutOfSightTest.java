package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.rules.kernel.toy.Quoits.layout;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.Command;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.Desk;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Quoits;

/** Says which awaited dice lie out of the camera's sight, so that players know why the table waits. */
class DiceOutOfSightTest {
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;
    private static final String COVERED = """
            ...k
            .u..
            .K.R
            ....
            """;
    private static final int LONG = 30;

    private static Desk awaiting(String shot, SeenDie... lying) {
        Desk desk = new Desk().dice(lying).play(Desk.OPENING);
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_" + shot + " S 0")));
        return desk.play(BOARD);
    }

    @Test
    void aDieThatDisappearedIsNamed() {
        Desk desk = awaiting("b2xb3_full", Desk.die(6, 90)).roll();
        assertThat(desk.prompt().says()).doesNotContain("out of sight");
        desk.rest(BOARD, LONG);
        assertThat(desk.prompt().says())
                .endsWith(
                        " The d6 is out of sight: throw it, and throw it again if it lies on a piece or off the table.");
        assertThat(desk.roll(Desk.die(3, 0)).journal()).endsWith("roll 3");
    }

    @Test
    void aMissingDieIsLookedForAtUnreadablePlaces() {
        Desk desk = awaiting("b2xb3_full", Desk.die(6, 90)).roll().rest(COVERED, LONG);
        assertThat(desk.prompt().says())
                .startsWith("b3 (the Black Rook) cannot be read: an unread piece. ")
                .endsWith(" The d6 is out of sight. Look on b3: if it lies there, throw it again.");
    }

    @Test
    void oneOfTwoIsNamedBesideTheOtherThatLiesThere() {
        Desk desk = awaiting("d2xd4_light", Desk.die(6, 90), Desk.die(6, 130)).roll(Desk.die(2, -40));
        desk.rest(BOARD, LONG);
        assertThat(desk.prompt().says())
                .contains("1 of 2 dice lie there. Roll the rest")
                .endsWith(
                        " The d6 is out of sight: throw it, and throw it again if it lies on a piece or off the table.");
    }

    @Test
    void severalAreCounted() {
        Desk desk = awaiting("d2xd4_light", Desk.die(6, 90), Desk.die(6, 130)).roll();
        desk.rest(BOARD, LONG);
        assertThat(desk.prompt().says())
                .endsWith(
                        " 2 of the d6 are out of sight: throw them, and throw them again if they lie on a piece or off"
                                + " the table.");
    }

    @Test
    void aDieThatWasNeverSeenIsNotMissed() {
        Desk desk = awaiting("b2xb3_full").roll();
        desk.rest(BOARD, LONG);
        assertThat(desk.prompt().says()).doesNotContain("out of sight");
    }

    /** Where every die counts as it lies, one that fell off the table counts too, once a player says so. */
    @Test
    void aDieThatFellOffTheTableMustBeReported() {
        Quoits game = new Quoits();
        ToyTable<Quoits.State, Quoits.Deed> table = ToyTable.at(game, game.opening())
                .through(look -> AlteredLook.withDice(
                        look,
                        List.of(new SeenDie(
                                DieType.OCTAHEDRON, "red-1", Optional.of("1"), false, new Pose(40, -230, 0), 1))));
        table.rest(layout(), Desk.SETTLE_LOOKS).act(Quoits.RED, "cast red-1");
        table.through(look -> look).play(layout()).rest(layout(), LONG);
        assertThat(table.prompt().says())
                .endsWith(
                        " Die red-1 is out of sight: throw it, or enter on a phone that a throw took it off the table.");
        table.act(Quoits.RED, "red-1=gone");
        assertThat(table.journal().getLast()).startsWith("throw red-1=-");
    }
}
