package umpire.vision.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;

/** Finds room on a table: for dice that are thrown, and for pieces that are put down. */
final class FreeSpace {
    private static final int TRIES = 400;
    private static final double BESIDE_MM = 25;
    private static final int PUSHES = 6;

    private final Table table;
    private final Board board;
    private final TableScene scene;

    FreeSpace(Table table, Board board, TableScene scene) {
        this.table = table;
        this.board = board;
        this.scene = scene;
    }

    /**
     * Returns where a thrown die comes to lie: well beside the board, where players are told to throw, and on it only when
     * there is no other room. Never on or against anything.
     */
    Pose forDie(TwinDie die, SplittableRandom random) {
        for (int i = 0; i < TRIES; i++) {
            double x = (random.nextDouble() - 0.5) * (table.widthMm() - 80);
            double y = (random.nextDouble() - 0.5) * (table.heightMm() - 80);
            Pose pose = new Pose(x, y, random.nextDouble() * 360);
            boolean preferred = i > TRIES / 2 || !onSheet(pose, BESIDE_MM);
            if (preferred && freeForDie(die, pose)) {
                return pose;
            }
        }
        return grid(die);
    }

    /** Where the random tries met no room: the first free spot, row by row; on a table without any, where the die was. */
    private Pose grid(TwinDie die) {
        for (double y = -table.heightMm() / 2 + 40; y < table.heightMm() / 2 - 40; y += 9) {
            for (double x = -table.widthMm() / 2 + 40; x < table.widthMm() / 2 - 40; x += 9) {
                Pose pose = new Pose(x, y, 0);
                if (freeForDie(die, pose)) {
                    return pose;
                }
            }
        }
        return die.pose();
    }

    /** Returns a die where it lies, or where there is room if that is in the way of something. */
    TwinDie apart(TwinDie die) {
        return freeForDie(die, die.pose()) ? die : die.lying(grid(die), die.face());
    }

    private boolean freeForDie(TwinDie die, Pose pose) {
        double half = die.edgeMm() * 0.71;
        boolean clearOfPieces = scene.pieces().stream()
                .allMatch(piece ->
                        gapMm(piece, pose) > half + 3 + 0.5 * piece.piece().heightMm());
        boolean clearOfDice = scene.dice().stream()
                .filter(other -> !other.id().equals(die.id()))
                .allMatch(other -> other.pose().distanceMm(pose) > half + other.edgeMm() * 0.71 + 4);
        return clearOfPieces && clearOfDice && clearOfTags(pose, half + 4);
    }

    /** Returns whether a piece that is put down there lies on a piece, a die, or a tag that the table is found by. */
    boolean covers(StandingPiece piece, Pose there) {
        StandingPiece down = standing(piece, there);
        double reachMm = (piece.bodyMm() + piece.stripMm()) / 2 + piece.piece().heightMm() / 2;
        return down.liftMm() > 0
                || scene.dice().stream().anyMatch(die -> gapMm(down, die.pose()) < die.edgeMm() * 0.71)
                || !clearOfTags(down.pose(), reachMm);
    }

    private boolean clearOfTags(Pose pose, double radiusMm) {
        List<double[]> tags = new ArrayList<>();
        for (Table.CornerTag corner : table.corners()) {
            tags.add(new double[] {corner.xMm(), corner.yMm(), table.cornerTagMm()});
        }
        if (scene.boardLaid()) {
            for (Board.BoardTag tag : board.tags()) {
                Pose at = scene.tablePose(
                        new Pose(tag.centre().xMm(), tag.centre().yMm(), 0));
                tags.add(new double[] {at.xMm(), at.yMm(), tag.sideMm()});
            }
        }
        return tags.stream()
                .allMatch(tag -> Math.max(Math.abs(tag[0] - pose.xMm()), Math.abs(tag[1] - pose.yMm()))
                        > tag[2] * 0.72 + radiusMm);
    }

    private boolean onSheet(Pose pose, double marginMm) {
        Pose at = scene.boardPose(pose);
        return Math.abs(at.xMm()) < board.widthMm() / 2 + marginMm
                && Math.abs(at.yMm()) < board.heightMm() / 2 + marginMm;
    }

