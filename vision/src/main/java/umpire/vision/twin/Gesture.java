package umpire.vision.twin;

import umpire.rules.kernel.Pose;

/**
 * A hand that takes a piece, carries it, puts it down and goes; or any last part of that. The hand comes in and leaves over
 * the edge of the table its player sits at.
 *
 * @param piece as it stood when the gesture began
 * @param to where it will stand
 * @param toLiftMm how high it will stand: on another piece, or on the table
 * @param startMs when it began
 * @param reachMs how long the hand takes to come
 * @param liftMs how long it takes to lift
 * @param carryMs how long it carries
 * @param lowerMs how long it takes to put down
 * @param leaveMs how long it takes to go
 * @param fromDeg the direction its arm comes from
 * @param asideMm how far towards the arm the piece is held meanwhile, so that the place it stood on can be seen
 */
record Gesture(
        StandingPiece piece,
        Pose to,
        double toLiftMm,
        long startMs,
        long reachMs,
        long liftMs,
        long carryMs,
        long lowerMs,
        long leaveMs,
        double fromDeg,
        double asideMm) {
    static final double CARRY_MM = 60;
    private static final double ASIDE_MM = 110;
    private static final long ASIDE_MS = 250;
    private static final double GONE_MM = 480;

    /** Lifts a piece, holds it aside for a moment and puts it back. */
    static Gesture tap(StandingPiece piece, long startMs, double fromDeg) {
        return new Gesture(piece, piece.pose(), piece.liftMm(), startMs, 190, 110, 1_400, 110, 230, fromDeg, ASIDE_MM);
    }

    /** Carries a piece elsewhere. */
    static Gesture move(StandingPiece piece, Pose to, double toLiftMm, long startMs, double fromDeg) {
        long carryMs = Math.clamp(Math.round(180 + piece.pose().distanceMm(to) * 0.8), 180, 600);
        return new Gesture(piece, to, toLiftMm, startMs, 190, 110, carryMs, 110, 230, fromDeg, 0);
    }

    /** Puts down what is held in the air already. */
    static Gesture drop(StandingPiece held, Pose to, double toLiftMm, long startMs, double fromDeg) {
        return new Gesture(held, to, toLiftMm, startMs, 0, 0, 0, 110, 230, fromDeg, 0);
    }

    boolean over(long nowMs) {
        return nowMs >= startMs + reachMs + liftMs + carryMs + lowerMs + leaveMs;
    }

    /** When the piece stands again. */
    long downMs() {
        return startMs + reachMs + liftMs + carryMs + lowerMs;
    }

    /** Returns the piece at a moment. */
    StandingPiece pieceAt(long nowMs) {
        Pose pose = poseAt(nowMs);
        boolean still = nowMs < startMs + reachMs || nowMs >= downMs();
        return new StandingPiece(piece.piece(), pose, liftAt(nowMs), still ? Drift.NONE : driftAt(nowMs));
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
        long lifted = startMs + reachMs + liftMs;
        return eased(nowMs, lifted, ASIDE_MS) - eased(nowMs, lifted + carryMs - ASIDE_MS, ASIDE_MS);
    }

    private Pose onTheWay(long nowMs) {
        double share = eased(nowMs, startMs + reachMs + liftMs / 2, Math.max(1, carryMs + liftMs / 2 + lowerMs / 2));
        if (share >= 1) {
            return to;
        }
        double turn = ((to.headingDeg() - piece.pose().headingDeg()) % 360 + 540) % 360 - 180;
        return new Pose(
                piece.pose().xMm() + share * (to.xMm() - piece.pose().xMm()),
                piece.pose().yMm() + share * (to.yMm() - piece.pose().yMm()),
                piece.pose().headingDeg() + share * turn);
    }

    private Drift driftAt(long nowMs) {
        Pose before = poseAt(nowMs - 4);
        Pose after = poseAt(nowMs + 4);
        return new Drift((after.xMm() - before.xMm()) / 0.008, (after.yMm() - before.yMm()) / 0.008);
    }

    private double liftAt(long nowMs) {
        double top = Math.max(CARRY_MM, toLiftMm + 12);
        double up = eased(nowMs, startMs + reachMs, liftMs);
        double down = eased(nowMs, downMs() - lowerMs, lowerMs);
        if (down > 0) {
            return top + down * (toLiftMm - top);
        }
        return piece.liftMm() + up * (Math.max(top, piece.liftMm()) - piece.liftMm());
    }

    /** Returns the hand at a moment before the gesture is over. */
    Hand handAt(long nowMs) {
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
                new Drift(held.drift().xMmPerS() + speed * x, held.drift().yMmPerS() + speed * y));
    }

    private double awayAt(long nowMs) {
        return 1 - eased(nowMs, startMs, reachMs) + eased(nowMs, downMs(), leaveMs);
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
                piece.drift());
    }

    /** 0 before, 1 after, gently from one to the other between. */
    static double eased(long nowMs, long startMs, long lastsMs) {
        if (lastsMs <= 0) {
            return nowMs >= startMs ? 1 : 0;
        }
        double t = Math.clamp((nowMs - startMs) / (double) lastsMs, 0, 1);
        return t * t * (3 - 2 * t);
    }
}
