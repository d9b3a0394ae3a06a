package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.hardware.taught.CustomDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.observe.Sitter;
import umpire.vision.observe.dice.HouseDice.ShotCondition;
import umpire.vision.observe.dice.HouseDice.Tally;
import umpire.vision.teach.TeachingProgress;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Custom dice taught from two pictures a face. New ones are read, none wrongly, and the reading of other dice does not change. */
class CustomDiceTest {
    private static final HouseDice SYMBOLS = HouseDice.of("symbols", 4);
    private static final HouseDice ODD_PIPS = HouseDice.of("odd pips", 2);
    private static final HouseDice OCTAHEDRA = new HouseDice("strokes", true, DiceField.MAKES[5]);
    private static final List<Integer> ALL = List.of(1, 2, 3, 4, 5, 6);

    private static CustomDie symbols = CustomDie.untaught("d6", "cube");

    @BeforeAll
    static void teach() {
        symbols = SYMBOLS.taught(2, 11);
    }

    @Test
    void twoPicturesOfAFaceSuffice() {
        TeachingProgress progress = TeachingProgress.of(symbols, CustomDieThresholds.standard());

        assertThat(progress.done()).as("%s", progress).isTrue();
    }

    @Test
    void symbolsAreReadAndNoneWrongly() {
        symbolsAreRead(HouseDice.WIDE_MM);
    }

    @Test
    @Tag("long")
    void symbolsAreReadOnAFullTable() {
        symbolsAreRead(HouseDice.CLOSE_MM);
    }

    private static void symbolsAreRead(double apartMm) {
        Tally tally = HouseDice.tally(symbols, SYMBOLS.scene(21, ShotCondition.PLAIN, false, ALL, apartMm))
                .and(HouseDice.tally(symbols, SYMBOLS.scene(22, ShotCondition.ALL.get(2), true, ALL, apartMm)));

        assertThat(tally.wrong()).as("%s", tally).isZero();
        assertThat(tally.taken()).as("%s", tally).isZero();
        assertThat(tally.share()).as("%s", tally).isGreaterThan(0.5);
    }

    @Test
    @Tag("long")
    void oddPipsAreReadUnderOneLampAndInTheDark() {
        CustomDie known = ODD_PIPS.taught(2, 12);
        Tally dark = HouseDice.tally(known, ODD_PIPS.scene(23, ShotCondition.ALL.get(3), false, ALL));
        Tally lamp = HouseDice.tally(known, ODD_PIPS.scene(24, ShotCondition.ALL.get(4), false, ALL));

        assertThat(dark.and(lamp).wrong()).as("%s %s", dark, lamp).isZero();
        assertThat(dark.share()).as("%s", dark).isGreaterThan(0.6);
        assertThat(lamp.share()).as("%s", lamp).isGreaterThan(0.2);
    }

    @Test
    @Tag("long")
    void anOctahedronReplacesACubeWithoutItsSeven() {
        List<Integer> eight = List.of(1, 2, 3, 4, 5, 6, 7, 8);
        TableScene scene = OCTAHEDRA.scene(25, ShotCondition.PLAIN, false, eight);
        CustomDie known = OCTAHEDRA.taught(2, 13);
        Tally tally = HouseDice.tally(known, scene);

        assertThat(tally.wrong()).as("%s", tally).isZero();
        assertThat(tally.taken()).as("%s", tally).isZero();
        long counting = scene.dice().stream()
                .filter(die -> die.tiltDeg() == 0 && die.face() <= 6)
                .count();
        assertThat(tally.right()).as("%s", tally).isGreaterThan((int) (0.4 * counting));
    }

    @Test
    void anUntaughtFaceIsNeverRead() {
        unknownFacesStayOpen(HouseDice.WIDE_MM);
    }

    @Test
    @Tag("long")
    void anUntaughtFaceIsNeverReadOnAFullTable() {
        unknownFacesStayOpen(HouseDice.CLOSE_MM);
    }