    /** The distance from a point to a piece's body, seen from above; 0 within it. */
    private static double gapMm(StandingPiece piece, Pose point) {
        double turn = Math.toRadians(-piece.pose().headingDeg());
        double dx = point.xMm() - piece.pose().xMm();
        double dy = point.yMm() - piece.pose().yMm();
        double x = dx * Math.cos(turn) - dy * Math.sin(turn);
        double y = dx * Math.sin(turn) + dy * Math.cos(turn) + piece.stripMm() / 2;
        double outX = Math.max(0, Math.abs(x) - piece.bodyMm() / 2);
        double outY = Math.max(0, Math.abs(y) - (piece.bodyMm() + piece.stripMm()) / 2);
        return Math.hypot(outX, outY);
    }

    /**
     * Returns a die leaning: its lowest edge on the table and an upper edge against the side of a high piece, or its underside
     * on the upper edge of a low one. Without any piece it leans on the board's right edge.
     */
    TwinDie leaning(TwinDie die, SplittableRandom random) {
        List<StandingPiece> pieces = new ArrayList<>(
                scene.pieces().stream().filter(piece -> piece.liftMm() == 0).toList());
        while (!pieces.isEmpty()) {
            StandingPiece piece = pieces.remove(random.nextInt(pieces.size()));
            for (int side = 0; side < 4; side++) {
                double out = piece.pose().headingDeg() + 90 * side;
                double reach = side == 3 ? piece.bodyMm() / 2 + piece.stripMm() : piece.bodyMm() / 2;
                Optional<TwinDie> leaning =
                        against(die, piece.pose(), reach, out, piece.piece().heightMm(), random);
                if (leaning.isPresent() && roomFor(leaning.get(), piece)) {
                    return leaning.get();
                }
            }
        }
        Pose edge = scene.tablePose(new Pose(0, (random.nextDouble() - 0.5) * board.heightMm() / 2, 0));
        return against(die, edge, board.widthMm() / 2, scene.board().headingDeg(), 5, random)
                .orElse(die.leaning(20, 0));
    }

    /** Leans a die against something whose wall is so far out from a pose in a direction, and so high. */
    private static Optional<TwinDie> against(
            TwinDie die, Pose pose, double wallMm, double outDeg, double highMm, SplittableRandom random) {
        double e = die.edgeMm();
        if (highMm >= e) {
            double tilt = 18 + random.nextDouble() * 20;
            double r = Math.toRadians(tilt);
            double away = wallMm + e / 2 * (Math.cos(r) + Math.sin(r));
            return Optional.of(lean(die, pose, away, outDeg, tilt, outDeg + 180));
        }
        double footing = e * 0.88;
        if (highMm > footing * 0.64 || highMm < 2) {
            return Optional.empty();
        }
        double r = Math.asin(highMm / footing);
        double away = wallMm + footing * Math.cos(r) - e / 2 * (Math.cos(r) - Math.sin(r));
        return Optional.of(lean(die, pose, away, outDeg, Math.toDegrees(r), outDeg));
    }

    private static TwinDie lean(
            TwinDie die, Pose from, double awayMm, double outDeg, double tiltDeg, double towardsDeg) {
        double x = from.xMm() + awayMm * Math.cos(Math.toRadians(outDeg));
        double y = from.yMm() + awayMm * Math.sin(Math.toRadians(outDeg));
        return die.lying(new Pose(x, y, outDeg), die.face()).leaning(tiltDeg, towardsDeg);
    }

    private boolean roomFor(TwinDie die, StandingPiece but) {
        boolean clear = scene.pieces().stream()
                .filter(piece -> piece.tag() != but.tag())
                .allMatch(piece -> gapMm(piece, die.pose()) > die.edgeMm() * 0.75);
        boolean clearOfDice = scene.dice().stream()
                .filter(other -> !other.id().equals(die.id()))
                .allMatch(other -> other.pose().distanceMm(die.pose()) > die.edgeMm() + other.edgeMm());
        return clear && clearOfDice && clearOfTags(die.pose(), die.edgeMm());
    }

