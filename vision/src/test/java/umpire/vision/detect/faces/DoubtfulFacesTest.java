package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;

/** Each picture has one fault that leaves the face open or in doubt. No other rule notices it. */
class DoubtfulFacesTest {
    private static final double X = 300;
    private static final double Y = 200;
    private static final double SIDE_PX = 90;
    private static final double STEP_PX = 0.27 * SIDE_PX;
    private static final double SURE = 0.9;
    private static final int SHADE = 165;

    private static DrawnDice pips(DrawnDice table, int... corners) {
        for (int corner : corners) {
            double across = corner % 2 == 0 ? STEP_PX : -STEP_PX;
            double down = corner / 2 == 0 ? STEP_PX : -STEP_PX;
            table.pip(X + across, Y + down, 0.1 * SIDE_PX);
        }
        return table;
    }

    private static DrawnDice two(DrawnDice table) {
        return pips(table, 0, 3);
    }

    private static DrawnDice streaked(DrawnDice table) {
        return table.area(X - 0.75 * STEP_PX, Y, 0.35 * STEP_PX, 2.8 * STEP_PX, SHADE)
                .area(X + 0.75 * STEP_PX, Y, 0.35 * STEP_PX, 2.8 * STEP_PX, SHADE);
    }

    private static void isNotRead(DrawnDice table) {
        try (table) {
            assertThat(table.read().stream().flatMap(die -> die.face().stream()))
                    .isEmpty();
        }
    }

    private static void isAskedAbout(List<Die> dice) {
        assertThat(dice).singleElement().satisfies(die -> {
            assertThat(die.face()).isPresent();
            assertThat(die.confidence()).isLessThan(SURE);
        });
    }

    @Test
    void aTwoWithoutAFaultIsSure() {
        try (DrawnDice table = two(new DrawnDice().body(X, Y, SIDE_PX))) {
            assertThat(table.read())
                    .singleElement()
                    .satisfies(die -> assertThat(die.confidence()).isGreaterThan(SURE));
        }
    }

    @Test
    void aScratchMayHideAPip() {
        DrawnDice table = new DrawnDice().body(X, Y, SIDE_PX);
        isNotRead(two(table.area(X + 0.6 * STEP_PX, Y - 0.25 * STEP_PX, 0.8 * STEP_PX, 5, 20)));
    }

    @Test
    void aTwoOfSeveralColoursIsNotRead() {
        isNotRead(two(streaked(new DrawnDice().body(X, Y, SIDE_PX))));
    }

    @Test
    void twoSpotsOnALargeSheetAreNoFace() {
        isNotRead(two(new DrawnDice().body(X, Y, 4 * SIDE_PX)));
    }

    @Test
    void fourSpotsOnALargeStreakedSheetAreNoFace() {
        isNotRead(pips(streaked(new DrawnDice().body(X, Y, 4 * SIDE_PX)), 0, 1, 2, 3));
    }

    @Test
    void twoSpotsOnAStripOfPaperAreAskedAbout() {
        try (DrawnDice table = two(new DrawnDice().area(X, Y, SIDE_PX, 1.45 * SIDE_PX, 240))) {
            isAskedAbout(table.read());
        }
    }

    @Test
    void aPipThatTouchesAnotherLeavesTheFaceOpen() {
        DrawnDice table = two(new DrawnDice().body(X, Y, SIDE_PX));
        isNotRead(table.pip(X + 1.3 * STEP_PX, Y + 0.3 * STEP_PX, 8));
    }

    @Test
    void aOneSeenFromTheSideIsNoTop() {
        isNotRead(new DrawnDice().area(X, Y, 80, 42.4, 240).oval(X, Y, 10, 5.3));
    }

    @Test
    void aSmallSpotBesideALonePipLeavesTheFaceOpen() {
        DrawnDice table = new DrawnDice().body(X, Y, 80);
        isNotRead(table.pip(X, Y, 8).pip(X + 33, Y - 12, 4.5));
    }

    @Test
    void aLonePipOnStreaksIsNoFace() {
        DrawnDice table = new DrawnDice().body(X, Y, 80);
        isNotRead(table.area(X - 13, Y, 3, 30, 150).area(X + 13, Y, 3, 30, 150).pip(X, Y, 8));
    }

    @Test
    void aSpotNearOneEdgeIsNoFace() {
        isNotRead(new DrawnDice().body(X, Y, 80).pip(X - 13, Y, 8));
    }

    @Test
    void aFaintSpotInASquareIsNoFace() {
        isNotRead(new DrawnDice().body(X, Y, 80).area(X, Y, 13, 13, 213));
    }

    @Test
    void aCrossInASquareIsNoFace() {
        isNotRead(new DrawnDice().body(X, Y, 80).area(X, Y, 22, 10, 20).area(X, Y, 10, 22, 20));
    }

    /** The side of a grey die in shadow has the table's colour, so the die's stance cannot be judged. */
    @Test
    void aDieWithTheColoursOfItsTableIsAskedAbout() {
        try (DrawnDice table = new DrawnDice().area(320, Y, 640, 400, 150).body(X, Y, SIDE_PX)) {
            isAskedAbout(two(table).read(new DieScale.KnownScale(SIDE_PX / 16, 16, X, Y, 1500)));
        }
    }
}
