package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.BoxOfDice;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Fifteen ten-sided dice in each of two trays, thrown together: all are read in one frame without a question. */
class ThirtyDiceTest {
    /** {@code -Dumpire.dice.throws=200} sets the number of throws. */
    private static final int THROWS = Integer.getInteger("umpire.dice.throws", 2);

    private static final int DICE = 30;
    private static final double BEYOND_ASKING = 0.9;
    private static final long LANDED_MS = 20_000;
    private static final List<Area> TRAYS = List.of(tray("tray-near", -246), tray("tray-far", 246));

    private static Area tray(String name, double yMm) {
        return Area.rectangle(new Place(name), new Point(0, yMm), 540, 100, Area.Tint.DICE_TRAY);
    }

    private static Board board() {
        return new Board(
                "Trays",
                620,
                600,
                TRAYS,
                List.of(),
                List.of(
                        new Board.BoardTag(240, new Point(-291, 0), 24),
                        new Board.BoardTag(241, new Point(291, 0), 24)));
    }

    private static TableScene thrown(int seed) {
        List<TwinDie> dice = IntStream.range(0, DICE)
                .mapToObj(i ->
                        TwinDie.flat("ten-" + i, BoxOfDice.TEN, new Pose(-250 + 50 * (i % 10), 60 * (i / 10), 0), 1))
                .toList();
        VirtualTable table = new VirtualTable(ChequeredTable.LARGE.table(), board(), List.of(), dice);
        for (int i = 0; i < DICE; i++) {
            table.roll("ten-" + i, TRAYS.get(i % 2), 1000L * seed + i, 1000);
        }
        return table.at(LANDED_MS);
    }

    @Test
    void everyDieInATrayIsReadWithoutAQuestion() {
        List<String> amiss = new ArrayList<>();
        for (int seed = 0; seed < THROWS; seed++) {
            TableScene scene = thrown(seed);
            try (Sitter sitter = new Sitter(ChequeredTable.LARGE, board(), List.of(), List.of(BoxOfDice.TEN))) {
                List<SeenDie> seen = sitter.look(scene).observation().dice();
                assertThat(seen).as("throw %d", seed).hasSize(DICE);
                for (TwinDie die : scene.dice()) {
                    amiss.addAll(amiss(seed, die, scene.boardPose(die.pose()), seen));
                }
            }
        }
        assertThat(amiss).isEmpty();
    }

    private static List<String> amiss(int seed, TwinDie die, Pose pose, List<SeenDie> seen) {
        List<SeenDie> there =
                seen.stream().filter(other -> other.pose().distanceMm(pose) < 2).toList();
        boolean read = there.size() == 1
                && there.getFirst().face().stream().anyMatch(die.shows()::equals)
                && there.getFirst().confidence() >= BEYOND_ASKING;
        String faces = there.stream().map(SeenDie::toString).collect(Collectors.joining());
        return read
                ? List.of()
                : List.of("throw " + seed + ": " + die.shows() + " at " + pose + " is seen as " + faces);
    }
}
