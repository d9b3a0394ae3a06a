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

/** Where a hand puts a piece back that it lifted straight up: near to where it stood, and never just there. */
public final class PutBack {
    /** How far off a hand puts a piece back, to each side. Chosen: a normal distribution, narrower than that of aimed moves of some centimetres. */
    static final double OFF_MM = 1.2;

    /** How far a hand turns it meanwhile. Chosen likewise. */
    static final double TURN_DEG = 2.5;

    /**
     * How far off it is at least. Chosen: well above what a camera of 960 pixels can tell from its own noise (0.4 mm), and people hardly ever
     * come nearer, as little as they try to.
     */
    static final double LEAST_MM = 1;

    /** No hand is off by more than this many times {@link #OFF_MM}, or turns a piece by more than so many {@link #TURN_DEG}. */
    private static final double MOST = 3;

    /** A piece stays this far within its place, as far as it was before. */
    private static final double CLEAR_OF_LINES_MM = 9;

    private static final int TRIES = 24;

    private final Board board;
    private final TableScene scene;

    public PutBack(Board board, TableScene scene) {
        this.board = board;
        this.scene = scene;
    }

    /** Returns the piece as a hand puts it back; nothing where something stands on it, or there is no room to be off. */
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

    /** It does not come nearer to its neighbours than it stood, nor to the edge of what it stands on. */
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
