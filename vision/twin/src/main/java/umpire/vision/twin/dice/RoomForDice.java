package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.hardware.Table;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Finds free places on a table for dice: where they land, and bodies they may lean on. */
public final class RoomForDice {
    private static final int TRIES = 400;
    private static final double BESIDE_MM = 25;
    /** The grid of the search in a tray in which random tries found no room. */
    private static final double FINE_MM = 3;

    private final Table table;
    private final Board board;
    private final TableScene scene;
    private final FreeSpace freeSpace;
    private final List<RoundPlace> places;

    private final List<RoundDie> dice;

    /** A die on the table with its bounding circle. */
    private record RoundDie(String id, Pose pose, double reachMm) {}

    /** A place of the board with its bounding circle. */
    private record RoundPlace(Area area, Point centre, double radiusMm) {
        static RoundPlace of(Area area) {
            Point centre = area.centre();
            double radiusMm = area.outline().stream()
                    .mapToDouble(corner -> corner.distanceMm(centre, centre))
                    .max()
                    .orElseThrow();
            return new RoundPlace(area, centre, radiusMm);
        }

        boolean isNear(Point point, double reachMm) {
            return point.distanceMm(centre, centre) <= radiusMm + reachMm;
        }
    }

    public RoomForDice(Table table, Board board, TableScene scene) {
        this.table = table;
        this.board = board;
        this.scene = scene;
        this.freeSpace = new FreeSpace(table, board, scene);
        this.places = board.areas().stream()
                .filter(area -> !area.isDiceTray())
                .map(RoundPlace::of)
                .toList();
        this.dice = scene.dice().stream()
                .map(die -> new RoundDie(die.id(), die.pose(), die.reachMm()))
                .toList();
    }

