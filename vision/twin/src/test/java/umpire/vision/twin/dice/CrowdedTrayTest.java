package umpire.vision.twin.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

/** As many dice as just fit are thrown into a tray one after the other, and all of them land inside. */
class CrowdedTrayTest {
    private static final int DICE = 15;
    private static final Area TRAY = Area.rectangle(new Place("tray"), new Point(0, 0), 106, 400, Area.Tint.DICE_TRAY);
    private static final Board BOARD = new Board("Tray", 300, 440, List.of(TRAY), List.of(), List.of());
    private static final DieType D10 = new DieType(
            "d10",
            "d10",
            IntStream.rangeClosed(1, 10)
                    .mapToObj(face -> new DieType.Face("" + face))
                    .toList(),
            32,
            "d10",
            DICE);

    @Test
    void theOthersGiveWay() {
        VirtualTable table = new VirtualTable(
                Rig.standard().table(), BOARD, List.of(), TwinDie.all(List.of(D10), new Pose(350, -200, 0)));
        long nowMs = 0;
        for (int round = 0; round < 40; round++) {
            for (TwinDie die : table.at(nowMs).dice()) {
                table.roll(die.id(), TRAY, 100L * round + die.id().hashCode(), nowMs);
            }
            nowMs += 5_000;
            List<TwinDie> lying = table.at(nowMs).dice();
            assertThat(lying)
                    .hasSize(DICE)
                    .allSatisfy(die -> assertThat(TRAY.contains(
                                    new Point(die.pose().xMm(), die.pose().yMm())))
                            .as("%s", die.pose())
                            .isTrue());
            for (TwinDie die : lying) {
                assertThat(lying)
                        .filteredOn(other -> other != die)
                        .allSatisfy(other -> assertThat(other.pose().distanceMm(die.pose()))
                                .isGreaterThan(die.reachMm() + other.reachMm()));
            }
        }
    }
}
