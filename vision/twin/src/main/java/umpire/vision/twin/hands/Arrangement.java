package umpire.vision.twin.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.dice.LaidDice;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Arranges pieces to match a placement as a person would: by hand, moving as few as possible. */
public final class Arrangement {
    private static final double OFFSET_MM = 3;
    private static final double TURN_DEG = 5;
    /** The placing error of stacked pieces, and of pieces that share a place, as a share of the usual one. */
    private static final double ON_TOP = 0.4;

    private static final double BESIDE = 0.15;
    private static final double CLEAR_OF_LINES_MM = 8;
    private static final double IN_ITS_ROW_MM = 5;
    private static final double ON_ONE_ANOTHER_MM = 4;

    private final TableScene scene;
    private final Board sheet;
    private final List<Piece> box;
    private final RowsAside rows;
    private final Decks decks;
    private final long shuffle;
    private final LaidDice laidDice;
    private final long seed;
    private final Map<Integer, StandingPiece> free = new TreeMap<>();
    private final List<StandingPiece> done = new ArrayList<>();
    private final Set<Token> wanted = new HashSet<>();
    private final Set<Integer> going = new HashSet<>();

    /**
     * Starts with a scene.
     *
     * @param sheet the board
     * @param box every piece of the game
     * @param seed of the random offsets and rotations of pieces put down by hand
     */
    public Arrangement(TableScene scene, Board sheet, List<Piece> box, long seed) {
        this(scene, sheet, box, seed, seed);
    }

    /** Starts with a scene; a second seed determines the decks' order. */
    public Arrangement(TableScene scene, Board sheet, List<Piece> box, long seed, long shuffle) {
        this.scene = scene;
        this.sheet = sheet;
        this.box = LaidDice.otherPieces(box, scene.dice());
        this.laidDice = new LaidDice(box, scene.dice(), sheet);
        this.seed = seed;
        this.rows = new RowsAside(scene, sheet, this.box, seed);
        this.decks = new Decks(rows);
        this.shuffle = shuffle;
    }

    /** Selects by tags the pieces that leave their places among several that look alike. Returns this. */
    public Arrangement letting(Set<Integer> tags) {
        going.addAll(tags);
        return this;
    }

