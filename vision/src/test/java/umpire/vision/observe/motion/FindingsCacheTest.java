package umpire.vision.observe.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;

final class FindingsCacheTest {
    private static final int SIDE_PX = 320;
    private static final int AROUND_PX = 16;

    static {
        OpenCv.load();
    }

    /** Returns a picture in which one spot is light or dark. */
    private static Frame picture(long number, boolean light) {
        Mat bgr = new Mat(SIDE_PX, SIDE_PX, CvType.CV_8UC3, new Scalar(120, 120, 120));
        Mat spot = bgr.submat(new Rect(200, 152, 16, 16));
        spot.setTo(light ? new Scalar(250, 250, 250) : new Scalar(10, 10, 10));
        OpenCv.release(spot);
        return new Frame(number, number, bgr);
    }

    /** Returns the part that is searched again when the spot changes. */
    private static Rect part() {
        List<Rect> parts = new ArrayList<>();
        try (FindingsCache<Pixel> cache = FindingsCache.renewing(pixel -> pixel, pixel -> true, 1)) {
            look(cache, 1, false, List.of(), parts);
            parts.clear();
            look(cache, 2, true, List.of(), parts);
        }
        assertThat(parts).hasSize(1);
        return parts.getFirst();
    }

    private static List<Pixel> look(
            FindingsCache<Pixel> cache, long number, boolean light, List<Pixel> finds, List<Rect> searched) {
        return look(cache, number, light, false, finds, searched);
    }

    private static List<Pixel> look(
            FindingsCache<Pixel> cache,
            long number,
            boolean light,
            boolean moving,
            List<Pixel> finds,
            List<Rect> searched) {
        try (Frame frame = picture(number, light);
                Thumbnail small = new Thumbnail(frame)) {
            return cache.after(small, AROUND_PX, moving, part -> {
                searched.add(part);
                return finds;
            });
        }
    }

    private static List<Pixel> after(List<Pixel> before, List<Pixel> again) {
        try (FindingsCache<Pixel> cache = FindingsCache.renewing(pixel -> pixel, pixel -> true, 1)) {
            look(cache, 1, false, before, new ArrayList<>());
            return look(cache, 2, true, again, new ArrayList<>());
        }
    }

    @Test
    void anObjectOnTheEdgeOfAPartIsNotLost() {
        Rect part = part();
        Pixel inside = new Pixel(part.x + 0.01, part.y + 20);
        Pixel outside = new Pixel(part.x - 0.01, part.y + 20);
        assertThat(after(List.of(inside), List.of(outside))).containsExactly(outside);
    }

    @Test
    void anObjectOnTheEdgeIsNotDoubled() {
        Rect part = part();
        Pixel inside = new Pixel(part.x + 0.01, part.y + 20);
        Pixel outside = new Pixel(part.x - 0.01, part.y + 20);
        assertThat(after(List.of(outside), List.of(inside))).containsExactly(inside);
    }

    @Test
    void missingObjectsAreRemovedOnlyInsideThePart() {
        Rect part = part();
        Pixel gone = new Pixel(part.x + 20, part.y + 20);
        Pixel beyond = new Pixel(part.x - 20, part.y + 20);
        assertThat(after(List.of(gone, beyond), List.of())).containsExactly(beyond);
    }

    @Test
    void newObjectsOutsideThePartAreIgnored() {
        Rect part = part();
        Pixel found = new Pixel(part.x + 20, part.y + 20);
        Pixel cut = new Pixel(part.x - 10, part.y + 20);
        assertThat(after(List.of(), List.of(found, cut))).containsExactly(found);
    }

    /** Processes frames until nothing is due: the first searches the whole picture, and some more at rest do too. */
    private static void settle(FindingsCache<Pixel> cache) {
        List<Rect> searched = new ArrayList<>();
        do {
            searched.clear();
            look(cache, 1, false, List.of(), searched);
        } while (!searched.isEmpty());
    }

    @Test
    void aPartChangedInMotionIsSearchedAtRest() {
        Rect part = part();
        Pixel missed = new Pixel(part.x + 20, part.y + 20);
        try (FindingsCache<Pixel> cache = FindingsCache.gathering(pixel -> pixel, 3)) {
            settle(cache);
            List<Rect> searched = new ArrayList<>();
            look(cache, 2, true, true, List.of(), searched);
            assertThat(searched).containsExactly(part);
            look(cache, 3, true, true, List.of(), searched);
            assertThat(searched)
                    .as("while something moves only a change is searched")
                    .hasSize(1);
            look(cache, 4, true, false, List.of(), searched);
            assertThat(look(cache, 5, true, false, List.of(missed), searched)).containsExactly(missed);
            assertThat(searched).containsExactly(part, part, part);
            assertThat(look(cache, 6, true, false, List.of(), searched))
                    .as("the same picture shows it still")
                    .containsExactly(missed);
            look(cache, 7, true, false, List.of(), searched);
            assertThat(searched).as("once moving, three times at rest").containsExactly(part, part, part, part);
            assertThat(look(cache, 20, false, false, List.of(), searched))
                    .as("the picture changed there")
                    .isEmpty();
        }
    }

    @Test
    void doubtedSurroundingsAreSearchedAgain() {
        Rect part = part();
        Pixel doubted = new Pixel(208, 160);
        try (FindingsCache<Pixel> cache = FindingsCache.renewing(pixel -> pixel, pixel -> true, 1)) {
            settle(cache);
            List<Rect> searched = new ArrayList<>();
            cache.doubt(List.of(doubted, new Pixel(-3, SIDE_PX + 5)));
            look(cache, 2, false, List.of(), searched);
            assertThat(searched).singleElement().satisfies(one -> {
                assertThat(one.contains(new Point(208, 160))).isTrue();
                assertThat(one.area()).isLessThanOrEqualTo(part.area());
            });
        }
    }

    @Test
    void onlyUncertainObjectsAreSearchedAgain() {
        Pixel rocking = new Pixel(208, 160);
        Pixel lying = new Pixel(209, 160);
        try (FindingsCache<Pixel> cache = FindingsCache.renewing(pixel -> pixel, lying::equals, 3)) {
            settle(cache);
            List<Rect> searched = new ArrayList<>();
            assertThat(look(cache, 2, true, List.of(rocking), searched)).containsExactly(rocking);
            assertThat(look(cache, 3, true, List.of(lying), searched)).containsExactly(lying);
            assertThat(look(cache, 4, true, List.of(), searched)).containsExactly(lying);
            assertThat(searched).hasSize(2);
        }
    }

    @Test
    void anEmptyPartIsSearchedInThreeFramesAtRest() {
        Pixel late = new Pixel(208, 160);
        try (FindingsCache<Pixel> cache = FindingsCache.renewing(pixel -> pixel, pixel -> true, 3)) {
            settle(cache);
            List<Rect> searched = new ArrayList<>();
            look(cache, 2, true, List.of(), searched);
            assertThat(look(cache, 3, true, List.of(late), searched)).containsExactly(late);
            settle(cache);
            searched.clear();
            for (int number = 4; number < 10; number++) {
                look(cache, number, true, List.of(), searched);
            }
            assertThat(searched).hasSize(3);
        }
    }
}