    /** Returns where a piece comes to stand that is put down there: on top of what it covers, clear of what it touches. */
    StandingPiece standing(StandingPiece piece, Pose there) {
        Pose pose = there;
        for (int i = 0; i < PUSHES; i++) {
            pose = pushedClear(piece, pose);
        }
        double lift = 0;
        for (StandingPiece other : scene.pieces()) {
            if (other.tag() != piece.tag() && overlapMm(piece, pose, other) > 0) {
                lift = Math.max(lift, other.topMm());
            }
        }
        return new StandingPiece(piece.piece(), pose, lift, Velocity.NONE);
    }

    /** Returns the pieces that hang in the air once what they stood on is gone, as they come to stand. */
    List<StandingPiece> sunk() {
        List<StandingPiece> sunk = new ArrayList<>();
        for (StandingPiece piece : scene.pieces()) {
            double lift = scene.pieces().stream()
                    .filter(other -> other.liftMm() < piece.liftMm() && overlapMm(piece, piece.pose(), other) > 0)
                    .mapToDouble(StandingPiece::topMm)
                    .max()
                    .orElse(0);
            if (lift < piece.liftMm()) {
                sunk.add(new StandingPiece(piece.piece(), piece.pose(), lift, Velocity.NONE));
            }
        }
        return sunk;
    }

    private Pose pushedClear(StandingPiece piece, Pose pose) {
        for (StandingPiece other : scene.pieces()) {
            if (other.tag() != piece.tag() && touches(piece, pose, other)) {
                return awayFrom(other, piece, pose);
            }
        }
        return pose;
    }

    /**
     * Returns the pieces that are shoved aside by one that is put down there: it touches them at their side, nothing stands
     * on them, and they have room to go.
     */
    List<StandingPiece> shoved(StandingPiece piece, Pose there) {
        StandingPiece down = piece.at(there);
        return scene.pieces().stream()
                .filter(other -> other.tag() != piece.tag() && touches(piece, there, other) && hasRoom(other))
                .map(other -> other.at(shovedPose(other, down)))
                .filter(this::hasRoom)
                .toList();
    }

    private static Pose shovedPose(StandingPiece piece, StandingPiece by) {
        Pose pose = piece.pose();
        for (int i = 0; i < PUSHES && touches(piece, pose, by); i++) {
            pose = awayFrom(by, piece, pose);
        }
        return pose;
    }

    private boolean hasRoom(StandingPiece piece) {
        return scene.pieces().stream()
                .allMatch(other -> other.tag() == piece.tag() || overlapMm(piece, piece.pose(), other) <= 0);
    }

    /** Returns whether a body meets another one's side; one that overlaps more stands on top of it. */
    private static boolean touches(StandingPiece piece, Pose pose, StandingPiece other) {
        double overlap = overlapMm(piece, pose, other);
        return overlap > 0 && overlap < piece.bodyMm() * 0.4 && other.pose().distanceMm(pose) > 1;
    }

    private static Pose awayFrom(StandingPiece other, StandingPiece piece, Pose pose) {
        double share = (overlapMm(piece, pose, other) + 0.6) / other.pose().distanceMm(pose);
        return new Pose(
                pose.xMm() + (pose.xMm() - other.pose().xMm()) * share,
                pose.yMm() + (pose.yMm() - other.pose().yMm()) * share,
                pose.headingDeg());
    }

    /** How deep two bodies overlap, were they upright. */
    static double overlapMm(StandingPiece piece, Pose pose, StandingPiece other) {
        double x = (piece.bodyMm() + other.bodyMm()) / 2
                - Math.abs(pose.xMm() - other.pose().xMm());
        double high = (piece.bodyMm() + piece.stripMm() + other.bodyMm() + other.stripMm()) / 2;
        double y =
                high - Math.abs(pose.yMm() - piece.stripMm() / 2 - other.pose().yMm() + other.stripMm() / 2);
        return Math.min(x, y);
    }
}
