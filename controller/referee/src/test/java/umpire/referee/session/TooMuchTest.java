package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.March;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Placement;

/** Many moves by one hand are read at once where possible, and are otherwise asked for one by one. */
class TooMuchTest {
    private static final int FILES = 14;

    private final March game = new March(FILES, FILES);
    private final ToyTable<March.State, March.Action> table = ToyTable.at(game, game.opening());

    /** Returns the placement with South's first {@code men} men a square ahead. */
    private Placement ahead(int men) {
        String back = ".".repeat(men) + "S".repeat(FILES - men);
        String front = "S".repeat(men) + ".".repeat(FILES - men);
        return game.show(new March.State(back + front + ".".repeat(FILES) + "N".repeat(FILES), March.SOUTH, 1));
    }

    @Test
    void fiveMovesOfOneHandAreReadAtOnce() {
        table.play(ahead(5));
        assertThat(table.journal()).endsWith("a1-a2", "b1-b2", "c1-c2", "d1-d2", "e1-e2");
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void tooManyMovesAreReportedWithTheCorrections() {
        table.play(ahead(FILES));
        assertThat(table.journal()).hasSize(1);
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CORRECTION);
        assertThat(table.prompt().says())
                .isEqualTo("That is too much at once: put it back, or do it step by step."
                        + " Move South's man from a2 back to a1. (14 pieces to place.)");
        assertThat(table.cues(Cue.Role.PUT_TO)).hasSize(FILES);
    }

    @Test
    void puttingBackSomeOfItIsEnough() {
        table.play(ahead(FILES)).play(ahead(3));
        assertThat(table.journal()).endsWith("a1-a2", "b1-b2", "c1-c2");
    }

    @Test
    void aPressDuringTooManyMovesWaivesNothing() {
        table.play(ahead(FILES)).press(March.SOUTH, ButtonMeaning.CONFIRM);
        assertThat(table.journal()).hasSize(1);
        assertThat(table.told()).last().asString().startsWith("There is nothing to confirm. That is too much at once");
    }

    @Test
    void puttingAllBackPieceByPieceIsNotRefused() {
        table.play(ahead(FILES));
        int told = table.told().size();
        table.play(ahead(FILES - 1)).play(ahead(FILES - 2));
        assertThat(table.told()).hasSize(told);
        assertThat(table.prompt().says()).startsWith("Fix the board. ");
        table.play(game.show(game.opening()));
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(table.journal()).hasSize(1);
    }
}
