package umpire.bridge.light;

/**
 * The pattern of a light in time and space, apart from its colour. All patterns differ in brightness alone, for people who cannot tell
 * colours apart.
 *
 * <p>Each returns the brightness of an LED, from 0 to 1, at a moment and a distance. The distance is 0 in the middle of the pointer and 1
 * at its ends. At time 0 each has its full brightness.
 */
enum Pattern {
    /** Bright and constant. */
    STEADY {
        @Override
        double level(long nowMs, double off) {
            return 1;
        }
    },
    /** Faint and constant. */
    FAINT {
        @Override
        double level(long nowMs, double off) {
            return 0.15;
        }
    },
    /** Swells and fades within two and a half seconds. */
    BREATHING {
        @Override
        double level(long nowMs, double off) {
            return 0.1 + 0.9 * (0.5 + 0.5 * Math.cos(2 * Math.PI * part(nowMs, 2400)));
        }
    },
    /** On and off, once in one and a half seconds. */
    SLOW_BLINK {
        @Override
        double level(long nowMs, double off) {
            return part(nowMs, 1500) < 0.5 ? 1 : 0;
        }
    },
    /** On and off, three times a second: slow enough for people sensitive to flashes. */
    FAST_BLINK {
        @Override
        double level(long nowMs, double off) {
            return part(nowMs, 360) < 0.5 ? 1 : 0;
        }
    },
    /** Two short flashes, then darkness. */
    DOUBLE_FLASH {
        @Override
        double level(long nowMs, double off) {
            double part = part(nowMs, 1600);
            return part < 0.1 || (part >= 0.2 && part < 0.3) ? 1 : 0;
        }
    },
    /** Bright with a short wink every two seconds. */
    WINK {
        @Override
        double level(long nowMs, double off) {
            return part(nowMs, 2000) < 0.8 ? 1 : 0.05;
        }
    },
    /** A spot that runs from both ends to the middle, as a sign for "here". */
    MOVING_DASH {
        @Override
        double level(long nowMs, double off) {
            double reach = 1 - part(nowMs, 900);
            return Math.abs(off - reach) <= 0.25 ? 1 : 0.08;
        }
    },
    /** Only the ends are lit, and they blink slowly. */
    ENDS_BLINK {
        @Override
        double level(long nowMs, double off) {
            return off > 0.6 && part(nowMs, 1500) < 0.5 ? 0.6 : 0;
        }
    };

    abstract double level(long nowMs, double off);

    /** Returns whether it changes over time. */
    boolean moves() {
        return switch (this) {
            case STEADY, FAINT -> false;
            case BREATHING, SLOW_BLINK, FAST_BLINK, DOUBLE_FLASH, WINK, MOVING_DASH, ENDS_BLINK -> true;
        };
    }

    private static double part(long nowMs, long periodMs) {
        return Math.floorMod(nowMs, periodMs) / (double) periodMs;
    }
}