    private static void unknownFacesStayOpen(double apartMm) {
        for (int face : new int[] {1, 4, 6}) {
            List<Integer> others = ALL.stream().filter(any -> any != face).toList();
            CustomDie known = others.stream()
                    .flatMap(any -> symbols.of(String.valueOf(any)).stream())
                    .reduce(CustomDie.untaught("d6", "cube"), CustomDie::with, (a, b) -> b);
            Tally tally = HouseDice.tally(
                    known, SYMBOLS.scene(30 + face, ShotCondition.ALL.get(face % 3), false, List.of(face), apartMm));

            assertThat(tally.wrong()).as("%d: %s", face, tally).isZero();
            assertThat(tally.right()).as("%d: %s", face, tally).isZero();
        }
    }

    @Test
    void unknownDiceStayOpen() {
        unknownDiceStayOpen(HouseDice.WIDE_MM);
    }

    @Test
    @Tag("long")
    void unknownDiceStayOpenOnAFullTable() {
        unknownDiceStayOpen(HouseDice.CLOSE_MM);
    }

    private static void unknownDiceStayOpen(double apartMm) {
        Tally tally = HouseDice.tally(symbols, ODD_PIPS.scene(41, ShotCondition.PLAIN, false, ALL, apartMm));

        assertThat(tally.wrong()).as("%s", tally).isZero();
    }

    @Tag("long")
    @Test
    void ordinaryDiceAreReadTheSameWithATaughtFile() {
        for (CustomDie known : List.of(symbols, HouseDice.of("sign for one", 0).taught(2, 14))) {
            TableScene scene = DiceField.scene(51, 16);
            assertSame(seen(ChequeredTable.LARGE, scene), seen(HouseDice.rig(known), scene));
            Tally before = HouseDice.tally(ChequeredTable.LARGE, scene);
            Tally after = HouseDice.tally(known, scene);
            assertThat(after.wrong()).isLessThanOrEqualTo(before.wrong());
            assertThat(after.taken()).isLessThanOrEqualTo(before.taken());
            assertThat(after.right()).isGreaterThanOrEqualTo(before.right());
        }
    }

    /** Stickers, numerals and pips of one box; one kind of pips was taught. */
    @Test
    void diceWithTagsAndNumeralsAreReadTheSameWithATaughtFile() {
        DieType ten = new DieType(
                DieType.NUMERALS,
                DieType.NUMERALS,
                IntStream.rangeClosed(1, 10)
                        .mapToObj(face -> new DieType.Face(String.valueOf(face)))
                        .toList(),
                18,
                "",
                9);
        DieType sticker = new DieType(
                DieType.STICKER,
                "yellow",
                IntStream.rangeClosed(1, 6)
                        .mapToObj(face -> new DieType.Face("f" + face, OptionalInt.of(99 + face)))
                        .toList(),
                16,
                "",
                9);
        List<DieType> box = List.of(sticker, ten, DieType.pips(16, 9));
        List<TwinDie> dice = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            Pose pose = new Pose(-360 + 80 * (i % 9), -200 + 120 * (i / 9), 47 * i % 360);
            DieType type = box.get(i % 3);
            dice.add(TwinDie.flat("die" + i, type, pose, 1 + i % type.faces().size()));
        }
        TableScene scene = TableScene.empty().withoutBoard().withDice(dice);
        List<Die> before = seen(ChequeredTable.LARGE, scene, box);
        List<Die> after = seen(HouseDice.rig(symbols), scene, box);

        assertThat(before.stream().filter(HouseDice::isSure)).hasSizeGreaterThan(22);
        assertThat(after).isEqualTo(before);
    }

    private static List<Die> seen(Rig rig, TableScene scene) {
        return seen(rig, scene, List.of(DieType.pips(16, 1)));
    }

    private static List<Die> seen(Rig rig, TableScene scene, List<DieType> box) {
        try (Sitter sitter = new Sitter(rig, List.of(), box)) {
            return sitter.look(scene).dice();
        }
    }

    /** Certain readings must not change. Open ones may be decided by the other reader, and missing ones may be found. */
    private static void assertSame(List<Die> before, List<Die> after) {
        for (Die die : before) {
            List<Die> there = after.stream()
                    .filter(other -> Math.hypot(other.xPx() - die.xPx(), other.yPx() - die.yPx()) < die.sidePx() / 2)
                    .toList();
            assertThat(there).as("%s", die).hasSize(1);
            if (HouseDice.isSure(die) || die.cocked()) {
                assertThat(there.getFirst().face()).isEqualTo(die.face());
                assertThat(there.getFirst().cocked()).isEqualTo(die.cocked());
            }
        }
    }
}
