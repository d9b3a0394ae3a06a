package umpire.vision.twin.render;

import java.util.Arrays;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.frame.MatScope;

/** A part of the frame to draw on, as plain bytes, which is much faster than a native call for each row. */
final class Canvas {
    private final Rect part;
    private final byte[] bgr;
    private final boolean[] touched;

    private Canvas(Rect part, byte[] bgr) {
        this.part = part;
        this.bgr = bgr;
        this.touched = new boolean[part.width * part.height];
    }

    /** Returns a copy of a part of the whole frame. */
    static Canvas of(Mat frame, Rect part) {
        return new Canvas(part, bytes(frame, part));
    }

    private static byte[] bytes(Mat frame, Rect part) {
        byte[] bytes = new byte[part.width * part.height * 3];
        try (MatScope scope = new MatScope()) {
            Mat cut = scope.keep(frame.submat(part));
            cut.get(0, 0, bytes);
            return bytes;
        }
    }

    /** Draws a sprite over the canvas. */
    void draw(Sprite sprite) {
        Rect over = sprite.part();
        int x0 = Math.max(over.x, part.x);
        int x1 = Math.min(over.x + over.width, part.x + part.width);
        int y0 = Math.max(over.y, part.y);
        int y1 = Math.min(over.y + over.height, part.y + part.height);
        for (int y = y0; y < y1; y++) {
            int from = (y - over.y) * over.width - over.x;
            int to = (y - part.y) * part.width - part.x;
            for (int x = x0; x < x1; x++) {
                blend(sprite, from + x, to + x);
            }
        }
    }

    private void blend(Sprite sprite, int from, int to) {
        int opacity = sprite.bgra()[4 * from + 3] & 255;
        int shade = sprite.shade()[from] & 255;
        if (opacity == 0 && shade == 0) {
            return;
        }
        touched[to] = true;
        int through = (255 - shade) * (255 - opacity);
        for (int i = 0; i < 3; i++) {
            int below = ((bgr[3 * to + i] & 255) * through + 32512) / 65025;
            bgr[3 * to + i] = (byte) Math.min(255, (sprite.bgra()[4 * from + i] & 255) + below);
        }
    }

    /** Copies it back into the whole frame. */
    void into(Mat frame) {
        try (MatScope scope = new MatScope()) {
            Mat cut = scope.keep(frame.submat(part));
            cut.put(0, 0, bgr);
        }
    }

    /**
     * Returns the lit canvas, for the caller to release. Only the drawn pixels are lit; the others come from a whole frame that is already
     * lit.
     */
    Mat lit(Lighting lighting, Mat litFrame) {
        return lit(lighting, touched, bytes(litFrame, part));
    }

    /** Returns the canvas with all pixels lit, for the caller to release. */
    Mat lit(Lighting lighting) {
        boolean[] all = new boolean[touched.length];
        Arrays.fill(all, true);
        return lit(lighting, all, new byte[bgr.length]);
    }

    private Mat lit(Lighting lighting, boolean[] wanted, byte[] lit) {
        for (int y = 0; y < part.height; y++) {
            lighting.fallOn(bgr, wanted, y * part.width, part.width, part.x, part.y + y, lit);
        }
        Mat picture = new Mat(part.height, part.width, CvType.CV_8UC3);
        picture.put(0, 0, lit);
        return picture;
    }
}
