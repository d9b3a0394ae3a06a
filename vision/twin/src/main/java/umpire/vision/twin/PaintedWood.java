package umpire.vision.twin;

import java.util.LinkedHashMap;
import org.opencv.core.Range;
import umpire.hardware.Table;

/**
 * The wood of tables as it was painted last. It takes longer to paint than a picture takes to render, and every camera before the
 * same table sees the same of it: whoever makes the next one, as for the board of another game, need not paint it again.
 */
final class PaintedWood {
    /** All that the grain depends on. */
    private record Subject(Table table, double reachXMm, double reachYMm, long seed) {}

    /** A table has one wood, and two are seen where a large camera and a small one look at it in turns. */
    private static final int MOST = 2;

    private static final LinkedHashMap<Subject, Print> KEPT = new LinkedHashMap<>(MOST, 0.75F, true);

    private PaintedWood() {}

    /** Returns the wood of a table as far as a camera sees; the caller closes it, which leaves that of others as it is. */
    static synchronized Print of(Table table, Lens lens, long seed) {
        Subject subject = new Subject(table, lens.reachXMm(), lens.reachYMm(), seed);
        Print kept = KEPT.computeIfAbsent(subject, painted -> new WoodTexture(table, lens, seed).print());
        if (KEPT.size() > MOST) {
            KEPT.pollFirstEntry().getValue().close();
        }
        return shared(kept);
    }

    /** OpenCV counts who holds pixels, and gives them back with the last one. */
    private static Print shared(Print kept) {
        return new Print(kept.pixels().rowRange(Range.all()), kept.pxPerMm(), kept.leftMm(), kept.topMm());
    }
}