    /**
     * Returns the landing place of a thrown die: well beside the board, where players are told to throw, or on it if there is no other
     * room. Never on or against another body.
     */
    public Pose forDie(TwinDie die, SplittableRandom random) {
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

    /**
     * Returns a die as it comes to lie in a tray, followed by those that gave way in a full tray. If there is still no room, it lies
     * anywhere with room.
     */
    public List<TwinDie> thrownInto(Area tray, TwinDie die, SplittableRandom random) {
        return inTray(die, tray, random)
                .map(there -> List.of(die.lying(there, die.face())))
                .or(() -> new CrowdedTray(scene, tray, die).with(die, random))
                .orElseGet(() -> List.of(die.lying(forDie(die, random), die.face())));
    }

    /** Returns the place of a die thrown into a tray: wholly inside, well apart from others; empty if there is no room. */
    private Optional<Pose> inTray(TwinDie die, Area tray, SplittableRandom random) {
        List<Point> outline = tray.outline();
        DoubleSummaryStatistics x = outline.stream().mapToDouble(Point::xMm).summaryStatistics();
        DoubleSummaryStatistics y = outline.stream().mapToDouble(Point::yMm).summaryStatistics();
        for (int i = 0; i < TRIES; i++) {
            Pose onBoard = new Pose(
                    x.getMin() + (x.getMax() - x.getMin()) * random.nextDouble(),
                    y.getMin() + (y.getMax() - y.getMin()) * random.nextDouble(),
                    random.nextDouble() * 360);
            if (isFreeIn(tray, die, onBoard)) {
                return Optional.of(scene.tablePose(onBoard));
            }
        }
        for (double yMm = y.getMin(); yMm < y.getMax(); yMm += FINE_MM) {
            for (double xMm = x.getMin(); xMm < x.getMax(); xMm += FINE_MM) {
                Pose onBoard = new Pose(xMm, yMm, 0);
                if (isFreeIn(tray, die, onBoard)) {
                    return Optional.of(scene.tablePose(onBoard));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isFreeIn(Area tray, TwinDie die, Pose onBoard) {
        return holds(tray, onBoard, die.reachMm()) && freeForDie(die, scene.tablePose(onBoard));
    }

    private static boolean holds(Area tray, Pose onBoard, double reachMm) {
        return around(onBoard, reachMm).allMatch(tray::contains);
    }

    /**
     * Returns the first free place, row by row, if random tries found no room. It prefers spots beside the board, then those on the board
     * that are in a tray or in no place. If the table has no room, the die stays where it was.
     */
    private Pose grid(TwinDie die) {
        double reachMm = die.reachMm();
        return firstFree(die, pose -> !onSheet(pose, reachMm))
                .or(() -> firstFree(die, pose -> clearOfPlaces(pose, reachMm + BESIDE_MM)))
                .or(() -> firstFree(die, pose -> true))
                .orElseGet(die::pose);
    }

    private Optional<Pose> firstFree(TwinDie die, Predicate<Pose> allowed) {
        for (double y = -table.heightMm() / 2 + 40; y < table.heightMm() / 2 - 40; y += 9) {
            for (double x = -table.widthMm() / 2 + 40; x < table.widthMm() / 2 - 40; x += 9) {
                Pose pose = new Pose(x, y, 0);
                if (apartFromDice(die, pose) && allowed.test(pose) && freeForDie(die, pose)) {
                    return Optional.of(pose);
                }
            }
        }
        return Optional.empty();
    }

    private boolean clearOfPlaces(Pose onTable, double reachMm) {
        Pose pose = scene.boardPose(onTable);
        Point middle = new Point(pose.xMm(), pose.yMm());
        return places.stream()
                .filter(place -> place.isNear(middle, reachMm))
                .noneMatch(place -> around(pose, reachMm).anyMatch(place.area()::contains));
    }

    /** Returns points on a circle around a pose. */
    private static Stream<Point> around(Pose pose, double reachMm) {
        return IntStream.range(0, 8)
                .mapToDouble(eighth -> eighth * Math.PI / 4)
                .mapToObj(turn ->
                        new Point(pose.xMm() + reachMm * Math.cos(turn), pose.yMm() + reachMm * Math.sin(turn)));
    }

    /** Returns a die flat beside the board, where there is room. */
    public TwinDie beside(TwinDie die) {
        return die.lying(grid(die), die.face());
    }

    /** Returns a die where it lies, or at a free place if it overlaps a body there. */
    public TwinDie apart(TwinDie die) {
        return freeForDie(die, die.pose()) ? die : die.lying(grid(die), die.face());
    }

    /**
     * Returns whether a die has room at a pose. The quick tests come first, since a whole table may be searched for each of thirty dice.
     */
    private boolean freeForDie(TwinDie die, Pose pose) {
        double half = die.reachMm();
        return apartFromDice(die, pose)
                && freeSpace.clearOfTags(pose, half + 4)
                && scene.pieces().stream()
                        .allMatch(piece -> FreeSpace.gapMm(piece, pose)
                                > half + 3 + 0.5 * piece.face().heightMm());
    }

    private boolean apartFromDice(TwinDie die, Pose pose) {
        double half = die.reachMm();
        for (RoundDie other : dice) {
            if (other.pose().distanceMm(pose) <= half + other.reachMm() + 4
                    && !other.id().equals(die.id())) {
                return false;
            }
        }
        return true;
    }

    private boolean onSheet(Pose pose, double marginMm) {
        return board.reaches(scene.boardPose(pose), marginMm);
    }

    /**
     * Returns a leaning die: its lowest edge on the table, and its side against a high piece or its underside on the edge of a low one.
     * Without any piece it leans on the board's right edge.
     */
    public TwinDie leaning(TwinDie die, SplittableRandom random) {
        List<StandingPiece> pieces = new ArrayList<>(
                scene.pieces().stream().filter(piece -> piece.liftMm() == 0).toList());
        while (!pieces.isEmpty()) {
            StandingPiece piece = pieces.remove(random.nextInt(pieces.size()));
            for (int side = 0; side < 4; side++) {
                double out = piece.pose().headingDeg() + 90 * side;
                double reach = reachMm(piece.outline(), side);
                Optional<TwinDie> leaning =
                        against(die, piece.pose(), reach, out, piece.face().heightMm(), random);
                if (leaning.isPresent() && roomFor(leaning.get(), piece)) {
                    return leaning.get();
                }
            }
        }
        Pose edge = scene.tablePose(new Pose(0, (random.nextDouble() - 0.5) * board.heightMm() / 2, 0));
        return against(die, edge, board.widthMm() / 2, scene.board().headingDeg(), 5, random)
                .orElse(die.leaning(20, 0));
    }

    /** Returns the extent of a body to its right, its far side, its left or its near side. */
    private static double reachMm(BodyOutline outline, int side) {
        return switch (side) {
            case 0 -> outline.rightMm();
            case 1 -> outline.farMm();
            case 2 -> -outline.leftMm();
            default -> -outline.nearMm();
        };
    }

    /** Leans a die against a wall. The wall has a height, and a distance and direction from a pose. */
    private static Optional<TwinDie> against(
            TwinDie die, Pose pose, double wallMm, double outDeg, double highMm, SplittableRandom random) {
        double e = die.edgeMm();
        if (!DieForm.of(die.type()).isCube()) {
            double tilt = 22 + random.nextDouble() * 16;
            return Optional.of(lean(die, pose, wallMm + die.reachMm(), outDeg, tilt, outDeg));
        }
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
                .allMatch(piece -> FreeSpace.gapMm(piece, die.pose()) > die.edgeMm() * 0.75);
        boolean clearOfDice = scene.dice().stream()
                .filter(other -> !other.id().equals(die.id()))
                .allMatch(other -> other.pose().distanceMm(die.pose()) > die.edgeMm() + other.edgeMm());
        return clear && clearOfDice && freeSpace.clearOfTags(die.pose(), die.edgeMm());
    }
}
