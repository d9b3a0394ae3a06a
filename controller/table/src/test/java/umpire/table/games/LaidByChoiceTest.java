package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.robot.PlayStyle;
import umpire.robot.Robot;
import umpire.robot.VirtualHands;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.table.wiring.BoxOnTable;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

/** A die that is laid by choice while the table takes long to accept it. */
class LaidByChoiceTest {
    private static final String PLACING = "blue placing ogre-blue | gev-1:red@hand";
    private static final long LONG_MS = 30_000;

    @Test
    void theTablesHandsLayItOnceHoweverLongTheTableNeeds() {
        laying(GameCatalogue.open("diceland-ogre", Map.of("scenario", "MARK_III"))
                .orThrow());
    }

    private static <S, A> void laying(Game<S, A> game) {
        S state = game.readPosition(PLACING).orThrow();
        StateSnapshot<S> asked = SeenTable.asked(game, state);
        assertThat(asked.tableSnapshot().prompt().need()).isEqualTo(Prompt.Need.LAY);
        VirtualTable table = BoxOnTable.of(Rig.standard(), game, game.show(state), 1, 1, 0);
        VirtualHands hands = new VirtualHands(table, game.board(), game.pieces(), new NoButtons(), 5);
        Robot<S, A> robot = new Robot<>(game, PlayStyle.RANDOM, hands, 3);
        Set<TwinDie> laid = new HashSet<>();
        for (long nowMs = 0; nowMs < LONG_MS; nowMs += 100) {
            robot.act(asked, nowMs);
            table.at(nowMs)
                    .die("ogre-blue")
                    .filter(die -> game.board().reaches(die.pose(), 0))
                    .ifPresent(laid::add);
        }
        assertThat(laid).hasSize(1);
    }

    private static final class NoButtons implements VirtualHands.Signals {
        @Override
        public void press(Seat seat, ButtonMeaning button, long nowMs) {}

        @Override
        public void ask(Seat seat, String notation, long nowMs) {}

        @Override
        public void name(String dice, long nowMs) {}

        @Override
        public void nameDice(Seat seat, List<String> faces, long nowMs) {}
    }
}
