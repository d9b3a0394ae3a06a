package umpire.bridge.light;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import umpire.hardware.Leds;
import umpire.hardware.Leds.Led;
import umpire.rules.kernel.Point;

/** The LEDs along each edge of the strip, by their positions. Coordinates are the table's. */
final class StripEdges {
    /** The four edges, named from seat South. */
    enum StripEdge {
        NEAR,
        RIGHT,
        FAR,
        LEFT;

        boolean alongX() {
            return this == NEAR || this == FAR;
        }
    }

    private final List<Led> leds;
    private final Map<StripEdge, List<Integer>> members = new EnumMap<>(StripEdge.class);
    private final double minX;
    private final double maxX;
    private final double minY;
    private final double maxY;

    StripEdges(Leds strip) {
        leds = strip.leds();
        minX = leds.stream().mapToDouble(Led::xMm).min().orElse(0);
        maxX = leds.stream().mapToDouble(Led::xMm).max().orElse(0);
        minY = leds.stream().mapToDouble(Led::yMm).min().orElse(0);
        maxY = leds.stream().mapToDouble(Led::yMm).max().orElse(0);
        for (StripEdge edge : StripEdge.values()) {
            members.put(edge, new ArrayList<>());
        }
        for (int i = 0; i < leds.size(); i++) {
            members(edgeOf(leds.get(i))).add(i);
        }
    }

    private List<Integer> members(StripEdge edge) {
        return members.getOrDefault(edge, List.of());
    }

    int count() {
        return leds.size();
    }

    /** Returns the edge nearest to an LED; in a corner the first in the order of the enum. */
    private StripEdge edgeOf(Led led) {
        StripEdge nearest = StripEdge.NEAR;
        for (StripEdge edge : StripEdge.values()) {
            if (distanceMm(edge, led.xMm(), led.yMm()) < distanceMm(nearest, led.xMm(), led.yMm())) {
                nearest = edge;
            }
        }
        return nearest;
    }

    private double distanceMm(StripEdge edge, double xMm, double yMm) {
        return switch (edge) {
            case NEAR -> yMm - minY;
            case RIGHT -> maxX - xMm;
            case FAR -> maxY - yMm;
            case LEFT -> xMm - minX;
        };
    }

    /** Returns the best edge for pointing at a place's column, and the best one for its row. */
    List<StripEdge> nearest(Point place) {
        StripEdge column = distanceMm(StripEdge.NEAR, place.xMm(), place.yMm())
                        <= distanceMm(StripEdge.FAR, place.xMm(), place.yMm())
                ? StripEdge.NEAR
                : StripEdge.FAR;
        StripEdge row = distanceMm(StripEdge.LEFT, place.xMm(), place.yMm())
                        <= distanceMm(StripEdge.RIGHT, place.xMm(), place.yMm())
                ? StripEdge.LEFT
                : StripEdge.RIGHT;
        return List.of(column, row);
    }

    /**
     * Returns the pointer at a place from one edge: the LEDs within half its width of the place, and at least the nearest one.
     *
     * @param halfMm half the width of the pointer
     */
    List<Pointed> pointer(StripEdge edge, Point place, double halfMm) {
        List<Integer> along = members(edge);
        List<Integer> within =
                along.stream().filter(led -> offMm(edge, led, place) <= halfMm).toList();
        if (within.isEmpty()) {
            within = along.stream().min(Comparator.comparingDouble(led -> offMm(edge, led, place))).stream()
                    .toList();
        }
        return pointed(edge, place, within);
    }

    /**
     * Returns the LEDs of a pointer with their distances from its middle. One or two LEDs count as ends, so that no pattern leaves them
     * dark.
     */
    private List<Pointed> pointed(StripEdge edge, Point place, List<Integer> within) {
        double endMm = within.stream()
                .mapToDouble(led -> offMm(edge, led, place))
                .max()
                .orElse(0);
        boolean hasMiddle = within.size() > 2;
        return within.stream()
                .map(led -> new Pointed(led, hasMiddle ? offMm(edge, led, place) / endMm : 1))
                .toList();
    }

    private double offMm(StripEdge edge, int led, Point place) {
        Led at = leds.get(led);
        return edge.alongX() ? Math.abs(at.xMm() - place.xMm()) : Math.abs(at.yMm() - place.yMm());
    }

    /** Returns the distance in millimetres of an LED from the nearest corner of the strip. */
    double cornerMm(int led) {
        Led at = leds.get(led);
        double x = Math.min(at.xMm() - minX, maxX - at.xMm());
        double y = Math.min(at.yMm() - minY, maxY - at.yMm());
        return Math.hypot(x, y);
    }

    /**
     * An LED of a pointer.
     *
     * @param led its number on the wire, from 0
     * @param off its distance from the pointer's middle: 0 in the middle, 1 at its ends
     */
    record Pointed(int led, double off) {}
}
