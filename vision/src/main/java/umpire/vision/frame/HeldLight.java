package umpire.vision.frame;

import java.util.OptionalLong;
import java.util.function.DoubleSupplier;

/**
 * Decides when exposure and white balance are stable and can be locked, and when the room's light has changed for good so that they must be
 * found again. It reads no clock: each call receives the time.
 */
final class HeldLight {
    static final long FINDING_MS = 3_000;
    static final long CHANGED_MS = 5_000;
    private static final long EVERY_MS = 500;
    /**
     * A larger change of brightness, as a share of the locked one, means that the room's light has changed. A hand covers only a tenth of
     * the picture, and a lamp that goes out takes more than this share of the light.
     */
    private static final double MOST_CHANGE = 1.0 / 3;

    /** The action to take. */
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
     * Takes a picture into account.
     *
     * @param level the brightness of the picture; computed only when needed
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

    /**
     * Returns whether any picture since the last lock was about as bright as at the time of the lock. If none was, the driver does not hold
     * the values.
     */
    boolean agreed() {
        return agreed;
    }
}
