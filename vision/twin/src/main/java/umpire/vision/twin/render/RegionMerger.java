package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Rect;

/** Merges overlapping parts of the frame, so that each pixel is drawn once. */
final class RegionMerger {
    private RegionMerger() {}

    /** Returns the smallest rectangles that contain the padded parts and do not overlap each other. */
    static List<Rect> of(List<Rect> parts, int padPx) {
        List<Rect> apart = new ArrayList<>();
        for (Rect part : parts) {
            if (part.width > 0 && part.height > 0) {
                join(apart, new Rect(part.x - padPx, part.y - padPx, part.width + 2 * padPx, part.height + 2 * padPx));
            }
        }
        return apart;
    }

    private static void join(List<Rect> apart, Rect part) {
        Rect grown = part;
        for (int i = 0; i < apart.size(); i++) {
            if (overlap(apart.get(i), grown)) {
                grown = around(apart.remove(i), grown);
                i = -1;
            }
        }
        apart.add(grown);
    }

    private static boolean overlap(Rect a, Rect b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    /** Returns the bounding rectangle of two rectangles. */
    static Rect around(Rect a, Rect b) {
        int left = Math.min(a.x, b.x);
        int top = Math.min(a.y, b.y);
        int right = Math.max(a.x + a.width, b.x + b.width);
        int bottom = Math.max(a.y + a.height, b.y + b.height);
        return new Rect(left, top, right - left, bottom - top);
    }
}
