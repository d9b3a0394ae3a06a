package umpire.vision.observe.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.detect.Pixel;

/**
 * What was found in the picture, kept where the picture stays as it was when it was found. A still table costs next to
 * nothing this way, and only the surroundings of a moving hand are searched again.
 *
 * @param <T> what is found
 */
public final class FindingsCache<T> implements AutoCloseable {
    /** Two readings of one thing that has not moved are nearer to each other; two things are not. Chosen. */
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
     * Begins with nothing. What one look finds stays until the picture changes there, although the next ones miss it: in noise one alone may
     * miss something small.
     *
     * @param looks how many looks at rest search a part that changed
     */
    public static <T> FindingsCache<T> gathering(Function<T, Pixel> centre, int looks) {
        return new FindingsCache<>(centre, true, one -> false, looks);
    }

    /**
     * Begins with nothing. Each look's findings take the place of the ones before: what rocked for the last time in the first look at rest
     * lies still in the next, and the picture has hardly changed. What is sure is not searched again.
     *
     * @param looks how many looks at rest search a part that changed, as long as nothing is found there, and round what is not sure
     */
    public static <T> FindingsCache<T> renewing(Function<T, Pixel> centre, Predicate<T> sure, int looks) {
        return new FindingsCache<>(centre, false, sure, looks);
    }

    /**
     * Returns everything in the picture, in no particular order.
     *
     * @param aroundPx how far from a change something may be affected by it
     * @param moving whether something moves; once nothing does, the parts that changed are searched again for some looks
     * @param search finds what has its centre in a part of the picture; it may look, and find, beyond
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

    /** Another camera may have smaller pictures: what was found beyond their edge would never be sought again. */
    private List<T> ofSameSize(Thumbnail now) {
        if (!picture.equals(now.whole())) {
            picture = now.whole();
            found = List.of();
        }
        return found;
    }

    /**
     * What has its centre on the edge of a part is inside by one reading and outside by the next. It is neither lost by that nor there
     * twice: what is found again takes the place of what it was.
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
     * Returns what was found where the picture is still the same, and puts off searching the rest.
     *
     * @param stillThere what is known to be as it was although the picture changed round it
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

    /** Has the surroundings of these pixels searched again, although the picture may look the same there. */
    public void doubt(List<Pixel> pixels) {
        changes.doubt(pixels);
    }

    /** Has everything searched again. */
    public void forget() {
        changes.close();
        found = List.of();
    }

    /** Returns a part with a margin, as far as the picture reaches. */
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
