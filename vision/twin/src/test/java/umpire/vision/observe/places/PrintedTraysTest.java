package umpire.vision.observe.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.PlanView;

/** The trays of two sides have one tint and different dark colours, and the darkness of ink differs between printers. */
class PrintedTraysTest {
    private static final int WIDE_PX = 480;
    private static final int HIGH_PX = 300;
    private static final int TRAY_PX = 110;
    private static final int[] BLUE = {93, 70, 51};
    private static final int[] RED = {52, 53, 91};
    private static final int[] SLATE = {70, 81, 91};
    private static final int[] MOSS = {68, 119, 138};
    private static final int[] SAND = {205, 228, 238};
    private static final int[] FIELD = {190, 220, 226};

    /** Blue, green and red of skin and of a sleeve. */
    private static final int[] SKIN = {122, 152, 204};

    private static final int[] SLEEVE = {44, 96, 84};

    /** The width of a die, the length of its shadow, and the spacing of dice. */
    private static final int DIE_PX = 30;

    private static final int SHADOW_PX = 6;
    private static final int ROW_PX = 42;

    private final boolean[] covered = new boolean[WIDE_PX * HIGH_PX];
    private final boolean[] shaded = new boolean[covered.length];
    private final byte[] drawn = new byte[3 * covered.length];
    private final byte[] seen = new byte[drawn.length];
    private int[] left = BLUE;
    private int[] right = RED;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 32, 45, 60})
    void aBareTrayIsNotAHandForAnyInk(int ink) {
        print(ink);

        assertThatAllIsPrint(mask());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 32, 45, 60})
    void aFullTrayIsNotAHandForAnyInk(int ink) {
        print(ink);
        dice(0);
        dice(WIDE_PX - TRAY_PX);

        assertThatAllIsPrint(mask());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 32, 60})
    void diceInOneTrayAloneDoNoHarm(int ink) {
        print(ink);
        dice(WIDE_PX - TRAY_PX);

        assertThatAllIsPrint(mask());
    }

    @ParameterizedTest
    @CsvSource({"0,40", "0,100", "0,150", "10,100", "32,40", "32,100", "32,150", "60,100", "60,150"})
    void aHandThatRestsOnATrayIsSeen(int ink, int half) {
        for (int left : new int[] {0, WIDE_PX - TRAY_PX}) {
            for (int[] colour : new int[][] {SKIN, SLEEVE}) {
                print(ink);
                hand(left, half, colour);

                assertThat(mask().handSeen()).as("%d %d", left, colour[2]).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 32, 45, 60})
    void aHandThatRestsAmongDiceIsSeen(int ink) {
        for (int left : new int[] {0, WIDE_PX - TRAY_PX}) {
            for (int[] colour : new int[][] {SKIN, SLEEVE}) {
                print(ink);
                dice(0);
                dice(WIDE_PX - TRAY_PX);
                hand(left, 60, colour);

                assertThat(mask().handSeen()).as("%d %d", left, colour[2]).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 32, 45, 60})
    void printOfSimilarColoursIsNotForeign(int ink) {
        left = SLATE;
        right = MOSS;
        print(ink);
        dice(0);

        assertThatAllIsPrint(mask());
    }

    /** Very pale ink is as pale as skin. */
    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 32})
    void aHandThatCoversAllOfABagIsSeen(int ink) {
        left = SLATE;
        right = MOSS;
        for (int[] colour : new int[][] {SKIN, SLEEVE}) {
            print(ink);
            hand(WIDE_PX - TRAY_PX, HIGH_PX / 2, colour);
            assertThat(mask().handSeen()).as("%d", colour[2]).isTrue();
        }
    }

    private void print(int ink) {
        for (int i = 0; i < covered.length; i++) {
            covered[i] = false;
            shaded[i] = false;
            int[] colour = colour(i % WIDE_PX);
            for (int channel = 0; channel < 3; channel++) {
                drawn[3 * i + channel] = (byte) colour[channel];
                seen[3 * i + channel] = (byte) (ink + colour[channel] * (236 - ink) / 255);
            }
        }
    }

    /** Puts dice all over a tray, two in a row. Each casts a shadow to the right, and together the shadows may cover the tray. */
    private void dice(int left) {
        for (int i = 0; i < covered.length; i++) {
            int x = i % WIDE_PX - left;
            int across = x % (TRAY_PX / 2);
            boolean inRow = x >= 0 && x < TRAY_PX && i / WIDE_PX % ROW_PX < DIE_PX;
            shaded[i] |= x >= 0 && x < TRAY_PX;
            covered[i] |= inRow && across < DIE_PX;
            if (inRow && across < DIE_PX + SHADOW_PX) {
                for (int channel = 0; channel < 3; channel++) {
                    seen[3 * i + channel] = (byte) (0.8 * (seen[3 * i + channel] & 0xFF));
                }
            }
        }
    }

    private void hand(int left, int half, int[] colour) {
        for (int i = 0; i < covered.length; i++) {
            int x = i % WIDE_PX;
            if (x >= left && x < left + TRAY_PX && Math.abs(i / WIDE_PX - HIGH_PX / 2) < half) {
                covered[i] = false;
                for (int channel = 0; channel < 3; channel++) {
                    seen[3 * i + channel] = (byte) colour[channel];
                }
            }
        }
    }

    private HandMask mask() {
        SheetMap map = new SheetMap(board(), Optional.of(new PrintedSheet(WIDE_PX, HIGH_PX, drawn)));
        PlanView plan = new PlanView(WIDE_PX, HIGH_PX, seen);
        PlaceThresholds limits = PlaceThresholds.standard();
        BareSheetModel bare = new BareSheetModel(map, plan, covered, shaded);
        PixelClasses classes = new PixelClasses(map, plan, bare, covered, shaded, limits);
        return new HandMask(map, classes, new boolean[covered.length], limits, 0);
    }

    private static void assertThatAllIsPrint(HandMask mask) {
        assertThat(mask.handSeen()).isFalse();
        for (int pixel = 0; pixel < WIDE_PX * HIGH_PX; pixel++) {
            assertThat(mask.isForeign(pixel)).as("pixel %d", pixel).isFalse();
        }
    }

    private int[] colour(int x) {
        if (x < TRAY_PX) {
            return left;
        }
        if (x >= WIDE_PX - TRAY_PX) {
            return right;
        }
        return x >= 140 && x < WIDE_PX - 140 ? FIELD : SAND;
    }

    private static Board board() {
        List<Area> areas = new ArrayList<>();
        areas.add(Area.rectangle(new Place("tray-blue"), new Point(-185, 0), TRAY_PX, HIGH_PX, Area.Tint.DICE_TRAY));
        areas.add(Area.rectangle(new Place("tray-red"), new Point(185, 0), TRAY_PX, HIGH_PX, Area.Tint.DICE_TRAY));
        for (int i = 0; i < 12; i++) {
            Point middle = new Point(-75 + 50 * (i % 4), -100 + 100 * (i / 4));
            areas.add(Area.rectangle(new Place("field-" + i), middle, 50, 100, Area.Tint.LIGHT));
        }
        return new Board("", WIDE_PX, HIGH_PX, areas, List.of(), List.of());
    }
}
