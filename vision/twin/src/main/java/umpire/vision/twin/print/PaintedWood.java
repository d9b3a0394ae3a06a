package umpire.vision.twin.print;

import umpire.hardware.Table;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.camera.RecentPictures;

/**
 * The wood of tables as it was painted last. It takes longer to paint than a picture takes to render, and every camera before the
 * same table sees the same of it: whoever makes the next one, as for the board of another game, need not paint it again.
 */
public final class PaintedWood {
    /** All that the grain depends on. */
    private record WoodCut(Table table, double reachXMm, double reachYMm, long seed) {}

    /** A table has one wood, and two are seen where a large camera and a small one look at it in turns. */
    private static final RecentPictures PAINTED = new RecentPictures(2);

    private PaintedWood() {}

    /** Returns the wood of a table as far as a camera sees; the caller closes it, which leaves that of others as it is. */
    public static Print of(Table table, Lens lens, long seed) {
        WoodTexture texture = new WoodTexture(table, lens, seed);
        WoodCut cut = new WoodCut(table, lens.reachXMm(), lens.reachYMm(), seed);
        return texture.print(PAINTED.of(cut, texture::painted));
    }
}
