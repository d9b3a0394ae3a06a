package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenDie;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.toy.Muster;

/** A roll with too many outcomes to list is named as a whole: by its faces, or in the game's notation. */
class WholeRollNamedTest {
    private static final String FIVES = String.join(" ", Collections.nCopies(15, "5"));
    private static final String SIXES = String.join(" ", Collections.nCopies(15, "6"));
    private static final String ROLL = "throw " + FIVES.replace(' ', ',') + " " + SIXES.replace(' ', ',');

    private ToyTable<Muster.State, Muster.Action> table = begun(new Muster());

    private static ToyTable<Muster.State, Muster.Action> begun(Muster game) {
        return ToyTable.at(game, game.opening());
    }

    private void named(String roll) {
        assertThat(table.order(new Command.NameRoll(roll))).isEqualTo(new CommandAnswer.Done("The roll was named."));
        assertThat(table.journal()).last().isEqualTo(ROLL);
    }

    private void refused(String roll, String why) {
        assertThat(table.order(new Command.NameRoll(roll))).isEqualTo(CommandAnswer.notDone(why));
        assertThat(table.journal()).hasSize(1);
    }

    @Test
    void facesCountInTheTraysOfTheirThrowersInTheirOrder() {
        named(FIVES + " " + SIXES);
    }

    @Test
    void theRollIsNamedAsTheGameWritesIt() {
        named(ROLL);
    }

    @Test
    void aRollThatNoDiceMakeIsRefusedForTheJudgesReason() {
        refused(ROLL.replace(",6", ""), "That is not due.");
        refused("again", "That is not due.");
    }

    @Test
    void aRollThatWasTakenIsCorrected() {
        table.order(new Command.NameRoll(ROLL.replace('5', '4')));
        assertThat(table.order(new Command.NameRoll(ROLL)))
                .isEqualTo(new CommandAnswer.Done("The roll was corrected."));
        assertThat(table.journal()).last().isEqualTo(ROLL);
    }

    /** East's dice are unread, and West's flag is read. */
    @Test
    void readDiceCountOnlyInTheTrayOfTheirThrower() {
        table = begun(Muster.withFlag());
        SeenDie flag = new SeenDie("d6", Optional.of("4"), false, Muster.inTheWest(), 0.99);
        table.through(seen -> AlteredLook.withDice(seen, List.of(flag))).play(Placement.EMPTY);
        named(FIVES + " " + SIXES);
    }
}
