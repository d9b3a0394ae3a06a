package umpire.vision.twin.render;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.frame.MatScope;

/**
 * An object drawn in its part of the frame, with its shadow on the objects below.
 *
 * @param part of the frame
 * @param bgra for every pixel the colour, premultiplied by the opacity, and the opacity
 * @param shade the darkening of the pixels below, 0 to 255
 */
record Sprite(Rect part, byte[] bgra, byte[] shade) {
    /** Returns a sprite outside the frame. */
    static Sprite nothing() {
        return new Sprite(new Rect(0, 0, 0, 0), new byte[0], new byte[0]);
    }

    /** Returns a flat object without a shadow. */
    static Sprite flat(Rect part, Mat solid) {
        try (MatScope scope = new MatScope()) {
            Mat shade = scope.keep(Mat.zeros(part.height, part.width, CvType.CV_8U));
            return of(part, solid, part, shade, new MotionBlur(0, 0));
        }
    }

    /**
     * Copies the pixels of two pictures with the object's motion blur.
     *
     * @param inner the visible area of the object
     * @param solid its pixels there
     * @param outer the area of its shadow
     * @param shade its pixels there
     */
    static Sprite of(Rect inner, Mat solid, Rect outer, Mat shade, MotionBlur motionBlur) {
        motionBlur.applyTo(solid);
        motionBlur.applyTo(shade);
        Rect part = RegionMerger.around(inner, outer);
        byte[] bgra = new byte[part.width * part.height * 4];
        byte[] shades = new byte[part.width * part.height];
        copy(solid, 4, inner, part, bgra);
        copy(shade, 1, outer, part, shades);
        return new Sprite(part, bgra, shades);
    }

    private static void copy(Mat pixels, int channels, Rect from, Rect part, byte[] into) {
        if (from.width == 0 || from.height == 0) {
            return;
        }
        byte[] bytes = new byte[from.width * from.height * channels];
        pixels.get(0, 0, bytes);
        for (int row = 0; row < from.height; row++) {
            int to = (from.y - part.y + row) * part.width + from.x - part.x;
            System.arraycopy(bytes, row * from.width * channels, into, to * channels, from.width * channels);
        }
    }
}
