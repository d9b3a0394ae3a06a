package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Makes room for a piece on an occupied place: side by side in its quarters, or on the stack that lies there. */
final class PlaceSharing {
    private static final double CLEAR_OF_LINES_MM = 9;

    private final Board board;
    private final TableScene scene;

    PlaceSharing(Board board, TableScene scene) {
        this.board = board;
        this.scene = scene;
    }

    /** Returns a piece and those it shares a place with, as a hand arranges them; empty if nothing must move, or there is no room. */
    List<StandingPiece> sharing(StandingPiece piece, Pose there) {
        Optional<Place> place = place(there);
        List<StandingPiece> others = scene.pieces().stream()
                .filter(other -> place.isPresent() && place(other.pose()).equals(place))
                .toList();
        if (others.isEmpty()) {
            return List.of();
        }
        Area area = board.area(place.orElseThrow());
        return area.stacked() ? List.of(onTop(piece, others)) : beside(piece, there, others, area);
    }

    private static StandingPiece onTop(StandingPiece piece, List<StandingPiece> stack) {
        return stack.stream()
                .max(Comparator.comparingDouble(StandingPiece::topMm))
                .map(uppermost -> at(piece, uppermost.pose()))
                .orElseThrow();
    }

    private List<StandingPiece> beside(StandingPiece piece, Pose there, List<StandingPiece> others, Area area) {
        List<List<StandingPiece>> stacks = stacks(others);
        boolean standsWell =
                others.stream().allMatch(other -> FreeSpace.overlapMm(piece, there, other) <= 0) && clearOfLines(there);
        return standsWell || stacks.isEmpty()
                ? List.of()
                : inQuarters(
                        piece,
                        there,
                        stacks,
                        PlaceSlots.of(
                                area,
                                Math.max(2, stacks.size() + 1),
                                piece.face().outline()));
    }

    /** Returns the stacks, each beginning with the piece that stands on the board. A piece on another moves with it. */
    private static List<List<StandingPiece>> stacks(List<StandingPiece> pieces) {
        List<List<StandingPiece>> stacks = new ArrayList<>();
        pieces.stream()
                .filter(piece -> piece.liftMm() == 0)
                .forEach(piece -> stacks.add(new ArrayList<>(List.of(piece))));
        pieces.stream()
                .filter(piece -> piece.liftMm() > 0)
                .forEach(piece -> stacks.stream()
                        .min(Comparator.comparingDouble(
                                stack -> stack.getFirst().pose().distanceMm(piece.pose())))
                        .ifPresent(stack -> stack.add(piece)));
        return stacks;
    }

    private List<StandingPiece> inQuarters(
            StandingPiece piece, Pose there, List<List<StandingPiece>> stacks, List<Point> quarters) {
        List<Pose> free = new ArrayList<>();
        for (Point quarter : quarters) {
            free.add(scene.tablePose(new Pose(quarter.xMm(), quarter.yMm(), 0)));
        }
        List<Pose> taken = new ArrayList<>();
        List<List<StandingPiece>> put = new ArrayList<>();
        for (List<StandingPiece> stack : stacks) {
            if (free.size() < 2) {
                return List.of();
            }
            Pose bottom = stack.getFirst().pose();
            Pose nearest = nearest(free, bottom);
            free.remove(nearest);
            taken.add(nearest);
            put.add(stack.stream()
                    .map(one -> shifted(one, nearest.xMm() - bottom.xMm(), nearest.yMm() - bottom.yMm()))
                    .toList());
        }
        // The new piece stands as far from the others as it can; of two such quarters it takes the one it was held
        // over.
        Pose own = free.stream()
                .max(Comparator.comparingDouble((Pose quarter) -> Math.round(apartMm(quarter, taken)))
                        .thenComparingDouble(quarter -> -quarter.distanceMm(there)))
                .orElseThrow();
        put.add(List.of(at(piece, own)));
        return clear(put) ? put.stream().flatMap(List::stream).toList() : List.of();
    }

    private static Pose nearest(List<Pose> free, Pose to) {
        return free.stream()
                .min(Comparator.comparingDouble(quarter -> quarter.distanceMm(to)))
                .orElseThrow();
    }

    private static double apartMm(Pose quarter, List<Pose> taken) {
        return taken.stream().mapToDouble(quarter::distanceMm).min().orElse(0);
    }

    private static StandingPiece at(StandingPiece piece, Pose quarter) {
        return piece.at(new Pose(quarter.xMm(), quarter.yMm(), piece.pose().headingDeg()));
    }

    private static StandingPiece shifted(StandingPiece piece, double xMm, double yMm) {
        Pose pose = piece.pose();
        return piece.at(new Pose(pose.xMm() + xMm, pose.yMm() + yMm, pose.headingDeg()), piece.liftMm());
    }

    private static boolean clear(List<List<StandingPiece>> stacks) {
        return stacks.stream()
                .allMatch(stack -> stacks.stream()
                        .filter(other -> !other.equals(stack))
                        .flatMap(List::stream)
                        .allMatch(other -> stack.stream()
                                .allMatch(piece -> FreeSpace.overlapMm(piece, piece.pose(), other) <= 0)));
    }

    private boolean clearOfLines(Pose there) {
        Optional<Place> place = place(there);
        for (int turn = 0; turn < 8; turn++) {
            double x = there.xMm() + CLEAR_OF_LINES_MM * Math.cos(turn * Math.PI / 4);
            double y = there.yMm() + CLEAR_OF_LINES_MM * Math.sin(turn * Math.PI / 4);
            if (!place(new Pose(x, y, 0)).equals(place)) {
                return false;
            }
        }
        return true;
    }

    private Optional<Place> place(Pose onTable) {
        if (!scene.boardLaid()) {
            return Optional.empty();
        }
        Pose onBoard = scene.boardPose(onTable);
        return board.placeAt(new Point(onBoard.xMm(), onBoard.yMm()));
    }
}
