package umpire.vision.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;

/**
 * The scene people play on, and what moves in it over time. Thread-safe; time is an argument that may not run backwards.
 * Pieces and dice that are not on the table are refused with an {@link IllegalArgumentException} that says which are.
 */
public final class VirtualTable {
    private final Table table;
    private final Board board;
    private final List<Piece> box;
    /** Everything where it is or will be once all movement is over; held pieces where they were taken. */
    private Scene rest;

    private final Map<Integer, Held> held = new TreeMap<>();
    private final List<Gesture> gestures = new ArrayList<>();
    private final List<Tumble> tumbles = new ArrayList<>();
    private final List<Leaving> leaving = new ArrayList<>();
    private Optional<Hand> reaching = Optional.empty();
    private long reachedMs;
    private long changes;

    /**
     * Sets the table: every piece aside in tidy rows, the board at the centre.
     *
     * @param table its size
     * @param board the sheet
     * @param box every piece of the game
     * @param dice where they lie at first; those in the way of something are moved where there is room
     */
    public VirtualTable(Table table, Board board, List<Piece> box, List<TwinDie> dice) {
        this.table = table;
        this.board = board;
        this.box = List.copyOf(box);
        this.rest = Scene.empty().withDice(dice).aside(board, box);
        for (TwinDie die : dice) {
            rest = rest.with(clearing(rest).apart(die));
        }
    }

    /** Returns everything as it is at that moment. */
    public synchronized Scene at(long nowMs) {
        forget(nowMs);
        Scene scene = rest;
        List<Hand> hands = new ArrayList<>();
        for (Gesture gesture : gestures) {
            scene = scene.with(gesture.pieceAt(nowMs));
            hands.add(gesture.handAt(nowMs));
        }
        for (Held one : held.values()) {
            scene = scene.with(one.pieceAt(nowMs));
            hands.add(one.handAt(nowMs));
        }
        for (Tumble tumble : tumbles) {
            scene = scene.with(tumble.at(nowMs));
        }
        leaving.forEach(hand -> hands.add(hand.at(nowMs)));
        reaching.ifPresent(hand -> hands.add(stillAfter(hand, nowMs)));
        return scene.withHands(hands.toArray(Hand[]::new));
    }

    private Hand stillAfter(Hand hand, long nowMs) {
        boolean still = nowMs - reachedMs > 120;
        return still
                ? new Hand(hand.xMm(), hand.yMm(), hand.heightMm(), hand.fromDeg(), hand.shape(), Drift.NONE)
                : hand;
    }

    /** What is over is kept only as where it left things. */
    private void forget(long nowMs) {
        gestures.removeIf(gesture -> gesture.over(nowMs));
        tumbles.removeIf(tumble -> tumble.over(nowMs));
        leaving.removeIf(hand -> hand.over(nowMs));
    }

    /** Returns whether something moves, or somebody holds a hand or a piece over the table, at that moment. */
    public synchronized boolean moving(long nowMs) {
        forget(nowMs);
        return !(gestures.isEmpty() && held.isEmpty() && tumbles.isEmpty() && leaving.isEmpty() && reaching.isEmpty());
    }

    /** Returns a number that grows with everything that is done to the table. */
    public synchronized long changes() {
        return changes;
    }

    /** Replaces the whole scene at once; all movement ends. */
    public synchronized void become(Scene scene) {
        held.clear();
        gestures.clear();
        tumbles.clear();
        leaving.clear();
        reaching = Optional.empty();
        change(scene);
    }

    private void change(Scene scene) {
        rest = scene;
        changes++;
    }

    /** Puts the pieces at once so that they show a picture; see {@link Scene#arranged}. */
    public synchronized void arrange(Picture picture, long seed, long nowMs) {
        forget(nowMs);
        held.clear();
        gestures.clear();
        change(rest.arranged(picture, board, box, seed));
    }

