package umpire.vision.twin.print;

import umpire.hardware.Table;
import umpire.vision.frame.UserCache;
import umpire.vision.raster.KeptRasters;
import umpire.vision.twin.camera.Lens;

/**
 * The wood of a table as far as a camera sees. It is painted once and kept among the user's caches: reading it takes a tenth of the
 * time, and in memory it would take as much as a picture of the table.
 *
 * @param reachXMm how far from the table's middle the camera sees
 * @param reachYMm how far from the table's middle the camera sees
 */
public record PaintedWood(Table table, double reachXMm, double reachYMm, long seed) {
    /** Another one whenever wood is painted otherwise, so that none is read that was kept till then. */
    private static final String MANNER = "1";

    /** A table has one wood. Tests paint many, and each takes megabytes. */
    private static final KeptRasters KEPT = new KeptRasters(UserCache.folder("wood"), 4);

    /** Returns the wood of a table as far as a camera sees. */
    public static PaintedWood of(Table table, Lens lens, long seed) {
        return new PaintedWood(table, lens.reachXMm(), lens.reachYMm(), seed);
    }

    /** Returns it as it lies on the table, for the caller to close. */
    public Print print() {
        WoodTexture texture = new WoodTexture(table, reachXMm, reachYMm, seed);
        return texture.print(KEPT.picture(MANNER + " wood " + this, texture::painted));
    }
}
