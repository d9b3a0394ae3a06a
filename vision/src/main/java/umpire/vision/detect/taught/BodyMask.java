package umpire.vision.detect.taught;

import java.util.function.IntPredicate;
import umpire.vision.detect.Median;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlainPicture;

/** The mask of a body around a spot: the points whose colour is not that of the ground it lies on. */
final class BodyMask {
    /** The reach around the spot and the spacing of points, in edges. */
    private static final double REACH = 1.3;

    static final double STEP = 0.05;
    static final int SIDE = 2 * (int) Math.round(REACH / STEP) + 1;
    static final int HALF = SIDE / 2;

    /** A point belongs to the body if its colour differs from the ground's by at least this share of the body's contrast. */
    private static final double ENDS_AT = 0.12;

    /** The body is connected to one of the points around the middle, up to this many points away in each direction. */
    private static final int CORE = 4;

    /** A shadow is hard if it has more than this many nearly dark points: a tenth of a die's face. Chosen. */
    private static final int HARD_SHADOW_POINTS = 40;

    private static final int ACROSS = 7;
    private static final double ACROSS_STEP = 0.1;

    private final boolean[] body = new boolean[SIDE * SIDE];
    private final Pixel spot;
    private final double stepPx;
    private final GroundColours ground;
    private final boolean hardShadow;
    /** The difference of the middle from the ground, in levels. */
    private final double contrast;

    /**
     * Computes the mask.
     *
     * @param groundLevels the largest difference of a colour from a shade of the ground
     * @param leastLight the least share of its light that the ground keeps in shadow
     */
    BodyMask(PlainPicture picture, Pixel spot, double edgePx, double groundLevels, double leastLight) {
        this.spot = spot;
        this.stepPx = STEP * edgePx;
        this.ground = new GroundColours(picture, spot.x(), spot.y(), edgePx, groundLevels, leastLight);
        double[] apart = new double[ACROSS * ACROSS];
        for (int i = 0; i < apart.length; i++) {
            double x = spot.x() + (i % ACROSS - ACROSS / 2) * ACROSS_STEP * edgePx;
            double y = spot.y() + (i / ACROSS - ACROSS / 2) * ACROSS_STEP * edgePx;
            apart[i] = ground.apart(GroundColours.colour(picture, x, y));
        }
        this.contrast = Median.of(apart);
        double tolerance = Math.max(ground.tolerance(groundLevels), ENDS_AT * contrast);
        int dark = 0;
        for (int i = 0; i < body.length; i++) {
            double x = spot.x() + (i % SIDE - HALF) * stepPx;
            double y = spot.y() + (i / SIDE - HALF) * stepPx;
            double[] bgr = GroundColours.colour(picture, x, y);
            body[i] = !ground.hold(tolerance, bgr);
            dark += ground.isNearlyDark(bgr) ? 1 : 0;
        }
        this.hardShadow = dark > HARD_SHADOW_POINTS;
        keepWhatHangsTogether();
    }

    /** Keeps the piece connected to the middle; other pieces are other bodies or print. Holes belong to the body. */
    private void keepWhatHangsTogether() {
        boolean[] ground =
                reached(false, i -> i % SIDE == 0 || i % SIDE == SIDE - 1 || i / SIDE == 0 || i / SIDE == SIDE - 1);
        for (int i = 0; i < body.length; i++) {
            body[i] = !ground[i];
        }
        boolean[] own = reached(true, i -> Math.abs(i % SIDE - HALF) <= CORE && Math.abs(i / SIDE - HALF) <= CORE);
        System.arraycopy(own, 0, body, 0, body.length);
    }

    private boolean[] reached(boolean what, IntPredicate from) {
        boolean[] reached = new boolean[body.length];
        int[] queue = new int[body.length];
        int tail = 0;
        for (int i = 0; i < body.length; i++) {
            if (body[i] == what && from.test(i)) {
                reached[i] = true;
                queue[tail++] = i;
            }
        }
        for (int head = 0; head < tail; head++) {
            int at = queue[head];
            for (int way = 0; way < 4; way++) {
                int x = at % SIDE + (way == 0 ? 1 : way == 1 ? -1 : 0);
                int y = at / SIDE + (way == 2 ? 1 : way == 3 ? -1 : 0);
                int next = y * SIDE + x;
                if (x >= 0 && y >= 0 && x < SIDE && y < SIDE && body[next] == what && !reached[next]) {
                    reached[next] = true;
                    queue[tail++] = next;
                }
            }
        }
        return reached;
    }

    Pixel spot() {
        return spot;
    }

    double stepPx() {
        return stepPx;
    }

    GroundColours ground() {
        return ground;
    }

    double contrast() {
        return contrast;
    }

    /** Returns whether so many points are nearly dark that a side of the body may be among them and not be seen. */
    boolean hasHardShadow() {
        return hardShadow;
    }

    boolean holds(int index) {
        return body[index];
    }

    int points() {
        return body.length;
    }

    /** Returns the number of points of the body. */
    int area() {
        int area = 0;
        for (boolean point : body) {
            area += point ? 1 : 0;
        }
        return area;
    }

    /** Returns the centre of the body, relative to the spot. */
    Pixel middle() {
        double x = 0;
        double y = 0;
        int area = Math.max(1, area());
        for (int i = 0; i < body.length; i++) {
            x += body[i] ? i % SIDE - HALF : 0;
            y += body[i] ? i / SIDE - HALF : 0;
        }
        return new Pixel(x / area * stepPx, y / area * stepPx);
    }

    /** Returns whether the point nearest to a pixel belongs to the body. */
    boolean isBody(double x, double y) {
        int column = (int) Math.round((x - spot.x()) / stepPx) + HALF;
        int row = (int) Math.round((y - spot.y()) / stepPx) + HALF;
        return column >= 0 && row >= 0 && column < SIDE && row < SIDE && body[row * SIDE + column];
    }
}