    /** Takes a piece into a hand and off the table. What stood on it sinks down. */
    public synchronized void lift(int tag, long nowMs) {
        if (!held.containsKey(tag)) {
            StandingPiece now = standing(at(nowMs), tag);
            gestures.removeIf(gesture -> gesture.piece().tag() == tag);
            held.put(tag, Held.taken(now, nowMs, armOf(now)));
            change(rest.with(now));
            sink(tag);
        }
    }

    /** Moves a lifted piece; lifts it first if it stands. The place is cut back to the table's top. */
    public synchronized void carry(int tag, double xMm, double yMm, long nowMs) {
        lift(tag, nowMs);
        Pose there = onTable(xMm, yMm, heldPiece(tag).pose().headingDeg());
        held.put(tag, heldPiece(tag).movedTo(there, nowMs));
        changes++;
    }

    /** Puts a lifted piece down where it is; the hand draws back. A piece that stands is left alone. */
    public synchronized void drop(int tag, long nowMs) {
        standing(rest, tag);
        if (held.containsKey(tag)) {
            StandingPiece inHand = heldPiece(tag).pieceAt(nowMs);
            held.remove(tag);
            StandingPiece down = clearing(without(tag)).standing(inHand, inHand.pose());
            gestures.add(Gesture.drop(inHand, down.pose(), down.liftMm(), nowMs, armOf(inHand)));
            change(rest.with(down));
        }
    }

    /** Turns a piece, in the air or where it stands. */
    public synchronized void turn(int tag, double headingDeg, long nowMs) {
        StandingPiece piece = standing(rest, tag);
        Pose turned = new Pose(piece.pose().xMm(), piece.pose().yMm(), headingDeg);
        if (held.containsKey(tag)) {
            held.put(tag, heldPiece(tag).turnedTo(headingDeg, nowMs));
        }
        gestures.removeIf(gesture -> gesture.piece().tag() == tag);
        change(rest.with(new StandingPiece(piece.piece(), turned, piece.liftMm(), Drift.NONE)));
    }

    /** A hand reaches in, lifts a piece, puts it back and leaves: a touch. Takes 700 ms. */
    public synchronized void tap(int tag, long nowMs) {
        StandingPiece piece = standing(rest, tag);
        ended(tag);
        gestures.add(Gesture.tap(piece, nowMs, armOf(piece)));
        changes++;
    }

    /** A hand reaches in and carries a piece elsewhere. Takes about a second. */
    public synchronized void move(int tag, Pose to, long nowMs) {
        StandingPiece piece = standing(rest, tag);
        ended(tag);
        Pose there = onTable(to.xMm(), to.yMm(), to.headingDeg());
        StandingPiece down = clearing(without(tag)).standing(piece, there);
        gestures.add(Gesture.move(piece, down.pose(), down.liftMm(), nowMs, armOf(piece)));
        change(rest.with(down));
        sink(tag);
    }

    private void ended(int tag) {
        held.remove(tag);
        gestures.removeIf(gesture -> gesture.piece().tag() == tag);
    }

    /** Throws a die; the seed says how it tumbles, where it settles about a second later and with which face. */
    public synchronized void roll(String dieId, long seed, long nowMs) {
        roll(dieId, new SplittableRandom(seed).split().nextInt(6) + 1, seed, nowMs);
    }

    /** Throws a die that will show the face; the seed says the rest. */
    public synchronized void roll(String dieId, int face, long seed, long nowMs) {
        TwinDie now = die(at(nowMs), dieId);
        SplittableRandom random = new SplittableRandom(seed);
        tumbles.removeIf(tumble -> tumble.to().id().equals(dieId));
        TwinDie lying = now.lying(clearing(rest).forDie(now, random), face);
        tumbles.add(Tumble.thrown(now, lying, random, nowMs));
        change(rest.with(lying));
    }

    /** Moves a die by hand, flat and with the same face on top. */
    public synchronized void place(String dieId, double xMm, double yMm, long nowMs) {
        TwinDie die = die(at(nowMs), dieId);
        tumbles.removeIf(tumble -> tumble.to().id().equals(dieId));
        change(rest.with(die.lying(onTable(xMm, yMm, die.pose().headingDeg()), die.face())));
    }

