package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.vision.detect.Pixel;

/** Computes the convex hull of some points. */
final class ConvexOutline {
    private ConvexOutline() {}

    /** Returns the corners of the hull in order; every turn goes in the same direction. */
    static List<Pixel> of(List<Pixel> points) {
        List<Pixel> sorted = points.stream()
                .sorted(Comparator.comparingDouble(Pixel::x).thenComparingDouble(Pixel::y))
                .toList();
        List<Pixel> outline = half(sorted);
        outline.removeLast();
        List<Pixel> back = half(sorted.reversed());
        back.removeLast();
        outline.addAll(back);
        return List.copyOf(outline);
    }

    private static List<Pixel> half(List<Pixel> sorted) {
        List<Pixel> half = new ArrayList<>();
        for (Pixel point : sorted) {
            while (half.size() > 1 && turn(half.get(half.size() - 2), half.getLast(), point) <= 0) {
                half.removeLast();
            }
            half.add(point);
        }
        return half;
    }

    private static double turn(Pixel from, Pixel over, Pixel to) {
        return (over.x() - from.x()) * (to.y() - from.y()) - (over.y() - from.y()) * (to.x() - from.x());
    }
}
