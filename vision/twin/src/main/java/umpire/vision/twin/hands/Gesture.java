package umpire.vision.twin.hands;

import java.util.Optional;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.Velocity;

/**
 * A hand that takes a piece, carries it, puts it down and leaves, or only the last of these steps. The hand comes in and leaves over its
 * player's edge of the table, or goes from one piece to the next.
 *
 * @param piece as it stood at the start of the gesture
 * @param to its final pose
 * @param toLiftMm its final height: on another piece, or on the table
 * @param startMs the start; before, there is no hand
 * @param timing the duration of each part
 * @param fromDeg the direction its arm comes from
 * @param asideMm how far towards the arm the piece is held meanwhile, so that its place can be seen
 * @param comingFrom the place of the hand at the start, after another gesture; otherwise it comes in over the edge
 * @param showing how long it waits to be seen
 */
public record Gesture(
        StandingPiece piece,
        Pose to,
        double toLiftMm,
        long startMs,
        GestureTiming timing,
        double fromDeg,
        double asideMm,
        Optional<Hand> comingFrom,
        TouchShowing showing) {
    static final double CARRY_MM = 60;
    /** The height to which a touched piece is lifted. Chosen: people lift it no higher. */
    private static final double TOUCH_MM = 30;

    static final double ASIDE_MM = 110;
    private static final long ASIDE_MS = 80;
    static final double GONE_MM = 480;
    private static final double HOP_MM = 25;

    /** Lifts a piece, holds it aside for a moment and puts it back. */
    public static Gesture tap(StandingPiece piece, long startMs, double fromDeg) {
        return new Gesture(
                piece,
                piece.pose(),
                piece.liftMm(),
                startMs,
                GestureTiming.TAP,
                fromDeg,
                ASIDE_MM,
                Optional.empty(),
                TouchShowing.ASIDE);
    }

    /** Lifts a piece straight up, so that the hand hides it, and puts it back nearly as it stood. */
    public static Gesture touch(StandingPiece piece, Pose back, long startMs, double fromDeg) {
        return new Gesture(
                piece,
                back,
                piece.liftMm(),
                startMs,
                GestureTiming.TOUCH,
                fromDeg,
                0,
                Optional.empty(),
                TouchShowing.STRAIGHT);
    }

    /** Carries a piece elsewhere. */
    public static Gesture move(StandingPiece piece, Pose to, double toLiftMm, long startMs, double fromDeg) {
        GestureTiming timing = GestureTiming.carrying(piece.pose().distanceMm(to));
        return new Gesture(piece, to, toLiftMm, startMs, timing, fromDeg, 0, Optional.empty(), TouchShowing.NOTHING);
    }

    /** Lifts the pieces above the one that another gesture takes, holds them aside until that is done, and puts them back lower. */
    static Gesture uncovering(StandingPiece cover, double toLiftMm, Gesture taking) {
        GestureTiming timing =
                GestureTiming.TAP.carrying(taking.timing().untilDownMs() - GestureTiming.TAP.untilUpMs());
        return new Gesture(
                cover,
                cover.pose(),
                toLiftMm,
                taking.startMs(),
                timing,
                taking.fromDeg(),
                ASIDE_MM,
                Optional.empty(),
                TouchShowing.NOTHING);
    }

    /** Returns the same gesture with a hand that waits until another one has lifted the pieces above. */
    Gesture uncovered() {
        return with(timing.reaching(timing.reachMs() + GestureTiming.TAP.untilUpMs()), startMs, showing);
    }

    /** Puts down a piece already held in the air. */
    public static Gesture drop(StandingPiece held, Pose to, double toLiftMm, long startMs, double fromDeg) {
        return new Gesture(
                held, to, toLiftMm, startMs, GestureTiming.DROP, fromDeg, 0, Optional.empty(), TouchShowing.NOTHING);
    }

    /** Returns the same gesture, delayed and done by the hand of another gesture once that hand has put down its piece. */
    Gesture after(Gesture other, long nowMs) {
        if (other.showing.straight()) {
            return with(timing, Math.max(nowMs, other.endMs()), showing);
        }
        long fromMs = Math.max(nowMs, other.downMs());
        Hand hand = other.handAt(fromMs);
        double wayMm = Math.hypot(
                hand.xMm() - piece.pose().xMm(), hand.yMm() - piece.pose().yMm());
        long reachMs = Math.clamp(Math.round(80 + wayMm * 0.4), 100, 240);
        return new Gesture(
                piece, to, toLiftMm, fromMs, timing.reaching(reachMs), fromDeg, asideMm, Optional.of(hand), showing);
    }

    /**
     * Returns the same gesture without the hand's leaving, since the hand continues with another gesture. After a touch it first waits
     * until a picture shows the piece.
     */
    Gesture staying() {
        return showing.straight()
                ? this
                : new Gesture(piece, to, toLiftMm, startMs, timing.staying(), fromDeg, asideMm, comingFrom, showing);
    }

    /** Returns the same gesture after a picture of that moment was taken. */
    Gesture seen(long atMs) {
        boolean up = atMs >= liftedMs() + (showing.straight() ? 0 : ASIDE_MS) && atMs <= backMs();
        boolean gone = atMs >= endMs();
        return up ? with(timing, startMs, showing.seen()) : gone ? with(timing, startMs, showing.seenAfter()) : this;
    }

    /** Returns whether it is done except for pictures that must still show its result. */
    boolean unseen(long nowMs) {
        return nowMs >= endMs() && nowMs < endMs() + TouchShowing.MAX_MS && showing.looksAfter() > 0;
    }

    /** Returns the additional time for which the piece must be held aside, because too few pictures were taken. */
    long overdueMs(long nowMs) {
        return showing.looks() == 0 ? 0 : Math.clamp(nowMs - backMs(), 0, TouchShowing.MAX_MS - showing.waitedMs());
    }

    /** Returns the same gesture with the piece held aside for longer. */
    Gesture held(long ms) {
        return with(timing.carrying(ms), startMs, showing.longer(ms));
    }

    /** Returns whether the hand of another gesture continues with this one. */
    boolean follows(Gesture other) {
        return fromDeg == other.fromDeg && startMs >= other.downMs();
    }

    /** Returns the same gesture delayed by a time. */
    Gesture later(long ms) {
        return with(timing, startMs + ms, showing);
    }

    private Gesture with(GestureTiming other, long otherStartMs, TouchShowing shown) {
        return new Gesture(piece, to, toLiftMm, otherStartMs, other, fromDeg, asideMm, comingFrom, shown);
    }

    boolean begun(long nowMs) {
        return nowMs >= startMs;
    }

    boolean over(long nowMs) {
        return nowMs >= endMs();
    }

    private long endMs() {
        return downMs() + timing.leaveMs();
    }

    long downMs() {
        return startMs + timing.untilDownMs();
    }

    /** Returns the piece at a moment. */
    StandingPiece pieceAt(long nowMs) {
        Pose pose = poseAt(nowMs);
        boolean still = nowMs < startMs + timing.reachMs() || nowMs >= downMs();
        return piece.moving(pose, liftAt(nowMs), still ? Velocity.NONE : driftAt(nowMs));
    }

    private Pose poseAt(long nowMs) {
        Pose on = onTheWay(nowMs);
        double aside = asideMm * asideAt(nowMs);
        double arm = Math.toRadians(fromDeg);
        return aside == 0
                ? on
                : new Pose(on.xMm() + aside * Math.cos(arm), on.yMm() + aside * Math.sin(arm), on.headingDeg());
    }

    private double asideAt(long nowMs) {
        return eased(nowMs, liftedMs(), ASIDE_MS) - eased(nowMs, backMs(), ASIDE_MS);
    }

    private long liftedMs() {
        return startMs + timing.reachMs() + timing.liftMs();
    }

    private long backMs() {
        return liftedMs() + timing.carryMs() - ASIDE_MS;
    }

    private Pose onTheWay(long nowMs) {
        double share = eased(
                nowMs,
                startMs + timing.reachMs() + timing.liftMs() / 2,
                Math.max(1, timing.carryMs() + timing.liftMs() / 2 + timing.lowerMs() / 2));
        if (share >= 1) {
            return to;
        }
        double turn = ((to.headingDeg() - piece.pose().headingDeg()) % 360 + 540) % 360 - 180;
        return new Pose(
                piece.pose().xMm() + share * (to.xMm() - piece.pose().xMm()),
                piece.pose().yMm() + share * (to.yMm() - piece.pose().yMm()),
                piece.pose().headingDeg() + share * turn);
    }

    private Velocity driftAt(long nowMs) {
        Pose before = poseAt(nowMs - 4);
        Pose after = poseAt(nowMs + 4);
        return new Velocity((after.xMm() - before.xMm()) / 0.008, (after.yMm() - before.yMm()) / 0.008);
    }

    private double liftAt(long nowMs) {
        double top = showing.straight() ? toLiftMm + TOUCH_MM : Math.max(CARRY_MM, toLiftMm + 12);
        double up = eased(nowMs, startMs + timing.reachMs(), timing.liftMs());
        double down = eased(nowMs, downMs() - timing.lowerMs(), timing.lowerMs());
        if (down > 0) {
            return top + down * (toLiftMm - top);
        }
        return piece.liftMm() + up * (Math.max(top, piece.liftMm()) - piece.liftMm());
    }

    /** Returns the hand at a moment before the gesture is over. */
    Hand handAt(long nowMs) {
        if (comingFrom.isPresent() && nowMs < startMs + timing.reachMs()) {
            return comingOver(comingFrom.orElseThrow(), nowMs);
        }
        StandingPiece held = pieceAt(nowMs);
        double away = awayAt(nowMs);
        Hand gripping = gripping(held, fromDeg);
        double speed = (awayAt(nowMs + 4) - awayAt(nowMs - 4)) * GONE_MM / 0.008;
        double x = Math.cos(Math.toRadians(gripping.fromDeg()));
        double y = Math.sin(Math.toRadians(gripping.fromDeg()));
        return new Hand(
                gripping.xMm() + away * GONE_MM * x,
                gripping.yMm() + away * GONE_MM * y,
                gripping.heightMm() + 30 * away,
                gripping.fromDeg(),
                Hand.Shape.PINCHING,
                held.velocity().plus(speed * x, speed * y));
    }

    private Hand comingOver(Hand from, long nowMs) {
        Hand there = gripping(piece, fromDeg);
        double share = eased(nowMs, startMs, timing.reachMs());
        double speed =
                (eased(nowMs + 4, startMs, timing.reachMs()) - eased(nowMs - 4, startMs, timing.reachMs())) / 0.008;
        double x = there.xMm() - from.xMm();
        double y = there.yMm() - from.yMm();
        double up = HOP_MM * 4 * share * (1 - share) + from.heightMm() + share * (there.heightMm() - from.heightMm());
        return new Hand(
                from.xMm() + share * x,
                from.yMm() + share * y,
                up,
                fromDeg,
                Hand.Shape.PINCHING,
                new Velocity(speed * x, speed * y));
    }

    private double awayAt(long nowMs) {
        double coming = comingFrom.isPresent() ? 1 : eased(nowMs, startMs, timing.reachMs());
        return 1 - coming + eased(nowMs, downMs(), timing.leaveMs());
    }

    /** Returns a hand that holds a piece between thumb and fingers. */
    static Hand gripping(StandingPiece piece, double fromDeg) {
        double turn = Math.toRadians(fromDeg + 90);
        double across = piece.bodyMm() / 2;
        double along = 3;
        return new Hand(
                piece.pose().xMm() + Math.cos(turn) * across - Math.sin(turn) * along,
                piece.pose().yMm() + Math.sin(turn) * across + Math.cos(turn) * along,
                piece.topMm(),
                fromDeg,
                Hand.Shape.PINCHING,
                piece.velocity());
    }

    /** Returns 0 before, 1 after, and a smooth transition between. */
    static double eased(long nowMs, long startMs, long lastsMs) {
        if (lastsMs <= 0) {
            return nowMs >= startMs ? 1 : 0;
        }
        double t = Math.clamp((nowMs - startMs) / (double) lastsMs, 0, 1);
        return t * t * (3 - 2 * t);
    }
}