    /**
     * Returns the scene arranged to match a placement. Pieces that stand correctly stay. Where a piece is missing, the nearest misplaced
     * one is moved there, or one from beside the board. Unneeded pieces go to tidy rows beside it. Two tokens that share a place stand side
     * by side in it. Call once.
     *
     * @throws IllegalArgumentException if the box has too few pieces of a token
     */
    public TableScene showing(Placement picture) {
        for (Piece piece : box) {
            free.put(piece.tag(), scene.piece(piece.tag()).orElseGet(() -> rows.of(piece)));
        }
        wanted.addAll(picture.tokens());
        Map<Place, List<Standing>> byPlace = new TreeMap<>();
        List<Standing> lying = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            switch (standing.spot()) {
                case Spot.On on
                when !laidDice.shows(standing.token()) ->
                    byPlace.computeIfAbsent(on.place(), place -> new ArrayList<>())
                            .add(standing);
                case Spot.Lying at when !laidDice.shows(standing.token()) -> lying.add(standing);
                case Spot.On on -> {}
                case Spot.Lying at -> {}
            }
        }
        Map<Place, List<StandingPiece>> kept = new TreeMap<>();
        byPlace.forEach((place, wanted) -> kept.put(
                place,
                wanted.stream().anyMatch(Standing::covered)
                        ? keepStacks(place, TokenStacks.of(wanted))
                        : keep(place, wanted)));
        byPlace.forEach((place, wanted) -> fill(place, wanted, kept.getOrDefault(place, List.of())));
        lying.forEach(this::lay);
        List<StandingPiece> cards = free.values().stream()
                .filter(piece -> RowsAside.isCard(piece.piece()))
                .toList();
        free.values().removeAll(cards);
        free.values().forEach(piece -> done.add(tidied(piece)));
        done.addAll(decks.of(cards, shuffle));
        return laidDice.showing(scene.withPieces(done), picture);
    }

    /** Removes the pieces that stand correctly from the free ones, if they leave room for the other pieces of the place. */
    private List<StandingPiece> keep(Place place, List<Standing> wanted) {
        Area area = sheet.area(place);
        List<Token> missing =
                new ArrayList<>(wanted.stream().map(Standing::token).toList());
        List<StandingPiece> kept = new ArrayList<>();
        List<StandingPiece> stayingFirst = free.values().stream()
                .sorted(Comparator.comparing(piece -> going.contains(piece.tag())))
                .toList();
        for (StandingPiece piece : stayingFirst) {
            boolean fits = piece.liftMm() == 0 && standsOn(area, piece) && apart(piece, kept);
            if (fits && (wanted.size() == 1 || inASlot(area, wanted.size(), piece)) && missing.remove(piece.token())) {
                kept.add(piece);
                free.remove(piece.tag());
            }
        }
        return kept;
    }

    /** Removes the stacks that stand correctly, each as a whole, from the free pieces. */
    private List<StandingPiece> keepStacks(Place place, List<List<Standing>> stacks) {
        Area area = sheet.area(place);
        List<StandingPiece> kept = new ArrayList<>();
        for (List<Standing> stack : stacks) {
            List<StandingPiece> standing = List.copyOf(free.values()).stream()
                    .filter(bottom -> standsOn(area, bottom) && apart(bottom, kept))
                    .filter(bottom -> stacks.size() == 1 || inASlot(area, stacks.size(), bottom))
                    .map(bottom -> standingOn(bottom, stack))
                    .filter(pieces -> pieces.size() == stack.size())
                    .findFirst()
                    .orElse(List.of());
            kept.addAll(standing);
            standing.forEach(piece -> free.remove(piece.tag()));
        }
        return kept;
    }

    /** Returns the pieces of a stack from this one up; fewer than the stack has if some do not match. */
    private List<StandingPiece> standingOn(StandingPiece bottom, List<Standing> stack) {
        List<StandingPiece> standing = new ArrayList<>();
        double liftMm = 0;
        for (Standing wanted : stack) {
            double footMm = liftMm;
            Optional<StandingPiece> next = free.values().stream()
                    .filter(piece -> piece.token().equals(wanted.token())
                            && Math.abs(piece.liftMm() - footMm) < 0.1
                            && piece.pose().distanceMm(bottom.pose()) < ON_ONE_ANOTHER_MM)
                    .findFirst();
            next.ifPresent(standing::add);
            liftMm = next.map(StandingPiece::topMm).orElse(-1.0);
        }
        return standing;
    }

    /** Returns whether a piece stands in an area and clear of its lines. A piece on the line to a neighbour stands in neither place. */
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
        return others.stream().allMatch(other -> FreeSpace.overlapMm(piece, piece.pose(), other) <= 0);
    }

    private boolean inASlot(Area area, int sharing, StandingPiece piece) {
        return PlaceSlots.of(area, sharing, piece.face().outline()).stream().anyMatch(slot -> near(slot, piece));
    }

    private boolean near(Point slot, StandingPiece piece) {
        return scene.boardPose(piece.pose()).distanceMm(new Pose(slot.xMm(), slot.yMm(), 0)) < 4;
    }

    private void fill(Place place, List<Standing> wanted, List<StandingPiece> kept) {
        done.addAll(kept);
        List<Token> already =
                new ArrayList<>(kept.stream().map(StandingPiece::token).toList());
        Area area = sheet.area(place);
        List<List<Standing>> stacks = TokenStacks.of(wanted);
        List<Point> slots = new ArrayList<>(PlaceSlots.of(
                area, stacks.size(), box, stacks.getFirst().getFirst().token()));
        slots.removeIf(slot -> kept.stream().anyMatch(piece -> near(slot, piece)));
        for (List<Standing> stack : stacks) {
            if (!removed(already, stack)) {
                Point at = slots.isEmpty() ? PlaceSlots.middle(area) : slots.remove(0);
                pile(
                        stack,
                        new Pose(at.xMm(), at.yMm(), 0),
                        stacks.size() > 1 ? BESIDE : stack.size() > 1 ? ON_TOP : 1);
            }
        }
    }

    private static boolean removed(List<Token> already, List<Standing> stack) {
        List<Token> tokens = stack.stream().map(Standing::token).toList();
        boolean all = already.containsAll(tokens);
        if (all) {
            tokens.forEach(already::remove);
        }
        return all;
    }

    private void pile(List<Standing> stack, Pose at, double care) {
        double liftMm = 0;
        for (Standing standing : stack) {
            StandingPiece put = put(standing.token(), at, care);
            done.add(put.at(put.pose(), liftMm));
            liftMm += put.topMm();
        }
    }

    private void lay(Standing standing) {
        if (standing.spot() instanceof Spot.Lying at) {
            StandingPiece piece = taken(standing.token(), at.pose());
            done.add(piece.at(scene.tablePose(at.pose())));
        }
    }

    /** Puts a free piece of a token there with the accuracy of a hand. */
    private StandingPiece put(Token token, Pose onBoard, double care) {
        StandingPiece piece = taken(token, onBoard);
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + piece.tag());
        double x = (random.nextDouble() * 2 - 1) * OFFSET_MM * care;
        double y = (random.nextDouble() * 2 - 1) * OFFSET_MM * care;
        double turn = (random.nextDouble() * 2 - 1) * TURN_DEG * care;
        return piece.at(scene.tablePose(new Pose(onBoard.xMm() + x, onBoard.yMm() + y, onBoard.headingDeg() + turn)));
    }

    /** Returns the nearest misplaced piece of the token on the board, else the first beside it. */
    private StandingPiece taken(Token token, Pose onBoard) {
        Pose there = scene.tablePose(onBoard);
        StandingPiece piece = free.values().stream()
                .flatMap(one -> showing(one, token).stream())
                .min(Comparator.comparing((StandingPiece one) -> isNeededOtherwise(one, token))
                        .thenComparing((StandingPiece one) -> !onTheSheet(one))
                        .thenComparingDouble(one -> onTheSheet(one) ? one.pose().distanceMm(there) : 0)
                        .thenComparingInt(StandingPiece::tag))
                .orElseThrow(() -> new IllegalArgumentException("the box has too few pieces of " + token));
        free.remove(piece.tag());
        return piece;
    }

    /** Returns whether another face of the piece is also needed. Such a card is taken only if no other has the token. */
    private boolean isNeededOtherwise(StandingPiece piece, Token token) {
        return piece.piece().faces().stream()
                .map(PieceFace::token)
                .anyMatch(other -> !other.equals(token) && wanted.contains(other));
    }

    /** Returns a piece that shows a token, if it can. */
    private static Optional<StandingPiece> showing(StandingPiece piece, Token token) {
        return piece.piece().faces().stream()
                .filter(face -> face.token().equals(token))
                .findFirst()
                .map(piece::showing);
    }

    private boolean onTheSheet(StandingPiece piece) {
        return sheet.reaches(scene.boardPose(piece.pose()), 0);
    }

    /** Puts an unneeded piece into its row, unless it is there. */
    private StandingPiece tidied(StandingPiece piece) {
        StandingPiece inItsRow = rows.of(piece.piece());
        boolean there = piece.liftMm() == inItsRow.liftMm()
                && piece.face().equals(inItsRow.face())
                && piece.pose().distanceMm(inItsRow.pose()) < IN_ITS_ROW_MM;
        return there ? piece : inItsRow;
    }
}
