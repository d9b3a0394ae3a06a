package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DieTypeTest {
    private static DieType numerals(String... faces) {
        return new DieType(
                DieType.NUMERALS, "ten", Stream.of(faces).map(DieType.Face::new).toList(), 16, "", 15);
    }

    @Test
    void zeroIsTenOnNumerals() {
        assertThat(numerals("1", "10").faceMeant("0")).contains("10");
        assertThat(numerals("1", "0").faceMeant("10")).contains("0");
        assertThat(numerals("1", "0").faceMeant("0")).contains("0");
        assertThat(numerals("1", "2").faceMeant("0")).isEmpty();
        DieType pips = new DieType(DieType.PIPS, "d10", numerals("10").faces(), 16, "", 1);
        assertThat(pips.faceMeant("0")).isEmpty();
    }

    @Test
    void anInvalidWordNamesNoFace() {
        assertThat(numerals("1", "10").faceMeant("11")).isEqualTo(Optional.empty());
        assertThat(numerals("1", "10").faceMeant("1")).contains("1");
    }

    @Test
    void onlyNumeralsWithoutTagsAreNamedByTheirThrower() {
        DieType tagged =
                new DieType(DieType.NUMERALS, "ten", List.of(new DieType.Face("1", OptionalInt.of(7))), 16, "", 15);
        assertThat(numerals("1", "10").isNamedByThrower()).isTrue();
        assertThat(tagged.isNamedByThrower()).isFalse();
        assertThat(DieType.pips(16, 1).isNamedByThrower()).isFalse();
    }

    @Test
    void tagsOfABoxAreThoseOfAllItsDice() {
        DieType one = new DieType(
                DieType.STICKER,
                "one",
                List.of(new DieType.Face("b", OptionalInt.of(9)), new DieType.Face("a", OptionalInt.of(7))),
                25,
                "",
                1);
        DieType other =
                new DieType(DieType.STICKER, "other", List.of(new DieType.Face("c", OptionalInt.of(12))), 25, "", 1);
        assertThat(one.tags()).containsExactly(7, 9);
        assertThat(DieType.tags(List.of(one, other, DieType.pips(16, 1)))).containsExactlyInAnyOrder(7, 9, 12);
    }

    @Test
    void pipsLookAlikeEveryQuarterTurn() {
        Pose upright = new Pose(0, 0, 0);
        assertThat(DieType.turnDeg(DieType.PIPS, upright, new Pose(0, 0, 100))).isEqualTo(10, within(1e-9));
        assertThat(DieType.turnDeg(DieType.PIPS, upright, new Pose(0, 0, 80))).isEqualTo(10, within(1e-9));
        assertThat(DieType.turnDeg(DieType.NUMERALS, upright, new Pose(0, 0, 100)))
                .isEqualTo(100, within(1e-9));
    }
}
