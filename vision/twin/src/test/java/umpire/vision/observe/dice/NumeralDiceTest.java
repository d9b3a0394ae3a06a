package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Fifteen ordinary dice of ten in each of two trays: each is found, most are read, and none is read as what it is not. */
class NumeralDiceTest {
    private static final double BEYOND_ASKING = 0.9;
    private static final DieType TEN = new DieType(
            DieType.NUMERALS,
            DieType.NUMERALS,
            IntStream.rangeClosed(1, 10)
                    .mapToObj(face -> new DieType.Face(String.valueOf(face)))
                    .toList(),
            18,
            "",
            30);

    private static Board board() {
        return new Board(
                "Trays",
                620,
                600,
                List.of(tray("tray-near", -246), tray("tray-far", 246)),
                List.of(),
                List.of(
                        new Board.BoardTag(240, new Point(-291, 0), 24),
                        new Board.BoardTag(241, new Point(291, 0), 24)));
    }

    private static Area tray(String name, double yMm) {
        return Area.rectangle(new Place(name), new Point(0, yMm), 540, 100, Area.Tint.TRAY);
    }

    private static TableScene thrown(long seed, NumeralMake... makes) {
        SplittableRandom random = new SplittableRandom(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (int i = 0; i < TEN.count(); i++) {
            Colour[] colours = DiceField.MAKES[random.nextInt(DiceField.MAKES.length)];
            Pose pose = new Pose(
                    -240 + 34 * (i % 15) + random.nextDouble(8),
                    (i < 15 ? -246 : 246) + random.nextDouble(-30, 30),
                    random.nextDouble(360));
            dice.add(TwinDie.flat("ten-" + i, TEN, pose, 1 + random.nextInt(10))
                    .coloured(colours[0], colours[1])
                    .written(makes[random.nextInt(makes.length)]));
        }
        return TableScene.empty().withDice(dice);
    }

    private static List<SeenDie> seen(TableScene scene) {
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, board(), List.of(), List.of(TEN))) {
            return sitter.look(scene).observation().dice();
        }
    }

    private static List<SeenDie> at(TwinDie die, List<SeenDie> seen) {
        return seen.stream()
                .filter(other -> other.pose().distanceMm(die.pose()) < die.edgeMm() / 2)
                .toList();
    }

    private static boolean sure(SeenDie die) {
        return die.face().isPresent() && die.confidence() >= BEYOND_ASKING;
    }

    @Test
    void diceAreReadInTheirTraysAndNoneAsAnother() {
        TableScene scene = thrown(4, NumeralMake.OWN, NumeralMake.OWN.marked(NumeralMake.Mark.DOT));
        List<SeenDie> seen = seen(scene);
        assertThat(seen).hasSize(TEN.count());
        int right = 0;
        for (TwinDie die : scene.dice()) {
            List<SeenDie> there = at(die, seen);
            assertThat(there).as("%s", die).hasSize(1);
            if (sure(there.getFirst())) {
                assertThat(there.getFirst().face()).as("%s", die).contains(die.shows());
                right++;
            }
        }
        assertThat(right).isGreaterThan(18);
    }

    @Test
    void withoutMarkNeitherASixNorANineIsTold() {
        TableScene scene = thrown(5, NumeralMake.OWN.marked(NumeralMake.Mark.NONE));
        List<SeenDie> seen = seen(scene);
        List<TwinDie> unmarked = scene.dice().stream()
                .filter(die -> die.shows().equals("6") || die.shows().equals("9"))
                .toList();
        assertThat(unmarked).hasSizeGreaterThan(2);
        for (TwinDie die : unmarked) {
            assertThat(at(die, seen)).as("%s", die).hasSize(1).noneMatch(NumeralDiceTest::sure);
        }
    }

    @Test
    void aDieOfTensIsFoundAndHasNoFaceOfAnOrdinaryOne() {
        TableScene scene = thrown(6, NumeralMake.OWN.ofTens());
        List<SeenDie> seen = seen(scene);
        for (TwinDie die : scene.dice()) {
            assertThat(at(die, seen)).as("%s", die).hasSize(1).noneMatch(NumeralDiceTest::sure);
        }
    }
}
