package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
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

/** Fifteen ordinary ten-sided dice in each of two trays: each is found, most are read, and none is read wrongly. */
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

    /** Dice up to this number are marked, those up to the other are not, and the rest have tens. */
    private static final int MARKED = 18;

    private static final int UNMARKED = 24;
    private static final int LEANING = 14;
    private static final TableScene SCENE = laid();

    private static List<SeenDie> seen = List.of();

    private static Board board() {
        return new Board(
                "Trays",
                620,
                600,
                List.of(tray("tray-near", -246), tray("tray-middle", 0), tray("tray-far", 246)),
                List.of(),
                List.of(
                        new Board.BoardTag(240, new Point(-291, 0), 24),
                        new Board.BoardTag(241, new Point(291, 0), 24)));
    }

    private static Area tray(String name, double yMm) {
        return Area.rectangle(new Place(name), new Point(0, yMm), 540, 100, Area.Tint.DICE_TRAY);
    }

    /**
     * The first dice are marked as sold, then come sixes and nines without a mark, then dice of 00 to 90. Dice in the tray between them
     * lean.
     */
    private static TableScene laid() {
        SplittableRandom random = new SplittableRandom(4);
        List<TwinDie> dice = new ArrayList<>();
        for (int i = 0; i < TEN.count(); i++) {
            Colour[] colours = DiceField.MAKES[random.nextInt(DiceField.MAKES.length)];
            Pose pose = new Pose(
                    -240 + 34 * (i % 15) + random.nextDouble(8),
                    (i < 15 ? -246 : 246) + random.nextDouble(-30, 30),
                    random.nextDouble(360));
            int face = i < MARKED || i >= UNMARKED ? 1 + random.nextInt(10) : i % 2 == 0 ? 6 : 9;
            dice.add(TwinDie.flat(String.format("ten-%02d", i), TEN, pose, face)
                    .coloured(colours[0], colours[1])
                    .written(make(i)));
        }
        for (int i = 0; i < LEANING; i++) {
            Colour[] colours = DiceField.MAKES[i % DiceField.MAKES.length];
            Pose pose = new Pose(-240 + 36 * i, 40 * (i % 3 - 1), random.nextDouble(360));
            dice.add(TwinDie.flat(String.format("tilted-%02d", i), TEN, pose, 1 + i % 10)
                    .coloured(colours[0], colours[1])
                    .written(make(i))
                    .leaning(16 + 2 * i, random.nextDouble(360)));
        }
        dice.add(outside("upon-the-map", 0, 130));
        dice.add(outside("wide-of-the-sheet", 350, 0));
        return TableScene.empty().withDice(dice);
    }

    private static TwinDie outside(String id, double xMm, double yMm) {
        Colour[] colours = DiceField.MAKES[0];
        return TwinDie.flat(id, TEN, new Pose(xMm, yMm, 0), 7).coloured(colours[0], colours[1]);
    }

    private static NumeralMake make(int number) {
        if (number >= UNMARKED) {
            return NumeralMake.OWN.ofTens();
        }
        NumeralMake.NumeralMark mark = number >= MARKED
                ? NumeralMake.NumeralMark.NONE
                : number % 2 == 0 ? NumeralMake.NumeralMark.DOT : NumeralMake.NumeralMark.UNDERLINE;
        return NumeralMake.OWN.marked(mark);
    }

    @BeforeAll
    static void look() {
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, board(), List.of(), List.of(TEN))) {
            seen = sitter.look(SCENE).observation().dice();
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

    private static List<TwinDie> dice(int from, int to) {
        return SCENE.dice().subList(from, to);
    }

    @Test
    void everyDieIsFoundOnce() {
        assertThat(seen).hasSizeBetween(TEN.count() + LEANING / 2, SCENE.dice().size());
        for (TwinDie die : dice(0, TEN.count())) {
            assertThat(at(die, seen)).as("%s", die).hasSize(1);
        }
    }

    @Test
    void mostDiceAreReadAndNoneWrongly() {
        int right = 0;
        for (TwinDie die : dice(0, MARKED)) {
            SeenDie there = at(die, seen).getFirst();
            if (sure(there)) {
                assertThat(there.face()).as("%s", die).contains(die.shows());
                right++;
            }
        }
        assertThat(right).isGreaterThan(MARKED / 2);
    }

    @Test
    void anUnmarkedSixOrNineIsLeftOpen() {
        for (TwinDie die : dice(MARKED, UNMARKED)) {
            assertThat(at(die, seen)).as("%s", die).noneMatch(NumeralDiceTest::sure);
        }
    }

    @Test
    void anUnmarkedSixOrNineIsAskedAbout() {
        long asked = dice(MARKED, UNMARKED).stream()
                .flatMap(die -> at(die, seen).stream())
                .filter(die -> die.mayShow().size() == 2 && die.mayShow().containsAll(List.of("6", "9")))
                .count();
        assertThat(asked).isGreaterThanOrEqualTo((UNMARKED - MARKED) / 2);
    }

    @Test
    void aDieOfTensHasNoOrdinaryFace() {
        for (TwinDie die : dice(UNMARKED, TEN.count())) {
            assertThat(at(die, seen)).as("%s", die).noneMatch(NumeralDiceTest::sure);
            assertThat(at(die, seen))
                    .as("%s", die)
                    .allMatch(tens -> tens.mayShow().isEmpty());
        }
    }

    @Test
    void aLeaningDieHasNoFace() {
        for (TwinDie die : dice(TEN.count(), TEN.count() + LEANING)) {
            assertThat(at(die, seen)).as("%s", die).noneMatch(NumeralDiceTest::sure);
        }
    }

    @Test
    void diceAreSearchedInTraysAndBesideTheSheet() {
        assertThat(at(SCENE.lying("upon-the-map"), seen)).isEmpty();
        assertThat(at(SCENE.lying("wide-of-the-sheet"), seen)).hasSize(1);
    }
}
