package umpire.vision.twin.hands;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Computes where a hand puts back a piece that it lifted straight up: near to its old pose, but never exactly there. */
public final class PutBack {
    /**
     * The standard deviation of the offset to each side. Chosen: a normal distribution, narrower than that of aimed moves over some
     * centimetres.
     */
    static final double OFF_MM = 1.2;

    /** The standard deviation of the rotation. Chosen likewise. */
    static final double TURN_DEG = 2.5;

    /** The least offset. Chosen: well above the noise of a camera of 960 pixels (0.4 mm), and people hardly ever come nearer. */
    static final double LEAST_MM = 1;

    /** The largest offset and rotation, in multiples of {@link #OFF_MM} and {@link #TURN_DEG}. */
    private static final double MOST = 3;

    /** A piece keeps this distance from the lines of its place, unless it was nearer before. */
    private static final double CLEAR_OF_LINES_MM = 9;

    private static final int TRIES = 24;

    private final Board board;
    private final TableScene scene;

    public PutBack(Board board, TableScene scene) {
        this.board = board;
        this.scene = scene;
    }

    /** Returns the piece as a hand puts it back; empty if another stands on it, or there is no room for an offset. */
    public Optional<StandingPiece> of(StandingPiece piece, long seed) {
        SplittableRandom random = new SplittableRandom(piece.tag() * 1_000_003L + seed);
        if (scene.pieces().stream().anyMatch(other -> other.liftMm() > piece.liftMm() && overlapMm(piece, other) > 0)) {
            return Optional.empty();
        }
        return IntStream.range(0, TRIES)
                .mapToObj(i -> off(piece, random, 1 - (double) i / TRIES))
                .filter(back -> staysInItsPlace(piece, back) && isClear(piece, back))
                .findFirst();
    }

    private static StandingPiece off(StandingPiece piece, SplittableRandom random, double share) {
        Pose pose = piece.pose();
        double xMm = share * normal(random) * OFF_MM;
        double yMm = share * normal(random) * OFF_MM;
        double offMm = Math.max(LEAST_MM, Math.hypot(xMm, yMm));
        double toward = Math.atan2(yMm, xMm);
        return piece.at(
                new Pose(
                        pose.xMm() + offMm * Math.cos(toward),
                        pose.yMm() + offMm * Math.sin(toward),
                        pose.headingDeg() + share * normal(random) * TURN_DEG),
                piece.liftMm());
    }

    private static double normal(SplittableRandom random) {
        return Math.clamp(random.nextGaussian(), -MOST, MOST);
    }

    /** Returns whether the piece comes no nearer to its neighbours, or to the edge of the body below, than it stood. */
    private boolean isClear(StandingPiece piece, StandingPiece back) {
        return scene.pieces().stream()
                .filter(other -> other.tag() != piece.tag())
                .allMatch(other -> other.topMm() > piece.liftMm()
                        ? overlapMm(back, other) <= Math.max(-1, overlapMm(piece, other))
                        : overlapMm(piece, other) <= 0
                                || back.pose().distanceMm(other.pose())
                                        <= Math.max(3, piece.pose().distanceMm(other.pose())));
    }

    private static double overlapMm(StandingPiece piece, StandingPiece other) {
        return FreeSpace.overlapMm(piece, piece.pose(), other);
    }

    private boolean staysInItsPlace(StandingPiece piece, StandingPiece back) {
        return IntStream.range(0, 8)
                .mapToDouble(turn -> turn * Math.PI / 4)
                .allMatch(angle -> place(back.pose(), angle).equals(place(piece.pose(), angle)));
    }

    private Optional<Place> place(Pose onTable, double angle) {
        Pose onBoard = scene.boardPose(onTable);
        return scene.boardLaid()
                ? board.placeAt(new Point(
                        onBoard.xMm() + CLEAR_OF_LINES_MM * Math.cos(angle),
                        onBoard.yMm() + CLEAR_OF_LINES_MM * Math.sin(angle)))
                : Optional.empty();
    }
}
