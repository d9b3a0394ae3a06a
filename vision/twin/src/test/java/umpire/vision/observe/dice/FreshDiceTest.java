package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;

/** Distinguishes thrown dice from those left lying. */
class FreshDiceTest {
    private static final int USUAL_THROWS = 3;

    /** {@code -Dumpire.throws=1000} sets the number of throws. */
    private static final int THROWS = Integer.getInteger("umpire.throws", USUAL_THROWS);

    /** {@code -Dumpire.throws.alike=0} leaves it to chance whether a die lands in the pose of an earlier one. */
    private static final double ALIKE = Integer.getInteger("umpire.throws.alike", 20) / 100.0;

    /** {@code -Dumpire.throws.held=0} makes dice roll off from where they lie. */
    private static final int HELD_MS = Integer.getInteger("umpire.throws.held", 500);

    private static final double LEFT = 0.1;

    private static final long SEED = Long.getLong("umpire.throws.seed", 7);
    /** {@code -Dumpire.throws.dice=30} sets the number of dice thrown at once. */
    private static final int DICE = Integer.getInteger("umpire.throws.dice", 15);

    private static DieType type(String kind) {
        return kind.equals(DieType.PIPS)
                ? DieType.pips(16, DICE)
                : new DieType(
                        DieType.STICKER,
                        "elf",
                        IntStream.range(0, 6)
                                .mapToObj(i -> new DieType.Face(
                                        List.of("1", "2", "3", "4", "5", "O").get(i), OptionalInt.of(20 + i)))
                                .toList(),
                        16,
                        "",
                        DICE);
    }

    private static ThrownDice.Tally thrown(String kind, ThrownDice.Manner manner) {
        ThrownDice.Tally tally = ThrownDice.Tally.NONE;
        try (ThrownDice dice = new ThrownDice(Rig.standard(), type(kind), DICE, manner, SEED)) {
            for (int i = 0; i < THROWS; i++) {
                tally = tally.and(dice.once());
            }
        }
        if (THROWS > USUAL_THROWS) {
            System.out.println(kind + " " + manner + ", " + THROWS + " throws: " + tally);
        }
        return tally;
    }

    /** As a player throws: some dice are left, and the others are in a hand for half a second and roll from the near edge. */
    @ParameterizedTest
    @CsvSource({"d6, false", "d6, true", "sticker, false"})
    void onlyThrownDiceCount(String kind, boolean tray) {
        ThrownDice.Tally tally = thrown(kind, new ThrownDice.Manner(tray, LEFT, ALIKE, HELD_MS, 100));
        assertThat(tally.seen()).as("%s", tally).isGreaterThan(tally.thrown() * 8 / 10);
        assertThat(tally.oldByPlace()).as("%s", tally).isGreaterThanOrEqualTo(ALIKE > 0 ? 1 : 0);
        assertThat(tally.left()).as("%s", tally).isPositive();
        assertThat(tally.fresh()).as("%s", tally).isZero();
        assertThat(tally.old()).as("%s", tally).isZero();
    }
}
