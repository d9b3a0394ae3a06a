package umpire.hardware;

import java.util.ArrayList;
import java.util.List;

/**
 * The addressable strip: the position of each LED in the table's frame, in the order of the wire.
 *
 * @param leds from the first on the wire to the last
 * @param chip the kind of LED
 * @param supplyAmperes the current that the strip may draw from its supply
 */
public record Leds(List<Led> leds, LedChip chip, double supplyAmperes) {
    private static final double USUAL_SUPPLY_AMPERES = 2.5;

    /** The kind of LED, which determines its protocol. */
    public enum LedChip {
        /** Has one data line, on which the length of a pulse tells a one from a zero. */
        WS2812B(20, 1),
        /** Has a data line and a clock. An APA102 uses the same protocol. */
        SK9822(20, 1);

        private final double partMilliamps;
        private final double idleMilliamps;

        LedChip(double partMilliamps, double idleMilliamps) {
            this.partMilliamps = partMilliamps;
            this.idleMilliamps = idleMilliamps;
        }

        /** Returns the current in milliamperes of one part of an LED, red, green or blue, at full brightness. */
        public double partMilliamps() {
            return partMilliamps;
        }

        /** Returns the current in milliamperes of a dark LED. */
        public double idleMilliamps() {
            return idleMilliamps;
        }
    }

    /** One LED. */
    public record Led(double xMm, double yMm) {
        public Led {
            if (!Double.isFinite(xMm) || !Double.isFinite(yMm)) {
                throw new IllegalArgumentException("an LED must have finite coordinates");
            }
        }
    }

    public Leds {
        leds = List.copyOf(leds);
        if (!(supplyAmperes > 0) || !Double.isFinite(supplyAmperes)) {
            throw new IllegalArgumentException("a strip must be allowed more than 0 A, not " + supplyAmperes);
        }
    }

    /** Makes a strip of WS2812B that may draw 2.5 A. */
    public Leds(List<Led> leds) {
        this(leds, LedChip.WS2812B, USUAL_SUPPLY_AMPERES);
    }

    /** Returns a strip spread evenly around the table's edge, counter-clockwise from the near-left corner along the near edge. */
    public static Leds roundTheEdge(Table table, int count) {
        double w = table.widthMm();
        double h = table.heightMm();
        List<Led> leds = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double along = 2 * (w + h) * i / count;
            leds.add(at(along, w, h));
        }
        return new Leds(leds);
    }

    private static Led at(double along, double w, double h) {
        if (along < w) {
            return new Led(along - w / 2, -h / 2);
        }
        if (along < w + h) {
            return new Led(w / 2, along - w - h / 2);
        }
        if (along < 2 * w + h) {
            return new Led(w / 2 - (along - w - h), h / 2);
        }
        return new Led(-w / 2, h / 2 - (along - 2 * w - h));
    }
}
