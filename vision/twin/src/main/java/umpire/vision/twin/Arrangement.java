package umpire.vision.twin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Puts pieces as a person would who sets up a picture: by hand, moving as few as possible. */
public final class Arrangement {
    private static final double OFFSET_MM = 3;
    private static final double TURN_DEG = 5;
    private static final double ROW_MM = 40;
    private static final double CLEAR_OF_LINES_MM = 8;
    private static final double IN_ITS_ROW_MM = 5;
    private static final double CLEAR_OF_BOARD_MM = 28;
    private static final int COLUMNS = 4;

    private final TableScene scene;
    private final Board sheet;
    private final List<Piece> box;
    private final long seed;
    private final Map<Integer, StandingPiece> free = new TreeMap<>();
    private final List<StandingPiece> done = new ArrayList<>();

    /**
     * Begins with a scene.
     *
     * @param sheet the board
     * @param box every piece of the game
     * @param seed of the small offsets and turns of pieces put down by hand
     */
    public Arrangement(TableScene scene, Board sheet, List<Piece> box, long seed) {
        this.scene = scene;
        this.sheet = sheet;
        this.box = List.copyOf(box);
        this.seed = seed;
    }

    /**
     * Returns the scene with the pieces so put that they show a picture. Pieces that stand right already stay where they are,
     * the nearest misplaced ones are moved, ones from beside the board join, and what is not needed goes to tidy rows beside
     * it. Two tokens sharing a place stand side by side within it. Once only.
     *
     * @throws IllegalArgumentException when the box has too few pieces of a token
     */
    public TableScene showing(Picture picture) {
        for (Piece piece : box) {
            free.put(piece.tag(), scene.piece(piece.tag()).orElseGet(() -> aside(piece)));
        }
        Map<Place, List<Standing>> byPlace = new TreeMap<>();
        List<Standing> lying = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            switch (standing.spot()) {
                case Spot.On on ->
                    byPlace.computeIfAbsent(on.place(), place -> new ArrayList<>())
                            .add(standing);
                case Spot.Lying at -> lying.add(standing);
            }
        }
        Map<Place, List<StandingPiece>> kept = new TreeMap<>();
        byPlace.forEach((place, wanted) -> kept.put(place, keep(place, wanted)));
        byPlace.forEach((place, wanted) -> fill(place, wanted, kept.getOrDefault(place, List.of())));
        lying.forEach(this::lay);
        free.values().forEach(piece -> done.add(tidied(piece)));
        return scene.withPieces(done);
    }

    /** Takes the pieces that stand right out of the free ones, if they also leave room for those to come. */
    private List<StandingPiece> keep(Place place, List<Standing> wanted) {
        Area area = sheet.area(place);
        List<Token> missing =
                new ArrayList<>(wanted.stream().map(Standing::token).toList());
        boolean stacked = wanted.stream().anyMatch(Standing::covered);
        List<StandingPiece> kept = new ArrayList<>();
        for (StandingPiece piece : List.copyOf(free.values())) {
            boolean fits = !stacked && piece.liftMm() == 0 && standsOn(area, piece) && apart(piece, kept);
            if (fits
                    && (wanted.size() == 1 || inASlot(area, piece))
                    && missing.remove(piece.piece().token())) {
                kept.add(piece);
                free.remove(piece.tag());
            }
        }
        return kept;
    }

    /** On the line to a neighbour a piece does not stand right, on whichever side its centre is. */
    private boolean standsOn(Area area, StandingPiece piece) {
        Pose pose = scene.boardPose(piece.pose());
        return area.contains(new Point(pose.xMm(), pose.yMm()))
                && IntStream.range(0, 8).mapToDouble(turn -> turn * Math.PI / 4).allMatch(angle -> {
                    Point near = new Point(
                            pose.xMm() + CLEAR_OF_LINES_MM * Math.cos(angle),
                            pose.yMm() + CLEAR_OF_LINES_MM * Math.sin(angle));
                    return sheet.placeAt(near).filter(area.place()::equals).isPresent();
                });
    }

    private static boolean apart(StandingPiece piece, List<StandingPiece> others) {
        return others.stream()
                .allMatch(other -> other.pose().distanceMm(piece.pose()) > (other.bodyMm() + piece.bodyMm()) / 2 + 4);
    }

    private boolean inASlot(Area area, StandingPiece piece) {
        return slots(area).stream().anyMatch(slot -> near(slot, piece));
    }

    private boolean near(Point slot, StandingPiece piece) {
        return scene.boardPose(piece.pose()).distanceMm(new Pose(slot.xMm(), slot.yMm(), 0)) < 4;
    }

    private void fill(Place place, List<Standing> wanted, List<StandingPiece> kept) {
        done.addAll(kept);
        List<Token> already = new ArrayList<>(
                kept.stream().map(piece -> piece.piece().token()).toList());
        Area area = sheet.area(place);
        List<Point> slots = new ArrayList<>(slots(area));
        slots.removeIf(slot -> kept.stream().anyMatch(piece -> near(slot, piece)));
        Point centre = middle(area);
        double liftMm = 0;
        for (Standing standing : wanted) {
            if (already.remove(standing.token())) {
                continue;
            }
            boolean alone = wanted.size() == 1 || wanted.stream().anyMatch(Standing::covered);
            Point at = alone || slots.isEmpty() ? centre : slots.remove(0);
            StandingPiece put = put(standing.token(), new Pose(at.xMm(), at.yMm(), 0), alone ? 1 : 0.15);
            done.add(new StandingPiece(put.piece(), put.pose(), liftMm, Velocity.NONE));
            liftMm += standing.covered() ? put.piece().heightMm() : 0;
        }
    }

    private void lay(Standing standing) {
        if (standing.spot() instanceof Spot.Lying at) {
            StandingPiece piece = taken(standing.token(), at.pose());
            done.add(piece.at(scene.tablePose(at.pose())));
        }
    }

    /** Puts a free piece of a token there, as exactly as a hand does. */
    private StandingPiece put(Token token, Pose onBoard, double care) {
        StandingPiece piece = taken(token, onBoard);
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + piece.tag());
        double x = (random.nextDouble() * 2 - 1) * OFFSET_MM * care;
        double y = (random.nextDouble() * 2 - 1) * OFFSET_MM * care;
        double turn = (random.nextDouble() * 2 - 1) * TURN_DEG * care;
        return piece.at(scene.tablePose(new Pose(onBoard.xMm() + x, onBoard.yMm() + y, onBoard.headingDeg() + turn)));
    }

    /** The nearest misplaced piece of the token on the board, otherwise the first beside it. */
    private StandingPiece taken(Token token, Pose onBoard) {
        Pose there = scene.tablePose(onBoard);
        StandingPiece piece = free.values().stream()
                .filter(one -> one.piece().token().equals(token))
                .min(Comparator.comparing((StandingPiece one) -> !onTheSheet(one))
                        .thenComparingDouble(one -> onTheSheet(one) ? one.pose().distanceMm(there) : 0)
                        .thenComparingInt(StandingPiece::tag))
                .orElseThrow(() -> new IllegalArgumentException("the box has too few pieces of " + token));
        free.remove(piece.tag());
        return piece;
    }

    private boolean onTheSheet(StandingPiece piece) {
        Pose pose = scene.boardPose(piece.pose());
        return Math.abs(pose.xMm()) < sheet.widthMm() / 2 && Math.abs(pose.yMm()) < sheet.heightMm() / 2;
    }

    /** Puts a piece that is not needed into its row, unless it is there. */
    private StandingPiece tidied(StandingPiece piece) {
        StandingPiece inItsRow = aside(piece.piece());
        boolean there = piece.liftMm() == 0 && piece.pose().distanceMm(inItsRow.pose()) < IN_ITS_ROW_MM;
        return there ? piece : inItsRow;
    }

    /** Every piece has its own place in the rows: the first seat's left of the board, the others' right of it. */
    StandingPiece aside(Piece piece) {
        List<String> seats = box.stream().map(Piece::seat).distinct().toList();
        boolean left = seats.indexOf(piece.seat()) % 2 == 0;
        List<Piece> side = box.stream()
                .filter(other -> (seats.indexOf(other.seat()) % 2 == 0) == left)
                .sorted(Comparator.comparingInt(Piece::tag))
                .toList();
        int index = side.indexOf(piece);
        int rows = (side.size() + COLUMNS - 1) / COLUMNS;
        double out = sheet.widthMm() / 2 + CLEAR_OF_BOARD_MM + ROW_MM * (index % COLUMNS);
        double along = ROW_MM * ((rows - 1) / 2.0 - index / COLUMNS);
        SplittableRandom random = new SplittableRandom(seed * 7_368_787 + piece.tag());
        double turn = (random.nextDouble() * 2 - 1) * TURN_DEG;
        return new StandingPiece(
                piece,
                scene.tablePose(new Pose(
                        (left ? -out : out) + random.nextDouble() - 0.5, along + random.nextDouble() - 0.5, turn)));
    }

    /** Where tokens stand that share a place: the quarters of its box, opposite ones first. */
    static List<Point> slots(Area area) {
        Point centre = middle(area);
        double x = (max(area, true) - min(area, true)) * 0.25;
        double y = (max(area, false) - min(area, false)) * 0.25;
        return List.of(
                new Point(centre.xMm() - x, centre.yMm() + y),
                new Point(centre.xMm() + x, centre.yMm() - y),
                new Point(centre.xMm() + x, centre.yMm() + y),
                new Point(centre.xMm() - x, centre.yMm() - y));
    }

    private static Point middle(Area area) {
        return new Point((min(area, true) + max(area, true)) / 2, (min(area, false) + max(area, false)) / 2);
    }

    private static double min(Area area, boolean x) {
        return area.outline().stream()
                .mapToDouble(corner -> x ? corner.xMm() : corner.yMm())
                .min()
                .orElseThrow();
    }

    private static double max(Area area, boolean x) {
        return area.outline().stream()
                .mapToDouble(corner -> x ? corner.xMm() : corner.yMm())
                .max()
                .orElseThrow();
    }
}
