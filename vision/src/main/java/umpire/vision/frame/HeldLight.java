package umpire.vision.frame;

import java.util.OptionalLong;
import java.util.function.DoubleSupplier;

/**
 * When exposure and white balance have been found and can be held, and when the room's light changed for good, so that they must be found
 * anew. Pure but for what it remembers: time is an argument.
 */
final class HeldLight {
    static final long FINDING_MS = 3_000;
    static final long CHANGED_MS = 5_000;
    private static final long EVERY_MS = 500;
    /** A hand takes a tenth of the picture; a lamp that goes out takes more than this of the light. */
    private static final double MOST_CHANGE = 1.0 / 3;

    /** What is to be done. */
    enum HoldAdvice {
        NOTHING,
        HOLD,
        FIND_ANEW
    }

    private boolean finding = true;
    private OptionalLong sinceMs = OptionalLong.empty();
    private long lookedMs;
    private double heldLevel;
    private boolean agreed;

    /**
     * Takes note of a picture.
     *
     * @param level how bright it is; asked only where it is time to look
     */
    HoldAdvice seen(DoubleSupplier level, long nowMs) {
        if (sinceMs.isPresent() && nowMs - lookedMs < EVERY_MS) {
            return HoldAdvice.NOTHING;
        }
        lookedMs = nowMs;
        if (sinceMs.isEmpty()) {
            sinceMs = OptionalLong.of(nowMs);
            return HoldAdvice.NOTHING;
        }
        return finding ? found(level, nowMs) : held(level.getAsDouble(), nowMs);
    }

    private HoldAdvice found(DoubleSupplier level, long nowMs) {
        if (nowMs - sinceMs.orElse(nowMs) < FINDING_MS) {
            return HoldAdvice.NOTHING;
        }
        finding = false;
        heldLevel = level.getAsDouble();
        agreed = false;
        sinceMs = OptionalLong.of(nowMs);
        return HoldAdvice.HOLD;
    }

    private HoldAdvice held(double level, long nowMs) {
        if (Math.abs(level - heldLevel) <= MOST_CHANGE * heldLevel) {
            agreed = true;
            sinceMs = OptionalLong.of(nowMs);
            return HoldAdvice.NOTHING;
        }
        if (nowMs - sinceMs.orElse(nowMs) < CHANGED_MS) {
            return HoldAdvice.NOTHING;
        }
        finding = true;
        sinceMs = OptionalLong.of(nowMs);
        return HoldAdvice.FIND_ANEW;
    }

    /** Returns whether any picture since they were held last was as bright as the one before: else they are not held. */
    boolean agreed() {
        return agreed;
    }
}
