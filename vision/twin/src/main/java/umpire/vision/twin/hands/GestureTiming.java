package umpire.vision.twin.hands;

/**
 * The duration of each part of a gesture.
 *
 * @param reachMs the time until the hand is at the piece
 * @param liftMs the time until the piece is up
 * @param carryMs the time until the piece is above its goal
 * @param lowerMs the time until the piece stands
 * @param leaveMs the time until the hand is gone
 */
record GestureTiming(long reachMs, long liftMs, long carryMs, long lowerMs, long leaveMs) {
    static final GestureTiming TAP = new GestureTiming(120, 70, 240, 70, 120);

    /** The timing of a touch. Chosen: a hand lifts a piece by a few centimetres and puts it back in half a second. */
    static final GestureTiming TOUCH = new GestureTiming(120, 130, 180, 150, 140);

    static final GestureTiming DROP = new GestureTiming(0, 0, 0, 90, 200);

    static GestureTiming carrying(double wayMm) {
        return new GestureTiming(190, 110, Math.clamp(Math.round(180 + wayMm * 0.8), 180, 600), 90, 200);
    }

    GestureTiming reaching(long ms) {
        return new GestureTiming(ms, liftMs, carryMs, lowerMs, leaveMs);
    }

    GestureTiming carrying(long moreMs) {
        return new GestureTiming(reachMs, liftMs, carryMs + moreMs, lowerMs, leaveMs);
    }

    GestureTiming staying() {
        return new GestureTiming(reachMs, liftMs, carryMs, lowerMs, 0);
    }

    long untilUpMs() {
        return reachMs + liftMs;
    }

    long untilDownMs() {
        return reachMs + liftMs + carryMs + lowerMs;
    }
}
