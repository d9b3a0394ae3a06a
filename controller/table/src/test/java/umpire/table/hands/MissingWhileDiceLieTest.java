package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Dice of Die, Men! stay in their trays for a whole round. Hand movements are still reported meanwhile. */
class MissingWhileDiceLieTest {
    private static final Game<?, ?> GAME =
            GameCatalogue.open("die-men", Map.of()).orThrow();
    private static final String UNITS = "red:b1:1C,red:d1:1I1S,red:e1:2A,red:f1:1F,red:d2:1D,red:e2:1A1I,red:f2:1D1I,"
            + "blue:c5:2I,blue:i5:1H,blue:f6:1D1F1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C";
    private static final String MARCHING = "1 marching blue " + UNITS
            + " red | deploy:f1 5,6,8 1,1,10,10,10 guarding 0 | seize:d1 2,6,8 - open 0 | " + UNITS + " | - | - | -";
    private static final long FRAME_MS = 400;
    private static final long THROWN_MS = 4_000;
    private static final long TOLD_MS = 4_000;

    private static TimedTable withDiceInTrays() {
        TimedTable timed = new TimedTable(GAME, MARCHING, FRAME_MS);
        VirtualTable table = timed.table();
        List<Area> trays = GAME.board().areas().stream()
                .filter(area -> area.tint().equals(Area.Tint.DICE_TRAY))
                .toList();
        List<TwinDie> dice = table.at(0).dice();
        for (int i = 0; i < dice.size(); i++) {
            table.roll(dice.get(i).id(), trays.get(i % trays.size()), 40 + i, 0);
        }
        TableScene lying = table.at(THROWN_MS);
        table.become(lying);
        timed.run(THROWN_MS);
        return timed;
    }

    @Test
    void aPieceThatIsCarriedOffIsMissed() {
        try (TimedTable timed = withDiceInTrays()) {
            int tag = timed.tagOn("b1");
            timed.at(timed.nextMs(), ms -> timed.table().lift(tag, ms));
            timed.at(timed.nextMs() + FRAME_MS, ms -> timed.table().carry(tag, 0, 270, ms));
            timed.at(timed.nextMs() + 2 * FRAME_MS, ms -> timed.table().drop(tag, ms));
            timed.run(timed.nextMs() + TOLD_MS);
            Prompt prompt = timed.said().getLast().prompt();
            assertThat(prompt.need()).as(prompt.says()).isEqualTo(Prompt.Need.CORRECTION);
            assertThat(prompt.says()).contains("Put the Red Cavalry back on b1.");
        }
    }
}
