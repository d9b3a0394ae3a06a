package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.Command;
import umpire.referee.toy.Ferry;
import umpire.referee.toy.ToyTable;

/**
 * Going back to the earlier place may be a take-back. After a throw of dice it is a walk, because a walk does not take
 * back dice.
 */
class WalkBackTest {
    private final ToyTable<Ferry.State, String> table =
            ToyTable.at(new Ferry(), new Ferry().opening()).playing("to 1");

    @Test
    void aWalkBackAfterNothingElseIsAsked() {
        table.playing("to 0");
        assertThat(table.journal()).endsWith("to 1");
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.QUESTION);
    }

    @Test
    void aWalkBackAfterDiceIsAWalk() {
        table.act(Ferry.PILOT, "weather");
        table.order(new Command.NameRoll("roll 3"));
        table.playing("to 0");
        assertThat(table.journal()).endsWith("to 1", "weather", "roll 3", "to 0");
    }

    @Test
    void aWholeTakeBackIsAskedOfTheSeatItself() {
        table.act(Ferry.PILOT, "weather");
        table.order(new Command.NameRoll("roll 3"));
        table.order(new Command.TakeBack(Optional.of(Ferry.PILOT), 2));
        assertThat(table.tableSnapshot().requests().takeBack()).isPresent();
    }
}
