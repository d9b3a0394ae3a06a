package umpire.vision.twin.hands;

import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/**
 * A hand that touches a die or lays it down. A touch lifts it straight up, holds it aside and puts it back as it lay.
 *
 * @param die as it lies
 * @param startMs when the hand comes in; before, there is none
 * @param backMs when it begins to put the die back: later, if too few pictures were taken
 * @param showing how long the die is held, and whether aside
 * @param fromDeg the direction its arm comes from
 */
record DieTouch(TwinDie die, long startMs, long backMs, TouchShowing showing, double fromDeg) {
    private static final long REACH_MS = 130;
    private static final long LIFT_MS = 80;
    private static final long HOLD_MS = 240;
    private static final long LEAVE_MS = 130;
    private static final double UP_MM = 60;

    /** How far aside a large die is held, in edges. Nearer it would hide its place. */
    private static final double EDGES_ASIDE = 1.9;

    static DieTouch of(TwinDie die, long startMs, double fromDeg) {
        return of(die, startMs, TouchShowing.ASIDE, fromDeg);
    }

    private static DieTouch of(TwinDie die, long startMs, TouchShowing showing, double fromDeg) {
        return new DieTouch(die, startMs, startMs + REACH_MS + LIFT_MS + HOLD_MS, showing, fromDeg);
    }

    /** Returns a hand that already holds the die and lays it down. */
    static DieTouch layingDown(TwinDie die, long nowMs, double fromDeg) {
        return of(die, nowMs - REACH_MS - LIFT_MS, TouchShowing.LAYING, fromDeg);
    }

    boolean begun(long nowMs) {
        return nowMs >= startMs;
    }

    /** Returns the time at which the hand is gone. */
    long endMs() {
        return backMs + LIFT_MS + LEAVE_MS;
    }

    boolean over(long nowMs) {
        return nowMs >= endMs();
    }

    /** Returns the same touch after a picture of that moment was taken. */
    DieTouch seen(long atMs) {
        boolean aside = atMs >= startMs + REACH_MS + LIFT_MS && atMs <= backMs;
        return aside ? new DieTouch(die, startMs, backMs, showing.seen(), fromDeg) : this;
    }

    /** Returns the same touch prolonged until now, if it should be over but too few pictures were taken. */
    DieTouch heldOn(long nowMs) {
        boolean wait = showing.looks() > 0 && nowMs > backMs && nowMs - startMs < TouchShowing.MAX_MS;
        return wait ? new DieTouch(die, startMs, nowMs, showing, fromDeg) : this;
    }

    private double farMm() {
        return showing.straight() ? 0 : Math.max(Gesture.ASIDE_MM, EDGES_ASIDE * die.edgeMm());
    }

    private double asideAt(long nowMs) {
        return Gesture.eased(nowMs, startMs + REACH_MS, LIFT_MS) - Gesture.eased(nowMs, backMs, LIFT_MS);
    }

    /** Returns the die at a moment. */
    TwinDie dieAt(long nowMs) {
        double aside = asideAt(nowMs);
        if (aside == 0) {
            return die;
        }
        double arm = Math.toRadians(fromDeg);
        Pose there = new Pose(
                die.pose().xMm() + aside * farMm() * Math.cos(arm),
                die.pose().yMm() + aside * farMm() * Math.sin(arm),
                die.pose().headingDeg());
        double speed = (asideAt(nowMs + 4) - asideAt(nowMs - 4)) * farMm() / 0.008;
        return die.lying(there, die.face())
                .flying(aside * UP_MM, new Velocity(speed * Math.cos(arm), speed * Math.sin(arm)));
    }

    /** Returns the hand at a moment. */
    Hand handAt(long nowMs) {
        TwinDie held = dieAt(nowMs);
        double away = 1 - Gesture.eased(nowMs, startMs, REACH_MS) + Gesture.eased(nowMs, backMs + LIFT_MS, LEAVE_MS);
        return new Hand(
                        held.pose().xMm(),
                        held.pose().yMm(),
                        held.liftMm() + held.edgeMm(),
                        fromDeg,
                        Hand.Shape.PINCHING,
                        held.velocity())
                .backBy(away * Gesture.GONE_MM);
    }
}
