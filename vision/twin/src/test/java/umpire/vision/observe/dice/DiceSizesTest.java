package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.dice.Die;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The rig file gives the sizes of dice, and several sizes may lie together. */
class DiceSizesTest {
    private static Rig throwing(double... edgesMm) {
        List<DieSize> sizes = new ArrayList<>();
        for (double edgeMm : edgesMm) {
            sizes.add(new DieSize("d6", edgeMm));
        }
        return ChequeredTable.LARGE.throwing(sizes);
    }

    /** Every other die has one size, the rest another. */
    private static TableScene mixed(long seed, double oneMm, double otherMm) {
        List<TwinDie> dice = new ArrayList<>();
        for (TwinDie die : DiceField.scene(seed, oneMm).dice()) {
            dice.add(die.sized(dice.size() % 2 == 0 ? oneMm : otherMm));
        }
        return TableScene.empty().withoutBoard().withDice(dice);
    }

    @ParameterizedTest
    @ValueSource(doubles = {12, 19, 22})
    void diceOfTheRigsSizeAreRead(double edgeMm) {
        DiceField.Score score = DiceField.score(throwing(edgeMm), DiceField.scene(21, edgeMm), bgr -> {});
        assertThat(score.wrong()).isZero();
        assertThat(score.taken()).isZero();
        assertThat(score.share()).isGreaterThanOrEqualTo(0.95);
    }

    @Test
    void diceOfTwoSizesThatLieTogetherAreRead() {
        DiceField.Score score = DiceField.score(throwing(16, 19), mixed(22, 16, 19), bgr -> {});
        assertThat(score.wrong()).isZero();
        assertThat(score.taken()).isZero();
        assertThat(score.share()).isGreaterThanOrEqualTo(0.95);
    }

    @Test
    void eachDieIsSeenOnceAndOfItsOwnSize() {
        TableScene scene = mixed(23, 16, 22);
        try (Sitter sitter = new Sitter(throwing(16, 22), List.of(), List.of(DieType.pips(16, 1)))) {
            List<Die> seen = sitter.look(scene).dice();
            assertThat(seen).hasSizeLessThanOrEqualTo(scene.dice().size());
            assertThat(seen.stream().filter(die -> die.edgeMm().orElseThrow() == 16))
                    .hasSizeBetween(30, 42);
            assertThat(seen.stream().filter(die -> die.edgeMm().orElseThrow() == 22))
                    .hasSizeBetween(30, 42);
        }
    }
}
