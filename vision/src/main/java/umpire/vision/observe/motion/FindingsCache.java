package umpire.vision.observe.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.Pixel;

/**
 * A cache of objects found in the picture, valid where the picture has not changed. A still table then costs almost nothing, and only the
 * surroundings of a moving hand are searched again.
 *
 * @param <T> the type of the objects
 */
public final class FindingsCache<T> implements AutoCloseable {
    /** Two readings of an unmoved object are nearer to each other than this, in pixels; two objects are farther apart. Chosen. */
    public static final double SAME_PX = 3;

    private final ChangeWatch changes;
    private final Function<T, Pixel> centre;
    private final boolean keeps;
    private final Predicate<T> sure;
    private List<T> found = List.of();
    private Rect picture = new Rect();

    private FindingsCache(Function<T, Pixel> centre, boolean keeps, Predicate<T> sure, int looks) {
        this.centre = centre;
        this.keeps = keeps;
        this.sure = sure;
        this.changes = new ChangeWatch(looks);
    }

    /**
     * Makes a cache that keeps an object until the picture changes there, even if later frames miss it, since one frame may miss a small
     * object in noise.
     *
     * @param looks the number of frames at rest that search a changed part
     */
    public static <T> FindingsCache<T> gathering(Function<T, Pixel> centre, int looks) {
        return new FindingsCache<>(centre, true, one -> false, looks);
    }

    /**
     * Makes a cache in which each frame's objects replace the earlier ones. A die that rocks in the first frame at rest may lie still in
     * the next, although the picture hardly changed. Certain objects are not searched again.
     *
     * @param looks the number of frames at rest that search a changed part, as long as nothing is found there, and around uncertain objects
     */
    public static <T> FindingsCache<T> renewing(Function<T, Pixel> centre, Predicate<T> sure, int looks) {
        return new FindingsCache<>(centre, false, sure, looks);
    }

    /**
     * Returns all objects in the picture, in no particular order.
     *
     * @param aroundPx the distance from a change within which objects may look different
     * @param moving whether something moves; after the motion the changed parts are searched again in some frames
     * @param search finds the objects with their centre in a part of the picture; it may look, and find, outside it
     */
    public List<T> after(Thumbnail now, int aroundPx, boolean moving, Function<Rect, List<T>> search) {
        List<T> all = new ArrayList<>(ofSameSize(now));
        for (Rect part : changes.since(now, aroundPx, moving)) {
            List<T> again = search.apply(part);
            renew(all, part, again);
            if (!keeps && !again.isEmpty()) {
                List<Pixel> open =
                        again.stream().filter(sure.negate()).map(centre).toList();
                changes.settleBut(part, open, aroundPx);
            }
        }
        found = List.copyOf(all);
        return found;
    }

    /**
     * Returns the known objects, and clears the cache if the pictures have another size. Otherwise objects beyond the edge of a smaller
     * picture would stay forever.
     */
    private List<T> ofSameSize(Thumbnail now) {
        if (!picture.equals(now.whole())) {
            picture = now.whole();
            found = List.of();
        }
        return found;
    }

    /**
     * Replaces the objects in a part by a new reading. An object at the edge of the part may lie inside by one reading and outside by the
     * next, and must be neither lost nor doubled.
     */
    private void renew(List<T> all, Rect part, List<T> again) {
        List<T> before = all.stream().filter(one -> within(one, part)).toList();
        List<T> now = again.stream()
                .filter(one -> within(one, part) || isAt(one, before))
                .toList();
        all.removeIf(one -> (within(one, part) && !stays(one)) || isAt(one, now));
        all.addAll(now);
    }

    private boolean stays(T one) {
        return keeps && !changes.changedAt(centre.apply(one));
    }

    private boolean isAt(T one, List<T> others) {
        return others.stream().anyMatch(other -> centre.apply(one).distance(centre.apply(other)) < SAME_PX);
    }

    /**
     * Returns the objects where the picture is unchanged, and defers the search of the rest.
     *
     * @param stillThere whether an object is known to be unchanged although the picture changed around it
     */
    public List<T> unchanged(Thumbnail now, int aroundPx, Predicate<T> stillThere) {
        List<T> same = new ArrayList<>(ofSameSize(now));
        for (Rect part : changes.pending(now, aroundPx)) {
            same.removeIf(one -> within(one, part) && !stillThere.test(one));
        }
        return same;
    }

    private boolean within(T one, Rect part) {
        Pixel at = centre.apply(one);
        return at.x() >= part.x && at.x() < part.x + part.width && at.y() >= part.y && at.y() < part.y + part.height;
    }

    /** Searches the surroundings of these pixels again, even if the picture looks unchanged. */
    public void doubt(List<Pixel> pixels) {
        changes.doubt(pixels);
    }

    /** Searches everything again. */
    public void forget() {
        changes.close();
        found = List.of();
    }

    /** Returns a part with a margin, within the picture. */
    public static Rect widened(Rect part, int marginPx, Mat picture) {
        int left = Math.max(0, part.x - marginPx);
        int top = Math.max(0, part.y - marginPx);
        int right = Math.min(picture.cols(), part.x + part.width + marginPx);
        int bottom = Math.min(picture.rows(), part.y + part.height + marginPx);
        return new Rect(left, top, right - left, bottom - top);
    }

    @Override
    public void close() {
        forget();
    }
}
