package umpire.vision.twin.scene;

import java.util.ArrayList;
import java.util.List;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** Finds room on a table for pieces that are put down. */
public final class FreeSpace {
    private static final int PUSHES = 6;

    private final Table table;
    private final TableScene scene;
    private final List<PrintedTag> tags;

    public FreeSpace(Table table, Board board, TableScene scene) {
        this.table = table;
        this.scene = scene;
        this.tags = tags(table, board, scene);
    }

    /** Returns the nearest pose with its centre on the table. */
    public Pose onTable(double xMm, double yMm, double headingDeg) {
        double x = Math.clamp(xMm, -table.widthMm() / 2, table.widthMm() / 2);
        double y = Math.clamp(yMm, -table.heightMm() / 2, table.heightMm() / 2);
        return new Pose(x, y, headingDeg);
    }

    /** Returns whether a piece put down at a pose covers a piece, a die, or a tag of the table or the board. */
    public boolean covers(StandingPiece piece, Pose there) {
        StandingPiece down = standing(piece, there);
        double reachMm = (piece.lengthMm() + piece.face().heightMm()) / 2;
        return down.liftMm() > 0
                || scene.dice().stream().anyMatch(die -> gapMm(down, die.pose()) < die.reachMm())
                || !clearOfTags(down.pose(), reachMm);
    }

    public boolean clearOfTags(Pose pose, double radiusMm) {
        return tags.stream()
                .allMatch(tag -> Math.max(Math.abs(tag.xMm() - pose.xMm()), Math.abs(tag.yMm() - pose.yMm()))
                        > tag.sideMm() * 0.72 + radiusMm);
    }

    private record PrintedTag(double xMm, double yMm, double sideMm) {}

    private static List<PrintedTag> tags(Table table, Board board, TableScene scene) {
        List<PrintedTag> tags = new ArrayList<>();
        for (Table.CornerTag corner : table.corners()) {
            tags.add(new PrintedTag(corner.xMm(), corner.yMm(), table.cornerTagMm()));
        }
        if (scene.boardLaid()) {
            for (Board.BoardTag tag : board.tags()) {
                Pose at = scene.tablePose(
                        new Pose(tag.centre().xMm(), tag.centre().yMm(), 0));
                tags.add(new PrintedTag(at.xMm(), at.yMm(), tag.sideMm()));
            }
        }
        return tags;
    }

    /** Returns the distance from a point to a piece's body, seen from above; 0 inside. */
    public static double gapMm(StandingPiece piece, Pose point) {
        return BodyContact.gapMm(piece.outline().at(piece.pose()), new Point(point.xMm(), point.yMm()));
    }

    /** Returns the final pose of a piece that is put down: on top of the bodies it covers, clear of those it touches. */
    public StandingPiece standing(StandingPiece piece, Pose there) {
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
        return piece.at(pose, lift);
    }

    /** Returns the final poses of pieces left in the air after the body below them is gone. */
    public List<StandingPiece> sunk() {
        List<StandingPiece> sunk = new ArrayList<>();
        for (StandingPiece piece : scene.pieces()) {
            double lift = scene.pieces().stream()
                    .filter(other -> other.liftMm() < piece.liftMm() && overlapMm(piece, piece.pose(), other) > 0)
                    .mapToDouble(StandingPiece::topMm)
                    .max()
                    .orElse(0);
            if (lift < piece.liftMm()) {
                sunk.add(piece.at(piece.pose(), lift));
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

    /** Returns the pieces that a new piece pushes aside: it touches their side, they carry no other piece, and they have room. */
    public List<StandingPiece> shoved(StandingPiece piece, Pose there) {
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

    /** Returns whether a body touches another one's side; with a larger overlap it stands on top. */
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

    /** Returns the overlap of two bodies, seen from above; negative if they are apart. */
    public static double overlapMm(StandingPiece piece, Pose pose, StandingPiece other) {
        return BodyContact.overlapMm(piece.outline().at(pose), other.outline().at(other.pose()));
    }
}
