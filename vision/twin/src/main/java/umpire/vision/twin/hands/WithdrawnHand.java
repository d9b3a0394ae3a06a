package umpire.vision.twin.hands;

import umpire.vision.twin.scene.Hand;

/** An open hand that withdraws. */
record WithdrawnHand(Hand hand, long startMs) {
    private static final long LASTS_MS = 280;
    private static final double GONE_MM = 500;

    boolean over(long nowMs) {
        return nowMs >= startMs + LASTS_MS;
    }

    Hand at(long nowMs) {
        return hand.backBy(GONE_MM * Gesture.eased(nowMs, startMs, LASTS_MS));
    }
}
