package umpire.vision.twin.print;

import umpire.hardware.Table;
import umpire.vision.frame.UserCache;
import umpire.vision.raster.KeptRasters;
import umpire.vision.twin.camera.Lens;

/**
 * The wood of a table within the camera's view. It is painted once and kept in the user's disk cache. Reading it takes a tenth of the time,
 * and in memory it would be as large as a picture of the table.
 *
 * @param reachXMm the visible distance from the table's middle
 * @param reachYMm the visible distance from the table's middle
 */
public record PaintedWood(Table table, double reachXMm, double reachYMm, long seed) {
    /** The version of the cache. It changes whenever wood is painted differently, so that older files are not used. */
    private static final String MANNER = "1";

    /** The disk cache. It keeps few files: a table needs only one, tests paint many, and each takes megabytes. */
    private static final KeptRasters KEPT = new KeptRasters(UserCache.folder("wood"), 4);

    /** Returns the wood of a table within a camera's view. */
    public static PaintedWood of(Table table, Lens lens, long seed) {
        return new PaintedWood(table, lens.reachXMm(), lens.reachYMm(), seed);
    }

    /** Returns the wood as a print on the table, for the caller to close. */
    public Print print() {
        WoodTexture texture = new WoodTexture(table, reachXMm, reachYMm, seed);
        return texture.print(KEPT.picture(MANNER + " wood " + this, texture::painted));
    }
}
