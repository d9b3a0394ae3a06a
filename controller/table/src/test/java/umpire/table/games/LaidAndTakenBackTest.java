package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.table.wiring.BoxOnTable;

/** Laying a die by hand is a choice and not a roll, so its seat takes it back without asking. */
class LaidAndTakenBackTest {
    private static final String PLACING = "blue placing ogre-blue | gev-1:red@hand";

    private static Game<?, ?> game() {
        return GameCatalogue.open("diceland-ogre", Map.of("scenario", "MARK_III"))
                .orThrow();
    }

    private static <S, A> ToyTable<S, A> laid(Game<S, A> game, String side) {
        S state = game.readPosition(PLACING).orThrow();
        return ToyTable.at(game, state).playing("land ogre-blue=" + side + ",0,0,0");
    }

    @Test
    void aWeakSideIsTurnedOverAsTheTableSays() {
        ToyTable<?, ?> table = laid(game(), "1");
        assertThat(table.told()).anyMatch(line -> line.contains("press Undo to turn it over and put it there again."));
        Seat blue = new Seat("Blue");
        table.press(blue, ButtonMeaning.UNDO);
        assertThat(table.prompt().need()).as(table.prompt().says()).isEqualTo(Prompt.Need.LAY);
        assertThat(table.prompt().says()).contains("Blue: put Blue's Ogre on the table;");
    }

    @Test
    void aVirtualTableHasItsStrongestSideUp() {
        Game<?, ?> game = game();
        assertThat(begins(game)).isEqualTo(8);
    }

    private static <S, A> int begins(Game<S, A> game) {
        S state = game.readPosition(PLACING).orThrow();
        return BoxOnTable.of(Rig.standard(), game, game.show(state), 1, 1, 0)
                .at(0)
                .die("ogre-blue")
                .orElseThrow()
                .face();
    }
}
