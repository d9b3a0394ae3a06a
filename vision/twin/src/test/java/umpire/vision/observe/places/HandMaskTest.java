package umpire.vision.observe.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.rectify.PlanView;

/** Separates foreign pixels of a sheet into a hand, a reflection, and unread objects. */
class HandMaskTest {
    private static final int SIDE_PX = 480;

    private final byte[] bgr = new byte[3 * SIDE_PX * SIDE_PX];

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @Test
    void aHandIsJoinedAcrossPrintedLines() {
        paper();
        strip(0, 190, 20, 90);
        HandMask mask = mask();
        assertThat(mask.handSeen()).isTrue();
        assertThat(mask.isNearHand(at(165, 55))).isTrue();
        assertThat(mask.isUnread(at(165, 55))).isFalse();
    }

    @Test
    void aPieceWithinTheSheetIsNoHand() {
        paper();
        strip(150, 175, 150, 175);
        HandMask mask = mask();
        assertThat(mask.handSeen()).isFalse();
        assertThat(mask.isUnread(at(162, 162))).isTrue();
    }

    /** 11,500 square millimetres: an octahedron of 100 mm that is pushed. */
    @Test
    void anArmIsLargerThanDiceInMotion() {
        paper();
        strip(150, 265, 150, 250);
        assertThat(mask().handSeen()).isTrue();
        assertThat(mask(12_500).handSeen()).isFalse();
        strip(150, 340, 150, 290);
        assertThat(mask(12_500).handSeen()).isTrue();
    }

    /** A hand may hold a die that is not seen at its place. */
    @Test
    void aReachingPatchIsAHandDuringMotion() {
        paper();
        strip(0, 60, 20, 90);
        assertThat(mask(12_500).handSeen()).isTrue();
    }

    @Test
    void aPieceFarFromAHandIsNotAPartOfIt() {
        paper();
        strip(0, 60, 20, 90);
        strip(150, 175, 150, 175);
        HandMask mask = mask();
        assertThat(mask.isUnread(at(162, 162))).isTrue();
        assertThat(mask.isNearHand(at(162, 162))).isFalse();
    }

    @Test
    void pixelsCloseToAHandCountAsHand() {
        paper();
        strip(0, 190, 20, 85);
        HandMask mask = mask();
        assertThat(mask.isForeign(at(100, 87))).isFalse();
        assertThat(mask.isNearHand(at(100, 91))).isTrue();
        assertThat(mask.isNearHand(at(100, 95))).isFalse();
    }

    private HandMask mask() {
        return mask(0);
    }

    private HandMask mask(double looseMm2) {
        SheetMap map = new SheetMap(ChequeredTable.board(), Optional.empty());
        PlanView plan = new PlanView(SIDE_PX, SIDE_PX, bgr);
        boolean[] none = new boolean[SIDE_PX * SIDE_PX];
        PlaceThresholds limits = PlaceThresholds.standard();
        BareSheetModel bare = new BareSheetModel(map, plan, none, none);
        return new HandMask(map, new PixelClasses(map, plan, bare, none, none, limits), none, limits, looseMm2);
    }

    private static int at(int x, int y) {
        return y * SIDE_PX + x;
    }

    private void paper() {
        Arrays.fill(bgr, (byte) 200);
    }

    /** Paints a red rectangle. */
    private void strip(int left, int right, int top, int bottom) {
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                bgr[3 * at(x, y)] = 60;
                bgr[3 * at(x, y) + 1] = 60;
            }
        }
    }
}