    /** Leaves a die leaning: against a piece beside which there is room, or else on the board's edge. */
    public synchronized void cock(String dieId, long seed, long nowMs) {
        TwinDie die = die(at(nowMs), dieId);
        tumbles.removeIf(tumble -> tumble.to().id().equals(dieId));
        TwinDie flat = die.lying(die.pose(), die.face());
        change(rest.with(clearing(rest).leaning(flat, new SplittableRandom(seed))));
    }

    /** Holds an open hand over the table, or takes it away. */
    public synchronized void hand(boolean present, double xMm, double yMm, long nowMs) {
        if (present) {
            Hand fresh = Hand.open(xMm, yMm);
            reaching = Optional.of(reaching.map(old -> fresh.comingFrom(old, nowMs - reachedMs))
                    .orElse(fresh));
            reachedMs = nowMs;
        } else {
            reaching.ifPresent(hand -> leaving.add(new Leaving(hand, nowMs)));
            reaching = Optional.empty();
        }
        changes++;
    }

    /** Knocks the camera. */
    public synchronized void nudgeCamera(Bump bump, long nowMs) {
        forget(nowMs);
        change(rest.withBump(bump));
    }

    /** Changes the light. */
    public synchronized void light(Light light, long nowMs) {
        forget(nowMs);
        change(rest.withLight(light));
    }

    /** Changes how pictures are taken. */
    public synchronized void shot(Shot shot, long nowMs) {
        forget(nowMs);
        change(rest.withShot(shot));
    }

    /** Lays the board sheet somewhere; what stands on it stays where it is on the table. */
    public synchronized void layBoard(Pose pose, long nowMs) {
        forget(nowMs);
        change(rest.withBoardAt(pose));
    }

    /** Takes the board sheet away. */
    public synchronized void takeBoard(long nowMs) {
        forget(nowMs);
        change(rest.withoutBoard());
    }

    /** The first seat's pieces are moved by the player in the South, the second's by the one opposite. */
    private double armOf(StandingPiece piece) {
        List<String> seats = box.stream().map(Piece::seat).distinct().toList();
        return seats.indexOf(piece.piece().seat()) % 2 == 0 ? 282 : 102;
    }

    private Clearing clearing(Scene scene) {
        return new Clearing(table, board, scene);
    }

    /** What stands on the table once a piece is off it; others in the air do not count either. */
    private Scene without(int tag) {
        return rest.withPieces(rest.pieces().stream()
                .filter(piece -> piece.tag() != tag && !held.containsKey(piece.tag()))
                .toList());
    }

    /** Lets pieces sink that stood on one that is no longer below them. */
    private void sink(int gone) {
        for (StandingPiece sunk : clearing(without(gone)).sunk()) {
            rest = rest.with(sunk);
        }
    }

    private Pose onTable(double xMm, double yMm, double headingDeg) {
        double x = Math.clamp(xMm, -table.widthMm() / 2, table.widthMm() / 2);
        double y = Math.clamp(yMm, -table.heightMm() / 2, table.heightMm() / 2);
        return new Pose(x, y, headingDeg);
    }

    private Held heldPiece(int tag) {
        return Optional.ofNullable(held.get(tag))
                .orElseThrow(() -> new IllegalArgumentException("nobody holds piece " + tag));
    }

    private static StandingPiece standing(Scene scene, int tag) {
        return scene.piece(tag)
                .orElseThrow(() -> new IllegalArgumentException("no piece has tag " + tag + "; there are "
                        + scene.pieces().stream().map(StandingPiece::tag).toList()));
    }

    private static TwinDie die(Scene scene, String id) {
        return scene.die(id)
                .orElseThrow(() -> new IllegalArgumentException("no die is called " + id + "; there are "
                        + scene.dice().stream().map(TwinDie::id).toList()));
    }
}
